import type { Weights } from '@pandora/intelligence/ranking/mix'
import type { Db } from '@pandora/store/database'

/** A saved weighting. */
export interface WeightingRow {
  weighting_id: string
  name: string
  weights: Weights
  updated_at: number
}

/** A user's weightings in a market, by name. */
export async function weightingsOf(db: Db, uid: number, marketId: number): Promise<WeightingRow[]> {
  return db<WeightingRow[]>`
    select weighting_id, name, weights, updated_at from ranking_weighting
    where uid = ${uid} and market_id = ${marketId} order by name, weighting_id`
}

/** Adds a weighting, or changes the user's own of that id; none where there is no such one. */
export async function putWeighting(
  db: Db,
  uid: number,
  marketId: number,
  {
    weightingId,
    name,
    weights,
    isNew,
    now,
  }: { weightingId: string; name: string; weights: Weights; isNew: boolean; now: number },
): Promise<WeightingRow | undefined> {
  const at = new Date(now).toISOString()
  const [row] = isNew
    ? await db<WeightingRow[]>`insert into ranking_weighting (weighting_id, uid, market_id, name, weights, updated_at)
        values (${weightingId}, ${uid}, ${marketId}, ${name}, ${db.json({ ...weights })}, ${at})
        returning weighting_id, name, weights, updated_at`
    : await db<WeightingRow[]>`update ranking_weighting set name = ${name}, weights = ${db.json({ ...weights })},
        updated_at = ${at} where weighting_id::text = ${weightingId} and uid = ${uid} and market_id = ${marketId}
        returning weighting_id, name, weights, updated_at`
  return row
}

/** Whether another weighting of the user bears a name. */
export async function isNameTaken(
  db: Db,
  uid: number,
  marketId: number,
  { name, weightingId }: { name: string; weightingId: string | undefined },
): Promise<boolean> {
  const [row] = await db`select 1 from ranking_weighting where uid = ${uid} and market_id = ${marketId}
    and name = ${name} and weighting_id::text <> ${weightingId ?? ''}`
  return row !== undefined
}

/** Deletes a weighting of the user; whether there was one. */
export async function dropWeighting(db: Db, uid: number, marketId: number, weightingId: string): Promise<boolean> {
  const { count } = await db`delete from ranking_weighting
    where weighting_id::text = ${weightingId} and uid = ${uid} and market_id = ${marketId}`
  return count > 0
}

/** Notes that a user has tried a mix. */
export async function noteTry(db: Db, uid: number, marketId: number, mix: string, now: number): Promise<void> {
  await db`insert into ranking_try (uid, market_id, mix, tried_at)
    values (${uid}, ${marketId}, ${mix}, ${new Date(now).toISOString()}) on conflict do nothing`
}

/** How many mixes a user has tried in a market. */
export async function countTries(db: Db, uid: number, marketId: number): Promise<number> {
  const [row] = await db<[{ count: number }]>`
    select count(*)::int as count from ranking_try where uid = ${uid} and market_id = ${marketId}`
  return row.count
}
