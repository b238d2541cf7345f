import { expect, test } from 'vitest'
import { joined, nextCursor } from './olderInsights.ts'
import type { Cursor } from './olderInsights.ts'

interface Item {
  eventId: string
  happenedAt: number
}
const SIZE = 10
/** What the operation answers: events up to an instant, newest first, by pages. */
const asked = (all: readonly Item[], { endTimestamp = Infinity, page }: Cursor) => ({
  dataList: all
    .filter(({ happenedAt }) => happenedAt <= endTimestamp)
    .toSorted((a, b) => b.happenedAt - a.happenedAt)
    .slice(page * SIZE, (page + 1) * SIZE),
})
function readAll(all: readonly Item[]): { read: Item[]; calls: number } {
  const pages: { dataList: Item[] }[] = []
  let cursor: Cursor | undefined = { page: 0 }
  while (cursor && pages.length < 100) {
    const answer = asked(all, cursor)
    pages.push(answer)
    cursor = nextCursor(answer.dataList, cursor, SIZE)
  }
  return { read: joined(pages), calls: pages.length }
}
const items = (count: number, at: (place: number) => number): Item[] =>
  Array.from({ length: count }, (_, place) => ({ eventId: `e${place}`, happenedAt: at(place) }))

test.each([
  ['one a minute', items(37, (place) => place * 60_000)],
  ['many on one day', items(64, (place) => Math.floor(place / 23) * 86_400_000)],
  ['all at one instant', items(33, () => 5)],
  ['exactly full', items(10, (place) => place)],
  ['none', []],
])('COMP-20 older insights by endTimestamp are all read, each once: %s', (_, all) => {
  const { read, calls } = readAll(all)
  expect(read.map(({ eventId }) => eventId).toSorted()).toEqual(all.map(({ eventId }) => eventId).toSorted())
  expect(read.map(({ happenedAt }) => happenedAt)).toEqual(
    read.map(({ happenedAt }) => happenedAt).toSorted((a, b) => b - a),
  )
  expect(calls).toBeLessThan(all.length / 4 + 4)
})
