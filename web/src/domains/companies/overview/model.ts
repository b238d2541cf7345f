import type { figures } from '@pandora/contract/figures'
import type { OutputOf } from '@pandora/contract/operation'
import type { QuarterBars } from '../../../charts/quarters/layout.ts'
import { quarterKey } from '../../../charts/quarters/quarter.ts'

export type Performance = OutputOf<typeof figures.performance>['dataList'][number]
export type Comparison = OutputOf<typeof figures.companyVs>

/** Quarters as the chart draws them, oldest first: revenue by the left axis, profits by the right; the quarter alone or the four quarters up to its end. */
export function barsOfQuarters(rows: readonly Performance[], basis: 'quarter' | 'ttm' = 'quarter'): QuarterBars[] {
  return rows
    .map((row) => ({ row, of: basis === 'ttm' ? row.ttm : row }))
    .map(({ row, of }) => ({
      key: quarterKey(row),
      left: of.revenue,
      right: of.operatingIncome,
      line: of.netIncomeAfterTax,
    }))
    .toReversed()
}

/** As many quarters as are drawn, up to the latest; moved back only so far that the chosen one is among them. */
export function windowOf<Item extends { key: string }>(
  all: readonly Item[],
  chosen: string | undefined,
  most: number,
): readonly Item[] {
  const at = all.findIndex((one) => one.key === chosen)
  const end = at < 0 || at >= all.length - most ? all.length : Math.max(most, at + 1)
  return all.slice(Math.max(0, end - most), end)
}

/** Fields of the peers' table, in the order of the look; `figure` names the receipt. */
export const peerFields = [
  'marketCap',
  'revenue',
  'revenueGrowthRate',
  'grossProfitMargin',
  'netProfitMargin',
  'roe',
  'peTtm',
  'peg',
] as const
export type PeerField = (typeof peerFields)[number]

export interface PeerRow {
  companyId: string
  key: string
  nameZh: string | null
  nameEn: string | null
  currency: string | null
  figures: Comparison['rows'][number]['companies'][string] | undefined
}

/** One row a company at a quarter, in the order asked for; without figures where it reported nothing for it. */
export function peerRows({ companies, rows }: Comparison, quarter: string | undefined): PeerRow[] {
  const row = rows.find((one) => quarterKey(one) === quarter)
  return companies.map(({ companyId, key, nameZh, nameEn, currency }) => ({
    companyId,
    key,
    nameZh,
    nameEn,
    currency,
    figures: row?.companies[key],
  }))
}

/** Length of the bar under each figure of a column in per cent of its room: by the largest, missing and below zero none. Money of several currencies has no common length. */
export function barsUnder(rows: readonly PeerRow[], field: PeerField): (number | null)[] {
  const money = field === 'marketCap' || field === 'revenue'
  const currencies = new Set(
    rows.flatMap((row) => (row.figures?.[field] === null || row.figures === undefined ? [] : [row.currency])),
  )
  if (money && currencies.size > 1) return rows.map(() => null)
  const most = Math.max(0, ...rows.map((row) => row.figures?.[field] ?? 0))
  return rows.map((row) => {
    const value = row.figures?.[field] ?? null
    return value === null || value <= 0 || most <= 0 ? null : (value / most) * 100
  })
}
