import { randomUUID } from 'node:crypto'
import type { Db } from '@pandora/store/database'

/** A scenario that a user keeps; its definition as the contract says. */
export interface SavedScenarioRow {
  scenario_id: string
  name: string
  definition: unknown
  as_of: number | null
  updated_at: number
}

/** How long a deletion can be taken back, ms. */
const KEPT = 24 * 3_600_000
const iso = (ms: number): string => new Date(ms).toISOString()

/** The user's scenarios in the market, the latest first. */
export async function scenariosOf(db: Db, marketId: number, uid: number): Promise<SavedScenarioRow[]> {
  return db<SavedScenarioRow[]>`
    select scenario_id, name, definition, as_of, updated_at from scenario
    where uid = ${uid} and market_id = ${marketId} and deleted_at is null order by updated_at desc, name`
}

/** A scenario that the user deleted less than a day ago. */
export async function deletedScenario(
  db: Db,
  marketId: number,
  uid: number,
  id: string,
): Promise<SavedScenarioRow | undefined> {
  const [row] = await db<SavedScenarioRow[]>`
    select scenario_id, name, definition, as_of, updated_at from scenario
    where uid = ${uid} and market_id = ${marketId} and scenario_id::text = ${id} and deleted_at is not null`
  return row
}

interface Words {
  name: string
  definition: unknown
  asOf: number | null
  now: number
}

/** Keeps a scenario under a new id; answers it. */
export async function insertScenario(tx: Db, marketId: number, uid: number, words: Words): Promise<string> {
  const id = randomUUID()
  await tx`insert into scenario (scenario_id, uid, market_id, name, definition, as_of, created_at, updated_at)
    values (${id}, ${uid}, ${marketId}, ${words.name}, ${tx.json(words.definition as never)},
      ${words.asOf === null ? null : iso(words.asOf)}, ${iso(words.now)}, ${iso(words.now)})`
  return id
}

export async function updateScenario(tx: Db, id: string, words: Words): Promise<void> {
  await tx`update scenario set name = ${words.name}, definition = ${tx.json(words.definition as never)},
    as_of = ${words.asOf === null ? null : iso(words.asOf)}, updated_at = ${iso(words.now)} where scenario_id = ${id}`
}

export async function deleteScenario(tx: Db, id: string, now: number): Promise<void> {
  await tx`update scenario set deleted_at = ${iso(now)} where scenario_id = ${id}`
}

/** Takes a deletion back, under a name that is free. */
export async function restoreScenario(tx: Db, id: string, name: string): Promise<void> {
  await tx`update scenario set deleted_at = null, name = ${name} where scenario_id = ${id}`
}

/** Drops scenarios that were deleted long ago. */
export async function pruneScenarios(db: Db, now: number): Promise<void> {
  await db`delete from scenario where deleted_at < ${iso(now - KEPT)}`
}
