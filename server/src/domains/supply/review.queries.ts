import { ACCEPTED_FROM, type FoundType } from '@pandora/contract/domains/supply/names'
import type { Db } from '@pandora/store/database'
import { originColumns, type Origin } from '../../shared/provenance.ts'

/** A relation that texts say, with what was decided of it. */
export interface ReviewedRow extends Origin {
  from_id: string
  to_id: string
  type: FoundType
  sole: boolean
  product: string | null
  confidence: number
  document_id: string
  quote: string
  title: string | null
  pieces: number
  last_said_at: number
  verdict: 'accepted' | 'rejected' | null
  note: string | null
  decided_at: number | null
  uid: number | null
  user_name: string | null
}

interface Asked {
  companyId?: string | undefined
  state: 'waiting' | 'accepted' | 'rejected'
  page: number
  size: number
}

/** Which relation of two companies. */
export interface Between {
  fromId: string
  toId: string
  type: FoundType
}

const said = (db: Db, marketId: number, which: ReturnType<typeof shown>) => db`
  select distinct on (f.from_id, f.to_id, f.type) f.from_id, f.to_id, f.type, f.sole, f.product, f.confidence,
    f.document_id, f.quote, count(*) over pair::int as pieces, max(f.published_at) over pair as last_said_at,
    ${originColumns(db, 'f')}
  from found_relation f join import_run run on run.run_id = f.run_id
  where f.market_id = ${marketId} and f.superseded_at = 'infinity' ${which}
  window pair as (partition by f.from_id, f.to_id, f.type)
  order by f.from_id, f.to_id, f.type, f.confidence desc, f.known_at, f.document_id`

const shown = (db: Db) => db`
  one.*, d.title, v.verdict, v.note, v.decided_at, v.uid, a.user_name`
const joined = (db: Db, marketId: number) => db`
  left join document d on d.market_id = ${marketId} and d.document_id = one.document_id
    and d.superseded_at = 'infinity'
  left join relation_review v on v.market_id = ${marketId} and v.from_id = one.from_id and v.to_id = one.to_id
    and v.type = one.type and v.reverted_at is null
  left join account a on a.uid = v.uid`

/** A page of the relations that wait, or that were decided: those said last first. */
export async function reviewPage(
  db: Db,
  marketId: number,
  { companyId, state, page, size }: Asked,
): Promise<(ReviewedRow & { total: number })[]> {
  const of = companyId === undefined ? db`` : db`and (f.from_id = ${companyId} or f.to_id = ${companyId})`
  const wanted =
    state === 'waiting' ? db`v.verdict is null and one.confidence < ${ACCEPTED_FROM}` : db`v.verdict = ${state}`
  return db<(ReviewedRow & { total: number })[]>`
    select ${shown(db)}, count(*) over ()::int as total from (${said(db, marketId, of)}) one
    ${joined(db, marketId)} where ${wanted}
    order by one.last_said_at desc, one.from_id, one.to_id, one.type limit ${size} offset ${page * size}`
}

/** One relation as texts say it now; undefined where none does. */
export async function reviewedOne(
  db: Db,
  marketId: number,
  { fromId, toId, type }: Between,
): Promise<ReviewedRow | undefined> {
  const one = db`and f.from_id = ${fromId} and f.to_id = ${toId} and f.type = ${type}`
  const [row] = await db<ReviewedRow[]>`
    select ${shown(db)} from (${said(db, marketId, one)}) one ${joined(db, marketId)}`
  return row
}

/** Enters a decision; false where one stands already. */
export async function decide(
  tx: Db,
  marketId: number,
  { fromId, toId, type }: Between,
  { uid, verdict, note }: { uid: number; verdict: 'accepted' | 'rejected'; note: string },
): Promise<boolean> {
  const entered = await tx`
    insert into relation_review (market_id, from_id, to_id, type, verdict, uid, note)
    values (${marketId}, ${fromId}, ${toId}, ${type}, ${verdict}, ${uid}, ${note})
    on conflict (market_id, from_id, to_id, type) where reverted_at is null do nothing returning 1`
  return entered.count > 0
}

/** Takes the decision that stands back; false where none does. */
export async function revert(tx: Db, marketId: number, { fromId, toId, type }: Between, uid: number): Promise<boolean> {
  const taken = await tx`update relation_review set reverted_at = now(), reverted_by = ${uid}
    where market_id = ${marketId} and from_id = ${fromId} and to_id = ${toId} and type = ${type}
      and reverted_at is null returning 1`
  return taken.count > 0
}
