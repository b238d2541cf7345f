import type { Db } from '@pandora/store/database'

/** Topics that a user has ticked in a market; null where nothing was saved. */
export async function tickedTopics(db: Db, uid: number, marketId: number): Promise<string[] | null> {
  const [row] = await db<{ ticked: string[] }[]>`
    select ticked from policy_topic_configuration where uid = ${uid} and market_id = ${marketId}`
  return row?.ticked ?? null
}

export async function saveTicked(
  db: Db,
  uid: number,
  marketId: number,
  ticked: readonly string[],
  now: number,
): Promise<void> {
  await db`insert into policy_topic_configuration (uid, market_id, ticked, saved_at)
    values (${uid}, ${marketId}, ${db.array(ticked as string[])}::text[], ${new Date(now).toISOString()})
    on conflict (uid, market_id) do update set ticked = excluded.ticked, saved_at = excluded.saved_at`
}

export async function forgetTicked(db: Db, uid: number, marketId: number): Promise<void> {
  await db`delete from policy_topic_configuration where uid = ${uid} and market_id = ${marketId}`
}
