import { randomUUID } from 'node:crypto'
import type { themeModes } from '@pandora/contract/domains/themes/terms'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { OwnQuery } from './offers/own.queries.ts'
import { OWN_PREFIX } from './asked.ts'

/** What is written of an own theme. */
export interface Written {
  name: string
  description: string
  mode: (typeof themeModes)[number]
  query: OwnQuery | null
  companies: readonly { companyId: string; weight: number }[] | null
  frozenAt: number | null
}

/** One writer of a user's themes at a time. */
export async function lockOwnThemes(tx: Db, uid: number): Promise<void> {
  await tx`select pg_advisory_xact_lock(5041017, ${uid})`
}

/** Own themes of a user in all markets. */
export async function countOwnThemes(db: Db, uid: number): Promise<number> {
  const [row] = await db<[{ count: number }]>`select count(*)::int as count from own_theme where uid = ${uid}`
  return row.count
}

/** Adds a theme of a user's own; answers its id. */
export async function insertOwn(tx: Db, marketId: number, uid: number, written: Written, now: number): Promise<string> {
  const id = `${OWN_PREFIX}${randomUUID()}`
  const { name, description, mode, query, frozenAt } = written
  await tx`insert into own_theme (theme_id, uid, market_id, name, description, mode, query, created_at, changed_at,
    frozen_at)
    values (${id}, ${uid}, ${marketId}, ${name}, ${description}, ${mode},
      ${query === null ? null : tx.json({ ...query })}, ${instant(now)}, ${instant(now)},
      ${frozenAt === null ? null : instant(frozenAt)})`
  await writeCompanies(tx, id, written.companies)
  return id
}

/** Writes a user's own theme anew. */
export async function updateOwn(tx: Db, id: string, written: Written, now: number): Promise<void> {
  const { name, description, mode, query, frozenAt } = written
  await tx`update own_theme set name = ${name}, description = ${description}, mode = ${mode},
    query = ${query === null ? null : tx.json({ ...query })}, changed_at = ${instant(now)},
    frozen_at = ${frozenAt === null ? null : instant(frozenAt)} where theme_id = ${id}`
  await tx`delete from own_theme_company where theme_id = ${id}`
  await writeCompanies(tx, id, written.companies)
}

async function writeCompanies(tx: Db, id: string, companies: Written['companies']): Promise<void> {
  if (companies === null || companies.length === 0) return
  await tx`insert into own_theme_company (theme_id, company_id, weight) select ${id}, asked.id, asked.weight
    from unnest(${tx.array(companies.map((one) => one.companyId))}::text[],
      ${tx.array(companies.map((one) => String(one.weight)))}::float8[]) asked(id, weight)
      on conflict (theme_id, company_id) do update set weight = excluded.weight`
}

/** Deletes a theme of the user's; whether there was one. */
export async function deleteOwn(tx: Db, marketId: number, uid: number, id: string): Promise<boolean> {
  return (await tx`delete from own_theme where theme_id = ${id} and uid = ${uid} and market_id = ${marketId}`).count > 0
}

/** Which of some companies the market knows. */
export async function knownCompanies(db: Db, marketId: number, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db<
    { company_id: string }[]
  >`select company_id from company where market_id = ${marketId} and superseded_at = 'infinity'
    and company_id = any(${db.array(ids as string[])}::text[])`
  return new Set(rows.map((row) => row.company_id))
}
