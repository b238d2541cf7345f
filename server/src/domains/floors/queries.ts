import { FLOOR_RESTORE_DAYS, type FloorStatus } from '@pandora/contract/domains/floors/shapes'
import type { Db } from '@pandora/store/database'
import type { FloorRow } from '@pandora/store/generated/schema'
import type { Tile } from './tiles.ts'

/** A floor with its tiles. `uid` null is a master floor; `picture` the version of its picture, null = none. */
export type StoredFloor = Pick<
  FloorRow,
  'floor_id' | 'uid' | 'key' | 'name' | 'open' | 'position' | 'revision' | 'updated_at' | 'closed_at'
> & {
  status: FloorStatus
  tiles: Tile[]
  picture: string | null
}

const iso = (ms: number) => new Date(ms).toISOString()

const stored = (db: Db) => db`
  select f.floor_id, f.uid, f.key, f.name, f.status, f.open, f.position, f.revision, f.updated_at, f.closed_at,
    s.version as picture,
    coalesce((select json_agg(json_build_object('id', t.tile_id, 'key', t.room_key, 'metadata', t.metadata, 'layout',
      t.layout) order by t.position, t.tile_id)
      from floor_tile t where t.floor_id = f.floor_id and t.deleted_at is null), '[]') as tiles
  from floor f left join floor_snapshot s using (floor_id)`

/** Floors of these ids that are the user's and not deleted, in any order. */
export async function ownFloors(db: Db, uid: number, ids: readonly string[]): Promise<StoredFloor[]> {
  return db<
    StoredFloor[]
  >`${stored(db)} where f.floor_id = any(${db.array(ids as string[])}::text[]::uuid[]) and f.uid = ${uid}
    and f.deleted_at is null`
}

/** A floor that the user may read: their own, or a master floor. */
export async function readableFloor(db: Db, uid: number, id: string): Promise<StoredFloor | undefined> {
  const [row] = await db<
    StoredFloor[]
  >`${stored(db)} where f.floor_id = ${id} and (f.uid = ${uid} or f.uid is null) and f.deleted_at is null`
  return row
}

/** A page of the user's open floors, in their order, and how many there are. */
export async function openFloors(
  db: Db,
  uid: number,
  { page, size }: { page: number; size: number },
): Promise<{ rows: StoredFloor[]; total: number }> {
  const rows = await db<(StoredFloor & { total: number })[]>`select listed.*, count(*) over ()::int as total
    from (${stored(db)} where f.uid = ${uid} and f.open and f.deleted_at is null) listed
    order by position, floor_id offset ${page * size} limit ${size}`
  return { rows, total: rows[0]?.total ?? (page === 0 ? 0 : await countOpen(db, uid)) }
}

/** A page of the saved floors, latest change first, or of the historical ones, latest closed first. */
export async function floorsOfStatus(
  db: Db,
  uid: number,
  status: FloorStatus,
  { page, size }: { page: number; size: number },
): Promise<{ rows: StoredFloor[]; total: number }> {
  const [count] = await db<
    { total: number }[]
  >`select count(*)::int as total from floor where uid = ${uid} and status = ${status} and deleted_at is null`
  const rows = await db<
    StoredFloor[]
  >`${stored(db)} where f.uid = ${uid} and f.status = ${status} and f.deleted_at is null
    order by ${status === 'history' ? db`f.closed_at desc nulls last` : db`f.updated_at desc`},
      f.floor_id offset ${page * size} limit ${size}`
  return { rows, total: count?.total ?? 0 }
}

/** A page of the deleted floors, the latest deleted first. */
export async function deletedFloors(
  db: Db,
  uid: number,
  { page, size }: { page: number; size: number },
): Promise<{ rows: (StoredFloor & { deleted_at: number })[]; total: number }> {
  const [count] = await db<
    { total: number }[]
  >`select count(*)::int as total from floor where uid = ${uid} and deleted_at is not null`
  const rows = await db<(StoredFloor & { deleted_at: number })[]>`select listed.*, gone.deleted_at
    from (${stored(db)} where f.uid = ${uid} and f.deleted_at is not null) listed
    join floor gone using (floor_id)
    order by gone.deleted_at desc, floor_id offset ${page * size} limit ${size}`
  return { rows, total: count?.total ?? 0 }
}

/** Master floors, the first saved first. */
export async function masterFloors(db: Db): Promise<StoredFloor[]> {
  return db<StoredFloor[]>`${stored(db)} where f.uid is null and f.deleted_at is null order by f.position, f.floor_id`
}

async function countOpen(db: Db, uid: number): Promise<number> {
  const [row] = await db<
    { open: number }[]
  >`select count(*)::int as open from floor where uid = ${uid} and open and deleted_at is null`
  return row?.open ?? 0
}

/** What the floors of a user are, as far as making another needs to know. */
export interface FloorsThere {
  /** Whether there ever was one, deleted ones included. */
  any: boolean
  total: number
  open: number
  /** Behind the last of the open floors. */
  nextPosition: number
  names: string[]
}

/** Holds the user's floors against others being made, opened or put in order meanwhile, and says what is there. */
export async function lockFloors(tx: Db, uid: number): Promise<FloorsThere> {
  await tx`select 1 from account where uid = ${uid} for no key update`
  const [row] = await tx<
    FloorsThere[]
  >`select count(*) > 0 as any, count(*) filter (where deleted_at is null)::int as total, count(*) filter (where open
    and deleted_at is null)::int as open,
    coalesce(max(position) filter (where open), -1) + 1 as "nextPosition",
      coalesce(array_agg(name) filter (where deleted_at is null), '{}') as names from floor where uid = ${uid}`
  return row ?? { any: false, total: 0, open: 0, nextPosition: 0, names: [] }
}

/** Holds the master floors against another being saved; says how many there are and the place behind the last. */
export async function lockMasters(tx: Db): Promise<{ total: number; nextPosition: number }> {
  await tx`select pg_advisory_xact_lock(hashtext('floor.master'))`
  const [row] = await tx<
    { total: number; nextPosition: number }[]
  >`select count(*)::int as total, coalesce(max(position), -1) + 1 as "nextPosition" from floor
    where uid is null and deleted_at is null`
  return row ?? { total: 0, nextPosition: 0 }
}

/**
 * Holds a floor of the user against other changes; its revision and status, or undefined where they have none of this
 * id. `deleted` asks for one that is deleted.
 */
export async function lockFloor(
  tx: Db,
  uid: number,
  id: string,
  { deleted = false } = {},
): Promise<{ revision: number; open: boolean; key: string } | undefined> {
  const [row] = await tx<{ revision: number; open: boolean; key: string }[]>`select revision, open, key from floor
    where floor_id = ${id} and uid = ${uid} and (deleted_at is not null) = ${deleted} for update`
  return row
}

/** Id of the user's floor of a key. */
export async function floorByKey(db: Db, uid: number, key: string): Promise<string | undefined> {
  const [row] = await db<
    { floor_id: string }[]
  >`select floor_id from floor where uid = ${uid} and key = ${key} and deleted_at is null`
  return row?.floor_id
}

/** A floor to write; its tiles are written apart. */
export interface NewFloor {
  id: string
  uid: number | null
  key: string
  name: string
  status: FloorStatus
  open: boolean
  position: number
}

export async function insertFloor(tx: Db, floor: NewFloor, now: number): Promise<void> {
  await tx`insert into floor (floor_id, uid, key, name, status, open, position, updated_at)
    values (${floor.id}, ${floor.uid}, ${floor.key}, ${floor.name}, ${floor.status}, ${floor.open}, ${floor.position},
      ${iso(now)})`
}

/** What can change of a floor itself; what is absent stays. */
export interface FloorChange {
  name?: string | undefined
  status?: FloorStatus | undefined
  open?: boolean | undefined
  position?: number | undefined
  closedAt?: number | null | undefined
  deletedAt?: number | null | undefined
  key?: string | undefined
}

/** Changes a floor and counts it. */
export async function changeFloor(tx: Db, id: string, change: FloorChange, now: number): Promise<void> {
  const columns = {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.status === undefined ? {} : { status: change.status }),
    ...(change.open === undefined ? {} : { open: change.open }),
    ...(change.position === undefined ? {} : { position: change.position }),
    ...(change.key === undefined ? {} : { key: change.key }),
    ...(change.closedAt === undefined ? {} : { closed_at: change.closedAt === null ? null : iso(change.closedAt) }),
    ...(change.deletedAt === undefined ? {} : { deleted_at: change.deletedAt === null ? null : iso(change.deletedAt) }),
    updated_at: iso(now),
  }
  await tx`update floor set ${tx(columns)}, revision = revision + 1 where floor_id = ${id}`
}

/** Writes the order of open floors: those named first, the others behind them in theirs. Answers the whole order. */
export async function orderFloors(tx: Db, uid: number, ids: readonly string[]): Promise<string[]> {
  const rows = await tx<{ floor_id: string }[]>`
    with placed as (select f.floor_id, row_number() over (order by asked.place nulls last, f.position, f.floor_id)::int
      - 1 as place
      from floor f left join unnest(${tx.array(ids as string[])}::text[]::uuid[]) with ordinality asked(id, place)
        on asked.id = f.floor_id
      where f.uid = ${uid} and f.open and f.deleted_at is null),
    written as (update floor f set position = p.place from placed p where f.floor_id = p.floor_id)
    select floor_id from placed order by place`
  return rows.map((row) => row.floor_id)
}

/** Whether the user ever had a floor; deleted ones count until they are pruned. */
export async function hasFloors(db: Db, uid: number): Promise<boolean> {
  return (await db`select 1 from floor where uid = ${uid} limit 1`).length > 0
}

/** Drops floors and tiles that were deleted long ago. */
export async function pruneFloors(db: Db, now: number): Promise<void> {
  const before = new Date(now - FLOOR_RESTORE_DAYS * 24 * 3600_000).toISOString()
  await db`delete from floor where deleted_at < ${before}`
  await db`delete from floor_tile where deleted_at < ${before}`
}
