import { expect, test } from 'vitest'
import { unseenIn, withLate } from './late.ts'

interface Event {
  eventId: string
  happenedAt: number
}
const events = (...at: number[]): Event[] =>
  at.map((happenedAt) => ({ eventId: `e${String(happenedAt).padStart(4, '0')}`, happenedAt }))
/** A list as the server gives it: newest first, beyond a place. */
const reader = (all: readonly Event[]) => {
  const asked: number[] = []
  const read = async (from: Event | undefined, size: number) => {
    asked.push(size)
    const behind = all.filter((one) => from === undefined || one.happenedAt < from.happenedAt)
    return { dataList: behind.slice(0, size), hasMore: behind.length > size }
  }
  return { asked, read }
}
const ids = (of: readonly Event[]) => of.map(({ happenedAt }) => happenedAt)

test('THEME-08 an event that was read late but happened before the newest shown is found, and stands where it happened', async () => {
  const held = events(90, 70, 50)
  const came = await unseenIn(held, true, reader(events(95, 90, 80, 70, 60, 50, 40, 30)).read)
  expect(ids(came)).toEqual([95, 80, 60])
  expect(ids(withLate(held, came))).toEqual([95, 90, 80, 70, 60, 50])
})

test('THEME-08 what lies behind the last shown is not pushed before the reader; where nothing lies behind it, an older one that came late is', async () => {
  expect(ids(await unseenIn(events(90, 70), true, reader(events(90, 70, 40)).read))).toEqual([])
  expect(ids(await unseenIn(events(90, 70), false, reader(events(90, 70, 40)).read))).toEqual([40])
  expect(ids(await unseenIn([], false, reader(events(10)).read))).toEqual([10])
})

test('a long list is read in pages down to its last, and no further', async () => {
  const all = Array.from({ length: 400 }, (_, n) => 1000 - n)
  const held = events(...all.filter((at) => at > 760 && at !== 800))
  const { asked, read } = reader(events(...all))
  expect(ids(await unseenIn(held, true, read))).toEqual([800])
  expect(asked).toEqual([100, 100, 100])
})

test('an event that is there already stays once', () => {
  expect(ids(withLate(events(9, 5), events(9, 7)))).toEqual([9, 7, 5])
})
