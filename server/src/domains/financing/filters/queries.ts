import { randomUUID } from 'node:crypto'
import type { Db } from '@pandora/store/database'

/** A filter that a user keeps; its content as the contract says. */
export interface FilterRow {
  filter_id: string
  name: string
  content: unknown
  looked_at: number
}

const iso = (ms: number): string => new Date(ms).toISOString()

/** The user's filters in the market, by name. */
export async function filtersOf(db: Db, marketId: number, uid: number): Promise<FilterRow[]> {
  return db<FilterRow[]>`
    select filter_id, name, content, looked_at from financing_filter where uid = ${uid} and market_id = ${marketId}
    order by name`
}

/** Keeps a filter under a new id, as looked at now; answers the id. */
export async function insertFilter(
  tx: Db,
  { marketId, uid, name, content, now }: { marketId: number; uid: number; name: string; content: unknown; now: number },
): Promise<string> {
  const id = randomUUID()
  await tx`insert into financing_filter (filter_id, uid, market_id, name, content, looked_at, updated_at)
    values (${id}, ${uid}, ${marketId}, ${name}, ${tx.json(content as never)}, ${iso(now)}, ${iso(now)})`
  return id
}

export async function updateFilter(
  tx: Db,
  filterId: string,
  name: string,
  content: unknown,
  now: number,
): Promise<void> {
  await tx`update financing_filter set name = ${name}, content = ${tx.json(content as never)},
    updated_at = ${iso(now)} where filter_id = ${filterId}`
}

export async function lookedAt(tx: Db, filterId: string, now: number): Promise<void> {
  await tx`update financing_filter set looked_at = ${iso(now)} where filter_id = ${filterId}`
}

export async function deleteFilter(tx: Db, filterId: string): Promise<void> {
  await tx`delete from financing_filter where filter_id = ${filterId}`
}
