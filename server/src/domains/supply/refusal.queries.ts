import type { KindName } from '@pandora/contract/records/kinds'
import type { Db } from '@pandora/store/database'
import { factTables } from '@pandora/store/facts'
import type { Between } from './review.queries.ts'

/** Relations that sources give, by the kind of fact that holds them. */
export type GivenKind = Extract<KindName, 'supply_edge' | 'corporate_relation'>

/** Which kind of fact a source gives a relation as. */
export const kindOf = (type: Between['type']): GivenKind => (type === 'supplies' ? 'supply_edge' : 'corporate_relation')

const its = (db: Db, { fromId, toId, type, product }: Between) =>
  type === 'supplies'
    ? db`e.supplier_id = ${fromId} and e.customer_id = ${toId} and e.product_zh = ${product}`
    : db`e.from_id = ${fromId} and e.to_id = ${toId} and e.type = ${type}`

/** Columns of a review `r` that name what a fact `e` of a kind says. */
const refuses = (db: Db, kind: GivenKind) =>
  kind === 'supply_edge'
    ? db`r.type = 'supplies' and r.from_id = e.supplier_id and r.to_id = e.customer_id and r.product = e.product_zh`
    : db`r.type = e.type and r.from_id = e.from_id and r.to_id = e.to_id`

/** Waits until no merge or removal is under way in a market, and answers the instant, as PostgreSQL writes it. */
export async function lockFacts(tx: Db, marketId: number): Promise<string> {
  await tx`select pg_advisory_xact_lock(5041002, ${marketId})`
  const [row] = await tx<{ at: string }[]>`select clock_timestamp()::text as at`
  return row?.at ?? ''
}

/** Ends the versions of a relation that are in force, at an instant; `touched_<kind>` holds them. Answers how many. */
export async function endGiven(tx: Db, marketId: number, which: Between, at: string): Promise<number> {
  const kind = kindOf(which.type)
  await touchedTable(tx, kind)
  const ended = await tx`
    with ended as (update ${tx(kind)} e set superseded_at = ${at}::timestamptz
      where e.market_id = ${marketId} and e.superseded_at = 'infinity' and ${its(tx, which)} returning e.*)
    insert into ${tx(`touched_${kind}`)} select * from ended`
  return ended.count
}

/**
 * Puts what a refusal ended in force again, from an instant on: in between it was refused, and stays so as of then.
 * `touched_<kind>` holds the versions. Answers how many.
 */
export async function beginAgain(tx: Db, marketId: number, which: Between, at: string): Promise<number> {
  const kind = kindOf(which.type)
  await touchedTable(tx, kind)
  const columns = tx.unsafe(factTables[kind].columns.map(({ name }) => `"${name}"`).join(', '))
  const begun = await tx`
    with begun as (
      insert into ${tx(kind)} (market_id, ${columns}, known_at, known_by, superseded_at, recorded_at, run_id, line)
      select market_id, ${columns}, ${at}::timestamptz, 'received', 'infinity', now(), run_id, line
      from ${tx(kind)} e where e.market_id = ${marketId} and ${its(tx, which)} and exists (
        select from relation_review r where r.market_id = ${marketId} and r.origin = 'fact'
          and r.reverted_at is null and e.superseded_at = r.decided_at and ${refuses(tx, kind)})
      on conflict do nothing returning *)
    insert into ${tx(`touched_${kind}`)} select * from begun`
  return begun.count
}

/**
 * Ends what stands in spite of a refusal: a run that was on its way when it was decided, or the removal of a run that
 * had brought a later version, would bring it back.
 */
export async function keepRefused(tx: Db, marketId: number, kind: GivenKind): Promise<void> {
  const standing = tx`e.market_id = ${marketId} and r.market_id = ${marketId} and r.origin = 'fact'
    and r.reverted_at is null and e.superseded_at = 'infinity' and ${refuses(tx, kind)}`
  await tx`delete from ${tx(kind)} e using relation_review r where ${standing} and e.known_at >= r.decided_at`
  await tx`update ${tx(kind)} e set superseded_at = r.decided_at from relation_review r where ${standing}`
}

async function touchedTable(tx: Db, kind: GivenKind): Promise<void> {
  await tx.unsafe(`create temp table touched_${kind} (like ${kind} including defaults) on commit drop`)
}
