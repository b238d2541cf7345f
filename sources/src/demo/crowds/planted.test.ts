import { expect, test } from 'vitest'
import { historyAmount } from '../amounts.ts'
import { firstDayOf, simulate } from '../build.ts'
import { calendarDays } from '../calendar.ts'
import { writeDay } from '../language/day.ts'
import { textsOn } from '../language/texts-on.ts'
import { crowdAccounts } from './accounts.ts'
import { crowdWords } from './bank.ts'
import { varied, waysOf } from './vary.ts'
import { randomOf } from '../random.ts'

const today = '2026-03-20'
const { world } = simulate({ seed: 5, size: 'small', from: firstDayOf('small', today), today })
const days = calendarDays(world.from, today)
const amountOn = (day: string) => historyAmount(world.seed, 'small', day)
const planted = days.flatMap((day) => textsOn(world, day, amountOn(day)).filter((text) => text.truth.crowd))

test('posts of crowds stand beside those of a day, which are as they were, and come from accounts of their own', () => {
  for (const day of days.slice(0, 40)) {
    const own = writeDay(world, day, amountOn(day))
    expect(textsOn(world, day, amountOn(day)).slice(0, own.length)).toEqual(own)
  }
  const others = new Set(world.authors.flatMap((one) => [one.id, one.name]))
  const { rings, others: free } = crowdAccounts(world)
  const accounts = [...rings.flat(), ...free]
  expect(accounts.filter((one) => others.has(one.id) || others.has(one.name))).toEqual([])
  expect(new Set(accounts.map((one) => one.id)).size).toBe(accounts.length)
})

test('groups of three to twelve accounts and all that is not coordinated are planted, half of them in ways that serve measuring only', () => {
  const matters = Map.groupBy(planted, (text) => text.truth.crowd?.id)
  const sorts = Map.groupBy(matters.values(), ([one]) => `${one?.truth.crowd?.sort} ${one?.truth.crowd?.half}`)
  for (const half of ['shown', 'hidden'])
    for (const sort of ['ring', 'news', 'phrase', 'event', 'quote'])
      expect(sorts.get(`${sort} ${half}`)?.length ?? 0, `${sort} ${half}`).toBeGreaterThan(1)
  for (const posts of [...(sorts.get('ring shown') ?? []), ...(sorts.get('ring hidden') ?? [])]) {
    const accounts = new Set(posts.map((text) => text.post?.authorId)).size
    expect(accounts).toBeGreaterThanOrEqual(3)
    expect(accounts).toBeLessThanOrEqual(12)
  }
})

test('the two halves share no words and no way of varying a text', () => {
  const [shown, hidden] = [crowdWords.shown, crowdWords.hidden].map((half) => Object.values(half).flat(2) as string[])
  expect(shown?.filter((one) => hidden?.includes(one))).toEqual([])
  expect(waysOf('shown').filter((one) => waysOf('hidden').includes(one))).toEqual([])
})

test('every way changes a text', () => {
  const about = world.companies[0]
  if (!about) throw new Error('no company')
  for (const half of ['shown', 'hidden'] as const)
    for (const name of waysOf(half)) {
      const text = (crowdWords[half].rings[0] ?? '').replaceAll('{s}', about.shortZh)
      const changed = Array.from({ length: 5 }, (_, at) =>
        varied(text, { half, names: [name], about }, randomOf(at, name)),
      )
      expect(
        changed.some((one) => one !== text),
        name,
      ).toBe(true)
    }
})
