import { randomUUID } from 'node:crypto'
import type { Db } from '@pandora/store/database'

/** A group of the user's list. */
export interface Group {
  group_id: string
  name: string
  position: number
  companies: number
}

/** The user's groups in the market, in their order. */
export async function groupsOf(db: Db, marketId: number, uid: number): Promise<Group[]> {
  return db<Group[]>`select g.group_id, g.name, g.position, (select count(*)::int from watch_group_entry e
    where e.group_id = g.group_id) as companies
    from watch_group g where g.uid = ${uid} and g.market_id = ${marketId} order by g.position, g.name`
}

/** Adds a group behind the others; answers its id. */
export async function insertGroup(
  tx: Db,
  marketId: number,
  uid: number,
  name: string,
  position: number,
): Promise<string> {
  const id = randomUUID()
  await tx`insert into watch_group (group_id, uid, market_id, name, position)
    values (${id}, ${uid}, ${marketId}, ${name}, ${position})`
  return id
}

export async function renameGroup(tx: Db, id: string, name: string): Promise<void> {
  await tx`update watch_group set name = ${name} where group_id = ${id}`
}

/** Writes the order of the groups. */
export async function orderGroups(tx: Db, ids: readonly string[]): Promise<void> {
  await tx`update watch_group g set position = asked.place - 1
    from unnest(${tx.array(ids as string[])}::text[]) with ordinality asked(id, place)
    where g.group_id::text = asked.id`
}

export async function deleteGroup(tx: Db, id: string): Promise<void> {
  await tx`delete from watch_group where group_id = ${id}`
}

/** Puts companies that are on the list into a group. */
export async function addToGroup(
  tx: Db,
  marketId: number,
  uid: number,
  groupId: string,
  companyIds: readonly string[],
): Promise<void> {
  await tx`insert into watch_group_entry (group_id, uid, market_id, company_id)
    select ${groupId}, ${uid}, ${marketId}, unnest(${tx.array(companyIds as string[])}::text[]) on conflict do nothing`
}

/** Makes these the groups of a company. */
export async function setGroups(
  tx: Db,
  marketId: number,
  uid: number,
  companyId: string,
  groupIds: readonly string[],
): Promise<void> {
  await tx`delete from watch_group_entry where uid = ${uid} and market_id = ${marketId} and company_id = ${companyId}`
  await tx`insert into watch_group_entry (group_id, uid, market_id, company_id)
    select distinct asked::uuid, ${uid}::int, ${marketId}::smallint, ${companyId}
    from unnest(${tx.array(groupIds as string[])}::text[]) asked`
}
