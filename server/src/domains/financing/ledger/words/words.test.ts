import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listOf, listsOf } from './columns.ts'
import { NameSearch } from './name-search.ts'
import { TextPool } from './text-pool.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'B', '1', '资', '本', '创', 'é', '😀'), maxLength: 6 })

test('a pool gives each text one number for good, finds it again, and orders texts by their bytes', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 700 }), (texts) => {
      const pool = new TextPool()
      const ids = texts.map((one) => pool.add(one))
      expect(pool.count).toBe(new Set(texts).size)
      texts.forEach((one, place) => {
        expect(pool.textOf(ids[place] ?? -1)).toBe(one)
        expect(pool.find(one)).toBe(ids[place])
        const other = texts[(place * 7) % texts.length] ?? ''
        const order = Math.sign(Buffer.compare(Buffer.from(one), Buffer.from(other)))
        expect(pool.compare(pool.find(one), pool.find(other))).toBe(order)
      })
      expect(pool.find('not among them')).toBe(-1)
    }),
    { numRuns: 40 },
  )
})

test('a search finds exactly the names that hold a text, and says where it stands in each first', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b', '资', '本'), maxLength: 5 })
  fc.assert(
    fc.property(fc.array(name, { maxLength: 60 }), fc.array(name, { maxLength: 60 }), name, (first, then, asked) => {
      fc.pre(asked !== '')
      const search = new NameSearch()
      const found = (names: readonly string[]) => {
        const told: [number, number, number][] = []
        search.each(asked, (...one) => told.push(one))
        expect(told.toSorted((a, b) => a[0] - b[0])).toEqual(
          names.flatMap((one, id) => (one.includes(asked) ? [[id, one.indexOf(asked), one.length]] : [])),
        )
      }
      first.forEach((one, id) => search.add(id, one))
      found(first)
      then.forEach((one, id) => search.add(first.length + id, one))
      found([...first, ...then])
    }),
  )
})

test('lists by their owners hold what was said of each, in the order in which it was said', () => {
  const pairs: [number, number][] = [
    [2, 5],
    [0, 1],
    [2, 3],
    [0, 9],
  ]
  const lists = listsOf(4, (say) => {
    for (const [owner, place] of pairs) say(owner, place)
  })
  expect([0, 1, 2, 3].map((owner) => [...listOf(lists, owner)])).toEqual([[1, 9], [], [5, 3], []])
})
