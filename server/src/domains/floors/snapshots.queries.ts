import type { Db } from '@pandora/store/database'

/** Keeps a floor's picture (WebP) in place of the one before. `version` changes with the picture. */
export async function keepPicture(tx: Db, floorId: string, picture: Buffer, version: string): Promise<void> {
  await tx`insert into floor_snapshot (floor_id, picture, version) values (${floorId}, ${picture}, ${version})
    on conflict (floor_id) do update set picture = excluded.picture, version = excluded.version`
}

/** Gives a floor the picture of another, if that has one. */
export async function copyPicture(tx: Db, from: string, to: string): Promise<void> {
  await tx`insert into floor_snapshot (floor_id, picture, version) select ${to}::uuid, picture, version
    from floor_snapshot where floor_id = ${from}
    on conflict (floor_id) do update set picture = excluded.picture, version = excluded.version`
}

/** The picture of a floor that the user may read. */
export async function pictureOf(db: Db, uid: number, floorId: string): Promise<Buffer | undefined> {
  const [row] = await db<{ picture: Buffer }[]>`select s.picture from floor_snapshot s join floor f using (floor_id)
    where s.floor_id = ${floorId} and (f.uid = ${uid} or f.uid is null) and f.deleted_at is null`
  return row?.picture
}
