import type { KindName } from '@pandora/contract/records/kinds'
import type { MergeCounts } from '@pandora/store/merge'
import { keptReasons } from '@pandora/sources/rejections'
import type { Rejection } from '@pandora/sources/source'

/** Facts of one kind in a run. */
export interface KindTally extends Omit<MergeCounts, 'otherwise'> {
  read: number
  rejected: number
  /**
   * Of those taken, how many lack something that readers will miss: a bar without its open, high or low. Absent in runs
   * of old.
   */
  partial?: number
}

/** What a run has come to: rows of the file, rows refused whole or in part, facts by kind. */
export interface Tally {
  rows: number
  rejectedRows: number
  kinds: Partial<Record<KindName, KindTally>>
}

export const emptyTally = (): Tally => ({ rows: 0, rejectedRows: 0, kinds: {} })

function kindTally(tally: Tally, kind: KindName): KindTally {
  return (tally.kinds[kind] ??= { read: 0, new: 0, updated: 0, unchanged: 0, duplicate: 0, rejected: 0 })
}

/** Counts one row: what was taken of it, and what was not. */
export function countRow(
  tally: Tally,
  mapped: readonly { kind: KindName }[],
  accepted: readonly { kind: KindName; lacks?: readonly string[] }[],
  unmade: readonly Rejection[],
  rejections: readonly Rejection[],
): void {
  tally.rows++
  for (const { kind, lacks } of accepted) {
    const own = kindTally(tally, kind)
    own.read++
    if (lacks) own.partial = (own.partial ?? 0) + 1
  }
  if (rejections.length === 0) return
  tally.rejectedRows++
  const missed = new Map<KindName, number>()
  for (const { kind } of mapped) missed.set(kind, (missed.get(kind) ?? 0) + 1)
  for (const { kind } of accepted) missed.set(kind, (missed.get(kind) ?? 0) - 1)
  // What is told of a fact that was taken all the same is no second fact.
  const lost = unmade.filter(({ reason }) => !keptReasons.has(reason))
  for (const kind of new Set(lost.flatMap((rejection) => rejection.kind ?? [])))
    missed.set(kind, (missed.get(kind) ?? 0) + 1)
  for (const [kind, count] of missed) {
    if (count === 0) continue
    kindTally(tally, kind).read += count
    kindTally(tally, kind).rejected += count
  }
}

/** Adds what the merge did; answers the rows that were not taken since a later one tells the same fact otherwise. */
export function countMerged(tally: Tally, merged: ReadonlyMap<KindName, MergeCounts>): Rejection[] {
  const otherwise: Rejection[] = []
  for (const [kind, counts] of merged) {
    const own = kindTally(tally, kind)
    for (const part of ['new', 'updated', 'unchanged', 'duplicate'] as const) own[part] += counts[part]
    tally.rejectedRows += counts.otherwise?.count ?? 0
    for (const { line, field, value } of counts.otherwise?.first ?? [])
      otherwise.push({ line, field, reason: 'TOLD_OTHERWISE', value: value ?? '', kind })
  }
  return otherwise
}

/** All kinds together; `read` and `rejected` are rows of the file, the rest facts. */
export function totalOf(tally: Tally): Required<KindTally> {
  const total = {
    read: tally.rows,
    new: 0,
    updated: 0,
    unchanged: 0,
    duplicate: 0,
    rejected: tally.rejectedRows,
    partial: 0,
  }
  for (const kind of Object.values(tally.kinds)) {
    for (const part of ['new', 'updated', 'unchanged', 'duplicate'] as const) total[part] += kind[part]
    total.partial += kind.partial ?? 0
  }
  return total
}
