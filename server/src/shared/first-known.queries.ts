import type { KindName } from '@pandora/contract/records/kinds'
import type { Db } from '@pandora/store/database'
import type { MergeCounts } from '@pandora/store/merge'

/** Kinds that say who is in a market; of them sources give versions without any time. */
const saying = ['company', 'company_name', 'security', 'industry_membership'] as const
/** Column that says whom a dated fact is about. */
const dated: Partial<Record<KindName, 'company_id' | 'security_id'>> = {
  daily_price: 'security_id',
  share_count: 'security_id',
  listing_status: 'security_id',
  document_company: 'company_id',
  event_company: 'company_id',
  statement_item: 'company_id',
  business_segment: 'company_id',
  company_profile: 'company_id',
}

/**
 * What a placing has moved: the companies, and the securities of none, whose rows have another time now; and of how
 * many facts of each kind.
 */
export interface Placed {
  things: string[]
  counts: ReadonlyMap<KindName, number>
}

/**
 * Gives what a source says without any time the time of the first dated fact of the same company (or of the same
 * security, where it is of none), inside the transaction of a merge or
 * removal: a company is in a market's past only from there on. Without a dated fact it is there since it was stored.
 * Such rows stay `undated`: their time is assumed.
 */
export async function placeUndated(
  tx: Db,
  marketId: number,
  changed: ReadonlyMap<KindName, MergeCounts>,
): Promise<Placed> {
  const none: Placed = { things: [], counts: new Map() }
  const [undated] = await tx`select 1 from (select market_id, known_by from company union all select market_id, known_by
      from company_name union all select market_id, known_by from security
    union all select market_id, known_by from industry_membership) said
      where market_id = ${marketId} and known_by = 'undated' limit 1`
  if (!undated) return none
  const touched = [...changed.keys()].flatMap((kind) => touchedThings(tx, marketId, kind))
  if (touched.length === 0) return none
  const things = touched.reduce((all, part) => tx`${all} union ${part}`)
  await tx`create temp table undated_thing on commit drop as
    select t.thing from (${things}) t(thing) where t.thing is not null and (
      exists (select from company c where c.market_id = ${marketId} and c.company_id = t.thing
        and c.known_by = 'undated') or exists (select from company_name n
        where n.market_id = ${marketId} and n.company_id = t.thing and n.known_by = 'undated')
      or exists (select from security s where s.market_id = ${marketId}
        and (s.security_id = t.thing or s.company_id = t.thing) and s.known_by = 'undated')
      or exists (select from industry_membership m where m.market_id = ${marketId} and m.company_id = t.thing
        and m.known_by = 'undated'))`
  await tx`analyze undated_thing`
  await tx`create temp table first_known on commit drop as select u.thing, (${firstKnown(tx, marketId)}) as known_at
    from undated_thing u`
  const moved = new Set<string>()
  const counts = new Map<KindName, number>()
  for (const kind of saying) {
    const thing = kind === 'security' ? tx`coalesce(x.company_id, x.security_id)` : tx`x.company_id`
    const rows = await tx<{ thing: string }[]>`
      update ${tx(kind)} x set known_at = least(coalesce(f.known_at, x.recorded_at), x.superseded_at) from first_known f
      where x.market_id = ${marketId} and x.known_by = 'undated' and f.thing = ${thing}
        and x.known_at is distinct from least(coalesce(f.known_at, x.recorded_at), x.superseded_at) returning f.thing`
    if (rows.length > 0) counts.set(kind, rows.length)
    for (const row of rows) moved.add(row.thing)
  }
  await tx`drop table undated_thing, first_known`
  return { things: [...moved], counts }
}

function touchedThings(tx: Db, marketId: number, kind: KindName): ReturnType<Db>[] {
  const table = tx(`touched_${kind}`)
  if (kind === 'security') return [tx`select coalesce(company_id, security_id) from ${table}`]
  if (kind === 'company' || kind === 'company_name' || kind === 'industry_membership' || dated[kind] === 'company_id')
    return [tx`select company_id from ${table}`]
  if (dated[kind] !== 'security_id') return []
  return [
    tx`select coalesce(s.company_id, s.security_id) from (select distinct security_id from ${table}) t
      join security s on s.market_id = ${marketId} and s.security_id = t.security_id and s.superseded_at = 'infinity'`,
  ]
}

/** SQL: the earliest time of what is known of `u.thing`: each by the index that begins with it. */
function firstKnown(tx: Db, marketId: number) {
  const securities = tx`security s where s.market_id = ${marketId}
    and (s.company_id = u.thing or s.security_id = u.thing) and s.superseded_at = 'infinity'`
  const said = (table: string) =>
    tx`select min(x.known_at) from ${tx(table)} x where x.market_id = ${marketId} and x.company_id = u.thing
      and x.known_by <> 'undated'`
  return tx`select min(first.at) from (
    select (select p.known_at from daily_price p where p.market_id = ${marketId} and p.security_id = s.security_id
      and p.basis = b.basis order by p.trade_date limit 1) as at
      from (select s.security_id from ${securities}) s
        cross join unnest(array['traded', 'forward-adjusted', 'backward-adjusted']) b(basis)
    union all select c.known_at from (select s.security_id from ${securities}) s
      cross join lateral (select min(n.known_at) as known_at from share_count n
      where n.market_id = ${marketId} and n.security_id = s.security_id) c
    union all select (select min(l.known_at) from listing_status l
      where l.market_id = ${marketId} and l.security_id = s.security_id)
      from (select s.security_id from ${securities}) s
    union all (select min(s.known_at) from security s
      where s.market_id = ${marketId} and (s.company_id = u.thing or s.security_id = u.thing)
      and s.known_by <> 'undated')
    union all (select d.known_at from document_company d where d.market_id = ${marketId} and d.company_id = u.thing
      order by d.published_at limit 1)
    union all (select e.known_at from event_company e where e.market_id = ${marketId} and e.company_id = u.thing
      order by e.happened_at limit 1)
    union all (select min(r.known_at) from report_period r where r.market_id = ${marketId} and r.company_id = u.thing)
    union all (select min(l.known_at) from business_line l where l.market_id = ${marketId} and l.company_id = u.thing)
    union all (${said('company_profile')}) union all (${said('company')}) union all (${said('company_name')})
      union all (${said('industry_membership')})) first
    where isfinite(first.at)`
}
