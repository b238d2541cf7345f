import { FLOOR_RESTORE_DAYS } from '@pandora/contract/domains/floors/shapes'
import type { Db } from '@pandora/store/database'

/** Drops floors and tiles that were deleted long ago. */
export async function pruneFloors(db: Db, now: number): Promise<void> {
  const before = new Date(now - FLOOR_RESTORE_DAYS * 24 * 3600_000).toISOString()
  await db`delete from floor where deleted_at < ${before}`
  await db`delete from floor_tile where deleted_at < ${before}`
}
