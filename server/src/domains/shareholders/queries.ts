import type { HolderScope } from '@pandora/contract/domains/shareholders/records'
import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { HolderCountRow, ShareholdingRow } from '@pandora/store/generated/schema'
import { originColumns, type Origin } from '../../shared/provenance.ts'

/** Days of which lists of a company's largest holders are known, the latest first. */
export async function listDays(db: Db, view: View, companyId: string, scope: HolderScope): Promise<string[]> {
  const rows = await db<{ held_on: string }[]>`
    select distinct h.held_on from shareholding h
    where h.company_id = ${companyId} and h.scope = ${scope} and ${inForce(db, 'h', view)} order by h.held_on desc`
  return rows.map((row) => row.held_on)
}

/** A holding as it is kept. */
export type HoldingRow = Origin &
  Pick<ShareholdingRow, 'held_on' | 'holder' | 'holder_kind' | 'shares' | 'ratio' | 'change'>

/** Holdings of some days, the largest first. */
export async function holdingsOn(
  db: Db,
  view: View,
  companyId: string,
  scope: HolderScope,
  days: readonly string[],
): Promise<HoldingRow[]> {
  return db<HoldingRow[]>`
    select h.held_on, h.holder, h.holder_kind, h.shares, h.ratio, h.change, ${originColumns(db, 'h')}
    from shareholding h join import_run run on run.run_id = h.run_id
    where h.company_id = ${companyId} and h.scope = ${scope}
      and h.held_on = any(${db.array(days as string[])}::text[]::date[]) and ${inForce(db, 'h', view)}
    order by h.held_on desc, h.shares desc, h.holder`
}

/** Ratios of the largest holders of a day and scope, the largest first, and when the last of them was known. */
export interface ListedRatios {
  held_on: string
  scope: HolderScope
  ratios: number[]
  known_at: number
}

export async function ratiosByDay(db: Db, view: View, companyId: string): Promise<ListedRatios[]> {
  return db<ListedRatios[]>`
    select h.held_on, h.scope, coalesce(array_agg(h.ratio order by h.ratio desc) filter (where h.ratio is not null),
      '{}'::float8[]) as ratios, max(h.known_at) as known_at
    from shareholding h where h.company_id = ${companyId} and ${inForce(db, 'h', view)}
    group by h.held_on, h.scope order by h.held_on, h.scope`
}

/** Numbers of holders, oldest first. */
export async function countsByDay(
  db: Db,
  view: View,
  companyId: string,
): Promise<Pick<HolderCountRow, 'counted_on' | 'holders' | 'known_at'>[]> {
  return db<Pick<HolderCountRow, 'counted_on' | 'holders' | 'known_at'>[]>`
    select c.counted_on, c.holders, c.known_at from holder_count c
    where c.company_id = ${companyId} and ${inForce(db, 'c', view)} order by c.counted_on`
}

/** Whether the market knows any such fact at all. */
export async function anyFact(
  db: Db,
  view: View,
  kind: 'shareholding' | 'holder_count' | 'corporate_action',
): Promise<boolean> {
  const [row] = await db<
    { told: boolean }[]
  >`select exists (select from ${db(kind)} f where ${inForce(db, 'f', view)}) as told`
  return row?.told ?? false
}

/** The close of a security on a day, one that was paid first; of several bases. */
export interface DayClose {
  trade_date: string
  close: number
  basis: PriceBasis
  basis_date: string | null
}

export async function closesOn(
  db: Db,
  view: View,
  securityId: string,
  days: readonly string[],
): Promise<Map<string, DayClose>> {
  if (days.length === 0) return new Map()
  const rows = await db<DayClose[]>`
    select distinct on (p.trade_date) p.trade_date, p.close, p.basis, p.basis_date from daily_price p
    where p.security_id = ${securityId} and p.trade_date = any(${db.array(days as string[])}::text[]::date[])
      and ${inForce(db, 'p', view)}
    order by p.trade_date, (p.basis = 'traded') desc, (p.basis_date = p.trade_date) desc nulls last`
  return new Map(rows.map((row) => [row.trade_date, row]))
}

/** All shares of a security as counted last before each of some days. */
export async function sharesBefore(
  db: Db,
  view: View,
  securityId: string,
  days: readonly string[],
): Promise<Map<string, number>> {
  if (days.length === 0) return new Map()
  const rows = await db<{ day: string; total: number }[]>`
    select asked.day, counted.total_shares as total from unnest(${db.array(days as string[])}::text[]) asked(day)
    cross join lateral (select c.total_shares from share_count c where c.security_id = ${securityId}
      and c.counted_on < asked.day::date and c.total_shares is not null and ${inForce(db, 'c', view)}
      order by c.counted_on desc limit 1) counted`
  return new Map(rows.map((row) => [row.day, row.total]))
}
