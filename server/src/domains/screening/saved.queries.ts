import { randomUUID } from 'node:crypto'
import type { Db } from '@pandora/store/database'

/** A screen that a user saved; its content as the contract says. */
export interface SavedScreen {
  screen_id: string
  name: string
  content: unknown
  updated_at: number
}

/** The user's screens in the market, by name. */
export async function savedScreens(db: Db, marketId: number, uid: number): Promise<SavedScreen[]> {
  return db<
    SavedScreen[]
  >`select screen_id, name, content, updated_at from saved_screen where uid = ${uid} and market_id = ${marketId}
    order by name`
}

/** Saves under a new id; answers it. */
export async function insertScreen(
  tx: Db,
  marketId: number,
  uid: number,
  name: string,
  content: unknown,
  now: number,
): Promise<string> {
  const id = randomUUID()
  await tx`insert into saved_screen (screen_id, uid, market_id, name, content, created_at, updated_at)
    values (${id}, ${uid}, ${marketId}, ${name}, ${tx.json(content as never)}, ${new Date(now).toISOString()},
    ${new Date(now).toISOString()})`
  return id
}

export async function updateScreen(
  tx: Db,
  screenId: string,
  name: string,
  content: unknown,
  now: number,
): Promise<void> {
  await tx`update saved_screen set name = ${name}, content = ${tx.json(content as never)},
    updated_at = ${new Date(now).toISOString()} where screen_id = ${screenId}`
}

export async function deleteScreen(tx: Db, screenId: string): Promise<void> {
  await tx`delete from saved_screen where screen_id = ${screenId}`
}
