import { ACCEPTED_FROM, type FoundType, type RelationOrigin } from '@pandora/contract/domains/supply/names'
import type { Db } from '@pandora/store/database'
import { originColumns, type Origin } from '../../shared/provenance.ts'
import { calledAs } from '../../shared/masked.ts'

/** Where a relation came from; nothing of one whose import was taken back after it had been refused. */
type OriginLeft = { [Part in keyof Origin]: Origin[Part] | null }

/** A relation that texts say, or that sources give, with what was decided of it. */
export interface ReviewedRow extends OriginLeft {
  origin: RelationOrigin
  /** Of a refused relation of sources: its decision. */
  review_id: number | null
  from_id: string
  to_id: string
  type: FoundType
  sole: boolean
  product: string | null
  confidence: number | null
  document_id: string | null
  quote: string | null
  title: string | null
  pieces: number
  given: boolean
  last_said_at: number | null
  verdict: 'accepted' | 'rejected' | null
  note: string | null
  decided_at: number | null
  uid: number | null
  by_name: string | null
}

interface Asked {
  companyId?: string | undefined
  state: 'waiting' | 'accepted' | 'rejected'
  page: number
  size: number
}

/** Which relation of two companies: as texts say it, or as sources give it, there of a supply which product. */
export interface Between {
  fromId: string
  toId: string
  type: FoundType
  origin: RelationOrigin
  product: string
}

/** Relations that texts say, of each the surest piece of evidence. */
const said = (db: Db, marketId: number, which: ReturnType<typeof shown>) => db`
  select distinct on (f.from_id, f.to_id, f.type) 'text' as origin, f.from_id, f.to_id, f.type, f.sole, f.product,
    f.confidence, f.document_id, f.quote, count(*) over pair::int as pieces,
    max(f.published_at) over pair as last_said_at, ${originColumns(db, 'f')}, null::integer as review_id
  from found_relation f join import_run run on run.run_id = f.run_id
  where f.market_id = ${marketId} and f.superseded_at = 'infinity' ${which}
  window pair as (partition by f.from_id, f.to_id, f.type)
  order by f.from_id, f.to_id, f.type, f.confidence desc, f.known_at, f.document_id`

/**
 * Relations that sources give and that were refused: what was in force until then, of each the latest. The import that
 * had brought it may have been taken back since: then nothing is left but the decision.
 */
const refused = (db: Db, marketId: number) => db`
  (select distinct on (r.review_id) 'fact' as origin, r.from_id, r.to_id, r.type, false as sole,
    nullif(r.product, '') as product, e.confidence, e.document_id, e.quote, count(e.run_id) over decision::int as pieces,
    max(e.known_at) over decision as last_said_at, ${originColumns(db, 'e')}, r.review_id
  from relation_review r left join supply_edge e on e.market_id = r.market_id and e.supplier_id = r.from_id
      and e.customer_id = r.to_id and e.product_zh = r.product and e.superseded_at = r.decided_at
    left join import_run run on run.run_id = e.run_id
  where r.market_id = ${marketId} and r.origin = 'fact' and r.type = 'supplies' and r.reverted_at is null
  window decision as (partition by r.review_id) order by r.review_id, e.valid_from desc)
  union all
  (select distinct on (r.review_id) 'fact' as origin, r.from_id, r.to_id, r.type, false as sole, null as product,
    e.confidence, e.document_id, e.quote, count(e.run_id) over decision::int as pieces,
    max(e.known_at) over decision as last_said_at, ${originColumns(db, 'e')}, r.review_id
  from relation_review r left join corporate_relation e on e.market_id = r.market_id and e.from_id = r.from_id
      and e.to_id = r.to_id and e.type = r.type and e.superseded_at = r.decided_at
    left join import_run run on run.run_id = e.run_id
  where r.market_id = ${marketId} and r.origin = 'fact' and r.type <> 'supplies' and r.reverted_at is null
  window decision as (partition by r.review_id) order by r.review_id, e.valid_from desc)`

const shown = (db: Db, marketId: number) => db`
  one.*, d.title, v.verdict, v.note, v.decided_at, v.uid, ${calledAs(db, 'a')} as by_name,
  case when one.type = 'supplies' then exists (select from supply_edge e where e.market_id = ${marketId}
      and e.supplier_id = one.from_id and e.customer_id = one.to_id and e.superseded_at = 'infinity')
    else exists (select from corporate_relation e where e.market_id = ${marketId} and e.from_id = one.from_id
      and e.to_id = one.to_id and e.type = one.type and e.superseded_at = 'infinity') end as given`
const joined = (db: Db, marketId: number) => db`
  left join document d on d.market_id = ${marketId} and d.document_id = one.document_id
    and d.superseded_at = 'infinity'
  left join relation_review v on v.market_id = ${marketId} and v.from_id = one.from_id and v.to_id = one.to_id
    and v.type = one.type and v.origin = one.origin and v.reverted_at is null
    and (one.review_id is null or v.review_id = one.review_id)
  left join account a on a.uid = v.uid`

/** A page of the relations that wait, those said last first; or of those decided, the latest decision first. */
export async function reviewPage(
  db: Db,
  marketId: number,
  { companyId, state, page, size }: Asked,
): Promise<(ReviewedRow & { total: number })[]> {
  const of = companyId === undefined ? db`` : db`and (f.from_id = ${companyId} or f.to_id = ${companyId})`
  const its = companyId === undefined ? db`` : db`and (one.from_id = ${companyId} or one.to_id = ${companyId})`
  const [wanted, first] =
    state === 'waiting'
      ? [db`v.verdict is null and one.confidence < ${ACCEPTED_FROM}`, db`one.last_said_at`]
      : [db`v.verdict = ${state}`, db`v.decided_at`]
  const all =
    state === 'rejected'
      ? db`(${said(db, marketId, of)}) union all ${refused(db, marketId)}`
      : db`${said(db, marketId, of)}`
  return db<(ReviewedRow & { total: number })[]>`
    select ${shown(db, marketId)}, count(*) over ()::int as total from (${all}) one
    ${joined(db, marketId)} where ${wanted} ${its}
    order by ${first} desc, one.from_id, one.to_id, one.type, one.product limit ${size} offset ${page * size}`
}

/** One relation as texts say it now; undefined where none does. */
export async function reviewedOne(
  db: Db,
  marketId: number,
  { fromId, toId, type }: Between,
): Promise<ReviewedRow | undefined> {
  const one = db`and f.from_id = ${fromId} and f.to_id = ${toId} and f.type = ${type}`
  const [row] = await db<ReviewedRow[]>`
    select ${shown(db, marketId)} from (${said(db, marketId, one)}) one ${joined(db, marketId)}`
  return row
}

/** A refusal that stands, with what it refuses; undefined where none does. */
export async function refusedOne(
  db: Db,
  marketId: number,
  { fromId, toId, type, product }: Between,
): Promise<ReviewedRow | undefined> {
  const [row] = await db<ReviewedRow[]>`
    select ${shown(db, marketId)} from (${refused(db, marketId)}) one ${joined(db, marketId)}
    where one.from_id = ${fromId} and one.to_id = ${toId} and one.type = ${type} and v.product = ${product}`
  return row
}

/** Enters a decision, of now or of an instant (PostgreSQL's text); false where one stands already. */
export async function decide(
  tx: Db,
  marketId: number,
  { fromId, toId, type, origin, product }: Between,
  { uid, verdict, note, at }: { uid: number; verdict: 'accepted' | 'rejected'; note: string; at?: string },
): Promise<boolean> {
  const entered = await tx`
    insert into relation_review (market_id, from_id, to_id, type, origin, product, verdict, uid, note, decided_at)
    values (${marketId}, ${fromId}, ${toId}, ${type}, ${origin}, ${product}, ${verdict}, ${uid}, ${note},
      coalesce(${at ?? null}::timestamptz, now()))
    on conflict (market_id, from_id, to_id, type, origin, product) where reverted_at is null do nothing returning 1`
  return entered.count > 0
}

/** Takes the decision that stands back; false where none does. */
export async function revert(
  tx: Db,
  marketId: number,
  { fromId, toId, type, origin, product }: Between,
  uid: number,
): Promise<boolean> {
  const taken = await tx`update relation_review set reverted_at = now(), reverted_by = ${uid}
    where market_id = ${marketId} and from_id = ${fromId} and to_id = ${toId} and type = ${type}
      and origin = ${origin} and product = ${product} and reverted_at is null returning 1`
  return taken.count > 0
}
