import { randomUUID } from 'node:crypto'
import type { Db } from '@pandora/store/database'

/** A layout that a user saved; its settings as the contract says. */
export interface LayoutRow {
  layout_id: string
  name: string
  settings: unknown
}

/** The user's layouts, by name. */
export async function layoutsOf(db: Db, uid: number): Promise<LayoutRow[]> {
  return db<LayoutRow[]>`select layout_id, name, settings from chart_layout where uid = ${uid} order by name`
}

/** Saves a layout: under a new id where none is given. Answers the id. */
export async function putLayout(
  tx: Db,
  uid: number,
  { layout_id: id = randomUUID(), name, settings }: Omit<LayoutRow, 'layout_id'> & { layout_id?: string | undefined },
  now: number,
): Promise<string> {
  await tx`insert into chart_layout (layout_id, uid, name, settings, updated_at)
    values (${id}, ${uid}, ${name}, ${tx.json(settings as never)}, ${new Date(now).toISOString()})
    on conflict (layout_id) do update set name = excluded.name, settings = excluded.settings,
      updated_at = excluded.updated_at`
  return id
}

/** Deletes a layout of the user's; false where there is none. */
export async function deleteLayout(tx: Db, uid: number, layoutId: string): Promise<boolean> {
  const rows = await tx`delete from chart_layout where layout_id::text = ${layoutId} and uid = ${uid}
    returning layout_id`
  return rows.length > 0
}

/** The settings that a chart was last looked at with; undefined where it was none yet. */
export async function lastSettings(db: Db, uid: number): Promise<unknown> {
  const [row] = await db<{ settings: unknown }[]>`select settings from chart_last where uid = ${uid}`
  return row?.settings
}

/** Remembers the settings of the last chart. */
export async function putLast(tx: Db, uid: number, settings: unknown, now: number): Promise<void> {
  await tx`insert into chart_last (uid, settings, updated_at)
    values (${uid}, ${tx.json(settings as never)}, ${new Date(now).toISOString()})
    on conflict (uid) do update set settings = excluded.settings, updated_at = excluded.updated_at`
}
