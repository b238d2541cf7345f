import type { figures } from '@pandora/contract/domains/figures/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { quarterKey } from '../../../charts/quarters/quarter.ts'

export type Comparison = OutputOf<typeof figures.companyVs>

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

/**
 * Length of the bar under each figure of a column in per cent of its room: by the largest, missing and below zero none.
 * Money of several currencies has no common length.
 */
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
