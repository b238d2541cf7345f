import type { DeedRow, MarkRow } from './marks.queries.ts'
import { isReleased } from './marks.queries.ts'

/** How a user's marks and administrators' deeds order a list. */
export interface Arranged {
  /** Entries in the order in which they are shown. */ order: string[]
  pinned: string[]
  released: string[]
  /** Hidden by the user, the last one first. */ hidden: string[]
  promoted: ReadonlyMap<string, string>
}

const latest =
  (at: (mark: MarkRow) => number | null) =>
  (a: MarkRow, b: MarkRow): number =>
    (at(b) ?? 0) - (at(a) ?? 0) || (a.company_id < b.company_id ? -1 : 1)

/**
 * A list as one user sees it: the entry pinned last at the very top, below the last pinned one what was unpinned today
 * (RANK-04, 05), then whom administrators put at the head, then all others as ranked; hidden ones are left out.
 */
export function arrange(
  ranked: readonly string[],
  marks: readonly MarkRow[],
  deeds: readonly DeedRow[],
  now: number,
): Arranged {
  const there = new Set(ranked)
  const banned = new Set(deeds.filter((one) => one.deed === 'hide').map((one) => one.company_id))
  const promoted = new Map(
    deeds
      .filter((one) => one.deed === 'promote' && !banned.has(one.company_id))
      .map((one) => [one.company_id, one.reason]),
  )
  const hidden = marks
    .filter((one) => one.hidden_at !== null)
    .toSorted(latest((one) => one.hidden_at))
    .map((one) => one.company_id)
  const away = new Set([...hidden, ...banned])
  const shown = (one: MarkRow) => there.has(one.company_id) && !away.has(one.company_id)
  const pinned = marks
    .filter((one) => one.pinned_at !== null && shown(one))
    .toSorted(latest((one) => one.pinned_at))
    .map((one) => one.company_id)
  const released = marks
    .filter((one) => one.pinned_at === null && isReleased(one.released_at, now) && shown(one))
    .toSorted(latest((one) => one.released_at))
    .map((one) => one.company_id)
  const head = new Set([...pinned, ...released])
  const lifted = [...promoted.keys()].filter((id) => there.has(id) && !away.has(id) && !head.has(id))
  for (const id of lifted) head.add(id)
  return {
    order: [...pinned, ...released, ...lifted, ...ranked.filter((id) => !head.has(id) && !away.has(id))],
    pinned,
    released,
    hidden,
    promoted,
  }
}
