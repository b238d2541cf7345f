import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ranked, ranking, type Story } from './stories.ts'

const ids = (from: readonly string[]) => fc.uniqueArray(fc.constantFrom(...from), { maxLength: 3 })
const companies = ['A', 'B', 'C', 'D']
const story = fc.record({
  subjects: ids(companies),
  mentions: ids(['E', 'F', ...companies]),
  said: fc.integer({ min: -3, max: 3 }),
  toldBy: fc.integer({ min: 0, max: 2 }),
  at: fc.integer({ min: 0, max: 3 }),
})

test('stories that are weighed for one reader after another are in the order, and of the weight, that each would have alone', () => {
  fc.assert(
    fc.property(
      fc.array(story, { maxLength: 25 }),
      fc.array(fc.record({ watched: ids([...companies, 'E']), followed: ids(['t0', 't1', 't7']), only: fc.boolean() })),
      (made, readers) => {
        const stories = made.map((one, at): Story => ({
          ...one,
          mentions: one.mentions.filter((id) => !one.subjects.includes(id)),
          leader: `t${at}`,
          ids: [`t${at}`],
          sources: [],
          events: [],
          keys: [],
        }))
        const scores = new Map([['A', 80]])
        const forReader = ranking(stories, scores)
        for (const { watched, followed, only } of readers) {
          const interest = { watched: new Set(watched), followed: new Set(followed), only }
          const list = forReader(interest)
          expect(list).toEqual(ranked(stories, { ...interest, scores }))
          // Each by itself, by what the parts of a weight say.
          const alone = stories
            .flatMap((one) => ranked([one], { ...interest, scores }))
            .toSorted(
              (a, b) => b.weight - a.weight || b.story.at - a.story.at || (a.story.leader < b.story.leader ? -1 : 1),
            )
          expect(list).toEqual(alone)
          for (const { story: one, weight, why } of list) {
            expect(why.reduce((sum, part) => sum + part.weight, 0)).toBeCloseTo(weight, 2)
            const own = one.subjects.some((id) => interest.watched.has(id))
            expect(why.some(({ code }) => code === 'watched')).toBe(own)
            expect(why.some(({ code }) => code === 'theme')).toBe(interest.followed.has(one.leader))
          }
        }
      },
    ),
  )
})
