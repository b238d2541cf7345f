import type { View } from '@pandora/store/as-of'
import { inForce, instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { barInForce } from '../../markets/offers/quotes.ts'

/** Bases whose prices can be held against each other over a split or a dividend. */
const adjusted = (db: Db) =>
  db`unnest(array['forward-adjusted', 'backward-adjusted']) with ordinality kind(basis, place)`

/** Change of stocks between two trading days in one adjusted basis, per cent. */
export interface Momentum {
  security_id: string
  since: string
  until: string
  change: number
}

/**
 * Change of stocks from their first bar since `from` (no later than `latest`) to their last up to `to` (no earlier than
 * `earliest`). Who has no adjusted prices, or none then, is absent.
 */
export async function changesBetween(
  db: Db,
  view: View,
  ids: readonly string[],
  { from, latest, to, earliest }: { from: string; latest: string; to: string; earliest: string },
): Promise<Map<string, Momentum>> {
  if (ids.length === 0) return new Map()
  const rows = await db<Momentum[]>`
    select asked.id as security_id, first.trade_date as since, last.trade_date as until,
      (last.close / first.close - 1) * 100 as change
    from unnest(${db.array(ids as string[])}::text[]) asked(id)
    cross join lateral (select kind.basis from ${adjusted(db)} where exists (select from daily_price e
      where e.security_id = asked.id and e.basis = kind.basis and ${barInForce(db, 'e', view)})
      order by kind.place limit 1) chosen
    cross join lateral (select p.trade_date, p.close, p.basis_date from daily_price p
      where p.security_id = asked.id and p.basis = chosen.basis and p.trade_date between ${from} and ${latest}
        and ${barInForce(db, 'p', view)} order by p.trade_date limit 1) first
    cross join lateral (select p.trade_date, p.close, p.basis_date from daily_price p
      where p.security_id = asked.id and p.basis = chosen.basis and p.trade_date between ${earliest} and ${to}
        and ${barInForce(db, 'p', view)} order by p.trade_date desc limit 1) last
    where first.close > 0 and last.close > 0 and first.basis_date is not distinct from last.basis_date`
  return new Map(rows.map((row) => [row.security_id, row]))
}

/** Documents about a company of late and before, of every kind. */
export interface DocumentCount {
  company_id: string
  recent: number
  past: number
}

/** Counts documents of companies between three instants (ms). */
export async function documentCounts(
  db: Db,
  view: View,
  ids: readonly string[],
  { from, since, to }: { from: number; since: number; to: number },
): Promise<Map<string, DocumentCount>> {
  if (ids.length === 0) return new Map()
  const rows = await db<DocumentCount[]>`
    select asked.id as company_id, told.recent, told.past from unnest(${db.array(ids as string[])}::text[]) asked(id)
    cross join lateral (select count(*) filter (where m.published_at >= ${instant(since)})::int as recent,
      count(*) filter (where m.published_at < ${instant(since)})::int as past from document_company m
      where m.company_id = asked.id and m.published_at >= ${instant(from)} and m.published_at < ${instant(to)}
        and ${inForce(db, 'm', view)}) told
    where told.recent + told.past > 0`
  return new Map(rows.map((row) => [row.company_id, row]))
}

/** Posts on a company: every one, and how those that were read stand, copies of one story once. */
export interface PostCount {
  company_id: string
  raw: number
  many: number
  empty: number
  neutral: number
  /** Of the last days alone. */ late_many: number
  late_empty: number
}

/** Counts posts on companies between two instants, and of these since a third (ms). */
export async function postCounts(
  db: Db,
  view: View,
  ids: readonly string[],
  { from, since, to }: { from: number; since: number; to: number },
): Promise<Map<string, PostCount>> {
  if (ids.length === 0) return new Map()
  const stories = (db_: Db, stance: string, late: boolean) => db_`count(distinct coalesce(a.story_id, m.document_id))
    filter (where a.stance = ${stance} ${late ? db_`and m.published_at >= ${instant(since)}` : db_``})::int`
  const rows = await db<PostCount[]>`
    select asked.id as company_id, told.raw, told.many, told.empty, told.neutral, told.late_many, told.late_empty
    from unnest(${db.array(ids as string[])}::text[]) asked(id)
    cross join lateral (select count(*)::int as raw, ${stories(db, 'many', false)} as many,
        ${stories(db, 'empty', false)} as empty, ${stories(db, 'neutral', false)} as neutral,
        ${stories(db, 'many', true)} as late_many, ${stories(db, 'empty', true)} as late_empty
      from document_company m left join lateral (select a.story_id, a.stance from document_analysis a
        where a.document_id = m.document_id and ${inForce(db, 'a', view)} limit 1) a on true
      where m.company_id = asked.id and m.kind = 'post' and m.published_at >= ${instant(from)}
        and m.published_at < ${instant(to)} and ${inForce(db, 'm', view)}) told
    where told.raw > 0`
  return new Map(rows.map((row) => [row.company_id, row]))
}
