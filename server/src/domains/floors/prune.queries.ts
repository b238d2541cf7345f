import type { Db } from '@pandora/store/database'

/** After how long what was deleted cannot be brought back, ms. */
const KEPT = 30 * 24 * 3600_000

/** Drops floors and tiles that were deleted long ago. */
export async function pruneFloors(db: Db, now: number): Promise<void> {
  const before = new Date(now - KEPT).toISOString()
  await db`delete from floor where deleted_at < ${before}`
  await db`delete from floor_tile where deleted_at < ${before}`
}
