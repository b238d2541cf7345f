import { ACCEPTED_FROM, type Discloser, type FoundType } from '@pandora/contract/domains/supply/names'
import { dayOf } from '@pandora/contract/time'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { originColumns, type Origin } from '../../../shared/provenance.ts'

/** A supply as a source gives it. */
export interface EdgeRow extends Origin {
  supplier_id: string
  supplier_name: string | null
  customer_id: string
  customer_name: string | null
  product_zh: string
  product_en: string | null
  revenue_share: number | null
  revenue_share_most: number | null
  cost_share: number | null
  cost_share_most: number | null
  amount: number | null
  disclosed_by: Discloser
  confidence: number | null
  document_id: string | null
  quote: string | null
  valid_from: string
  valid_to: string | null
}

/** Which supply: who, whom, what, and since when. */
export type EdgeKey = Pick<EdgeRow, 'supplier_id' | 'customer_id' | 'product_zh' | 'valid_from'>

/** The day of a view: its own, or that of the clock (ms). */
export const dayIn = (view: View, now: number): string => dayOf(view.asOf ?? now)

const columns = (db: Db) => db`e.supplier_id, e.supplier_name, e.customer_id, e.customer_name, e.product_zh,
  e.product_en, e.revenue_share, e.revenue_share_most, e.cost_share, e.cost_share_most, e.amount, e.disclosed_by,
  e.confidence, e.document_id, e.quote, e.valid_from, e.valid_to, ${originColumns(db, 'e')}`

/** SQL expression: the larger of a supply's two shares, the upper ends of ranges; 0 where neither is known. */
const strength = (db: Db) => db`coalesce(greatest(e.revenue_share_most, e.revenue_share, e.cost_share_most,
  e.cost_share), 0)`

const standing = (db: Db, view: View, day: string) =>
  db`e.valid_from <= ${day} and (e.valid_to is null or e.valid_to >= ${day}) and ${inForce(db, 'e', view)}`

/** End of a supply at which those asked for stand. */
export type End = 'supplier_id' | 'customer_id'

/** Supplies that have one of some companies at an end: of each company the strongest `most`. */
export async function strongestEdges(
  db: Db,
  view: View,
  { ids, end, day, least, most }: { ids: readonly string[]; end: End; day: string; least: number; most: number },
): Promise<EdgeRow[]> {
  const other = end === 'supplier_id' ? 'customer_id' : 'supplier_id'
  return db<EdgeRow[]>`
    select ${columns(db)} from unnest(${db.array(ids as string[])}::text[]) asked(id) cross join lateral (
      select e.* from supply_edge e where e.${db(end)} = asked.id and ${standing(db, view, day)}
        and ${strength(db)} >= ${least}
      order by ${strength(db)} desc, e.${db(other)}, e.product_zh, e.valid_from desc limit ${most}) e
    join import_run run on run.run_id = e.run_id
    order by asked.id, ${strength(db)} desc, e.${db(other)}, e.product_zh, e.valid_from desc`
}

/** The same, but which they are and how strong alone: of a walk most are not shown, and reading them whole is its cost. */
export async function strongestKeys(
  db: Db,
  view: View,
  { ids, end, day, least, most }: { ids: readonly string[]; end: End; day: string; least: number; most: number },
): Promise<(EdgeKey & { strength: number })[]> {
  const other = end === 'supplier_id' ? 'customer_id' : 'supplier_id'
  return db<(EdgeKey & { strength: number })[]>`
    select e.supplier_id, e.customer_id, e.product_zh, e.valid_from, e.strength
    from unnest(${db.array(ids as string[])}::text[]) asked(id) cross join lateral (
      select e.supplier_id, e.customer_id, e.product_zh, e.valid_from, ${strength(db)} as strength
      from supply_edge e where e.${db(end)} = asked.id and ${standing(db, view, day)}
        and ${strength(db)} >= ${least}
      order by ${strength(db)} desc, e.${db(other)}, e.product_zh, e.valid_from desc limit ${most}) e
    order by asked.id, e.strength desc, e.${db(other)}, e.product_zh, e.valid_from desc`
}

/** Supplies by their keys, in the order of those. */
export async function edgesOf(db: Db, view: View, keys: readonly EdgeKey[]): Promise<EdgeRow[]> {
  if (keys.length === 0) return []
  const texts = (name: keyof EdgeKey) => db.array(keys.map((key) => key[name]))
  return db<EdgeRow[]>`
    select ${columns(db)} from unnest(${texts('supplier_id')}::text[], ${texts('customer_id')}::text[],
      ${texts('product_zh')}::text[], ${texts('valid_from')}::date[])
      with ordinality asked(supplier_id, customer_id, product_zh, valid_from, place)
    join supply_edge e on e.supplier_id = asked.supplier_id and e.customer_id = asked.customer_id
      and e.product_zh = asked.product_zh and e.valid_from = asked.valid_from and ${inForce(db, 'e', view)}
    join import_run run on run.run_id = e.run_id
    order by asked.place`
}

/** Supplies between companies of a set. */
export async function edgesBetween(db: Db, view: View, day: string, ids: readonly string[]): Promise<EdgeRow[]> {
  const among = db.array(ids as string[])
  return db<EdgeRow[]>`
    select ${columns(db)} from supply_edge e join import_run run on run.run_id = e.run_id
    where e.supplier_id = any(${among}::text[]) and e.customer_id = any(${among}::text[]) and ${standing(db, view, day)}
    order by e.supplier_id, e.customer_id, e.product_zh, e.valid_from desc`
}

/** Which of some pairs (supplier, customer) are said the other way round too. */
export async function saidBothWays(
  db: Db,
  view: View,
  day: string,
  pairs: readonly { supplierId: string; customerId: string }[],
): Promise<{ supplier_id: string; customer_id: string }[]> {
  if (pairs.length === 0) return []
  return db<{ supplier_id: string; customer_id: string }[]>`
    select pair.supplier_id, pair.customer_id
    from unnest(${db.array(pairs.map((one) => one.supplierId))}::text[],
      ${db.array(pairs.map((one) => one.customerId))}::text[]) pair(supplier_id, customer_id)
    where exists (select from supply_edge e where e.supplier_id = pair.customer_id
      and e.customer_id = pair.supplier_id and ${standing(db, view, day)})
    order by 1, 2`
}

/** A relation that texts say: its best piece of evidence, how many there are, and what was decided of it. */
export interface FoundRow extends Origin {
  from_id: string
  to_id: string
  type: FoundType
  sole: boolean
  product: string | null
  /** What companies call that part of their business in English; null where nobody does. */ product_en: string | null
  confidence: number
  document_id: string
  quote: string
  published_at: number
  pieces: number
  verdict: 'accepted' | 'rejected' | null
  /** It stands: sure enough, or accepted. */
  stands: boolean
}

/** Condition that a review `v` of what texts say stood for the view. */
export const reviewStood = (db: Db, view: View) =>
  view.asOf === null
    ? db`v.origin = 'text' and v.market_id = ${view.marketId} and v.reverted_at is null`
    : db`v.origin = 'text' and v.market_id = ${view.marketId} and v.decided_at <= ${instant(view.asOf)}
      and (v.reverted_at is null or v.reverted_at > ${instant(view.asOf)})`

/**
 * Relations that texts say of some companies (of all with null): at their first end, their second, both or either. Of
 * each the evidence is the surest, of those the first that was known.
 */
export async function foundRelations(
  db: Db,
  view: View,
  { ids, at, types }: { ids: readonly string[]; at: 'from' | 'to' | 'either' | 'both'; types?: readonly FoundType[] },
): Promise<FoundRow[]> {
  const among = db.array(ids as string[])
  const ends = {
    from: db`f.from_id = any(${among}::text[])`,
    to: db`f.to_id = any(${among}::text[])`,
    either: db`(f.from_id = any(${among}::text[]) or f.to_id = any(${among}::text[]))`,
    both: db`f.from_id = any(${among}::text[]) and f.to_id = any(${among}::text[])`,
  }[at]
  return db<FoundRow[]>`
    select one.*, (select s.name_en from business_segment s where s.name = one.product and s.dimension = 'product'
        and s.name_en is not null and ${inForce(db, 's', view)} order by s.period_end desc, s.company_id limit 1)
      as product_en, v.verdict, coalesce(v.verdict = 'accepted', one.confidence >= ${ACCEPTED_FROM}) as stands
    from (select distinct on (f.from_id, f.to_id, f.type) f.from_id, f.to_id, f.type, f.sole, f.product, f.confidence,
        f.document_id, f.quote, f.published_at, count(*) over (partition by f.from_id, f.to_id, f.type)::int as pieces,
        ${originColumns(db, 'f')}
      from found_relation f join import_run run on run.run_id = f.run_id
      where ${ends} ${types ? db`and f.type = any(${db.array(types as string[])}::text[])` : db``}
        and ${inForce(db, 'f', view)}
      order by f.from_id, f.to_id, f.type, f.confidence desc, f.known_at, f.document_id) one
    left join relation_review v on v.from_id = one.from_id and v.to_id = one.to_id and v.type = one.type
      and ${reviewStood(db, view)}
    order by one.from_id, one.to_id, one.type`
}

/** Titles of documents. */
export async function titlesOf(
  db: Db,
  view: View,
  ids: readonly string[],
): Promise<{ document_id: string; title: string }[]> {
  if (ids.length === 0) return []
  return db<{ document_id: string; title: string }[]>`
    select d.document_id, d.title from document d
    where d.document_id = any(${db.array(ids as string[])}::text[]) and ${inForce(db, 'd', view)} order by 1`
}
