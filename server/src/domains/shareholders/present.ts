import type { shareholders, SourceAbsence } from '@pandora/contract/domains/shareholders/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { isoInstant, presentProvenance } from '../../shared/provenance.ts'
import type { HoldingRow } from './queries.ts'

type Holder = OutputOf<typeof shareholders.holders>['dataList'][number]

/** Why a list is empty; null where it is not. */
export const absenceOf = (some: boolean, told: boolean): SourceAbsence | null =>
  some ? null : told ? 'NOT_OF_COMPANY' : 'NO_SOURCE'

function changed(
  row: HoldingRow,
  earlier: ReadonlyMap<string, HoldingRow> | null,
): Pick<Holder, 'change' | 'changeShares' | 'changeStated'> {
  const before = earlier?.get(row.holder)
  const stated = row.change !== null
  const shares = row.change ?? (before ? row.shares - before.shares : null)
  if (!stated && earlier === null) return { change: null, changeShares: null, changeStated: false }
  if (earlier !== null && !before && (row.change === null || row.change === row.shares))
    return { change: 'new', changeShares: row.change, changeStated: stated }
  const change = shares === null ? null : shares > 0 ? 'more' : shares < 0 ? 'fewer' : 'same'
  return { change, changeShares: shares, changeStated: stated }
}

/** The list of a day; `earlier`: that of the report before, null where there is none. */
export function presentHolders(rows: readonly HoldingRow[], earlier: readonly HoldingRow[] | null): Holder[] {
  const before = earlier && new Map(earlier.map((row) => [row.holder, row]))
  return rows.map((row, at) => ({
    rank: at + 1,
    holder: row.holder,
    holderKind: row.holder_kind,
    shares: row.shares,
    ratio: row.ratio,
    ...changed(row, before),
    knownAt: isoInstant(row.known_at),
    assumed: row.known_by === 'deadline',
    provenance: presentProvenance(row),
  }))
}

/** Who stood in the report before and not in this one. */
export function presentLeft(
  rows: readonly HoldingRow[],
  earlier: readonly HoldingRow[],
): { holder: string; shares: number; ratio: number | null }[] {
  const now = new Set(rows.map((row) => row.holder))
  return earlier.filter((row) => !now.has(row.holder)).map(({ holder, shares, ratio }) => ({ holder, shares, ratio }))
}

const sumOf = (ratios: readonly number[], most: number): number | null =>
  ratios.length === 0 ? null : ratios.slice(0, most).reduce((sum, one) => sum + one, 0)

interface Lists {
  all: readonly number[] | undefined
  float: readonly number[] | undefined
  holders: number | undefined
  knownAt: number
}

/** What the largest have together at the end of a day. */
export const presentConcentration = (
  day: string,
  { all = [], float = [], holders, knownAt }: Lists,
): OutputOf<typeof shareholders.concentration>['dataList'][number] => ({
  day,
  first: sumOf(all, 1),
  topThree: all.length >= 3 ? sumOf(all, 3) : null,
  topTen: all.length >= 10 ? sumOf(all, 10) : null,
  floatTen: float.length >= 10 ? sumOf(float, 10) : null,
  holders: holders ?? null,
  knownAt: isoInstant(knownAt),
})
