import type { RoomKey } from '@pandora/contract/room'
import type { Db } from '@pandora/store/database'

/** What a user chose of a room. */
export interface RoomChoice {
  key: RoomKey
  subscribed: boolean
  changedAt: number
}

/** What the user chose, by room; rooms they never chose of are absent. */
export async function roomChoices(db: Db, uid: number): Promise<Map<string, RoomChoice>> {
  const rows = await db<
    RoomChoice[]
  >`select room_key as key, subscribed, changed_at as "changedAt" from room_subscription where uid = ${uid}`
  return new Map(rows.map((row) => [row.key, row]))
}

/** Subscribes the user to rooms, or ends it; a choice made already keeps its time. */
export async function chooseRooms(
  tx: Db,
  uid: number,
  keys: readonly RoomKey[],
  subscribed: boolean,
  now: number,
): Promise<void> {
  await tx`insert into room_subscription (uid, room_key, subscribed, changed_at)
    select ${uid}::int, key, ${subscribed}, ${new Date(now).toISOString()}::timestamptz
      from unnest(${tx.array([...new Set(keys)])}::text[]) key
    on conflict (uid, room_key) do update set subscribed = excluded.subscribed, changed_at = excluded.changed_at
      where room_subscription.subscribed <> excluded.subscribed`
}
