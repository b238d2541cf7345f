import { setImmediate } from 'node:timers/promises'
import type { Rows } from './rows.ts'
import { at } from './words/columns.ts'
import type { Words } from './words/words.ts'

/** Rows that are put in order between two turns of the loop: some ten milliseconds. */
const TURN = 20_000

/** Lets others have their turn. */
export const turn = (): Promise<void> => setImmediate()

/** Rows in the order of their days, and of their ids within a day. */
export async function inOrder(words: Words, rows: Rows, own: Int32Array): Promise<Int32Array> {
  const compare = (a: number, b: number): number => words.ids.compare(at(rows.id, a), at(rows.id, b))
  let [first, last] = [Infinity, -Infinity]
  for (const row of own) {
    first = Math.min(first, at(rows.day, row))
    last = Math.max(last, at(rows.day, row))
  }
  // Days of more than three thousand years are no days of rounds: sorted as they come.
  if (own.length === 0 || last - first > 1_200_000)
    return own.toSorted((a, b) => at(rows.day, a) - at(rows.day, b) || compare(a, b))
  const starts = new Uint32Array(last - first + 2)
  for (const row of own) starts[at(rows.day, row) - first + 1] = at(starts, at(rows.day, row) - first + 1) + 1
  for (let day = 1; day < starts.length; day++) starts[day] = at(starts, day) + at(starts, day - 1)
  const next = starts.slice()
  const order = new Int32Array(own.length)
  for (const row of own) {
    const day = at(rows.day, row) - first
    order[at(next, day)] = row
    next[day] = at(next, day) + 1
  }
  for (let [day, done] = [0, 0]; day + 1 < starts.length; day++) {
    const [from, to] = [at(starts, day), at(starts, day + 1)]
    if (to - from > 1) order.subarray(from, to).sort(compare)
    if (to - done < TURN) continue
    done = to
    await turn()
  }
  return order
}

/** Rows in order without those of which `goes` says so, and with others, which are in order themselves. */
export function orderWith(
  words: Words,
  rows: Rows,
  order: Int32Array,
  goes: (row: number) => boolean,
  others: Int32Array,
): Int32Array {
  const after = (a: number, b: number): boolean =>
    (at(rows.day, a) - at(rows.day, b) || words.ids.compare(at(rows.id, a), at(rows.id, b))) > 0
  const merged = new Int32Array(order.length + others.length)
  let [count, next] = [0, 0]
  for (const row of order) {
    if (goes(row)) continue
    while (next < others.length && after(row, at(others, next))) merged[count++] = at(others, next++)
    merged[count++] = row
  }
  while (next < others.length) merged[count++] = at(others, next++)
  return merged.slice(0, count)
}
