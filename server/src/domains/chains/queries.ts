import type { outline } from '@pandora/contract/domains/chains/shapes'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { SupplyChainRow } from '@pandora/store/generated/schema'
import type { z } from 'zod'
import { containing } from '../../shared/containing.ts'

/** Names by which a list may be sorted, and their columns. */
export type ChainSort = 'savedAt' | 'name' | 'createdAt' | 'nodes' | 'companies'

/** A chain without its graph. */
export type StoredChain = Pick<
  SupplyChainRow,
  | 'chain_id'
  | 'name'
  | 'supply_from'
  | 'supply_end'
  | 'nodes'
  | 'edges'
  | 'companies'
  | 'version'
  | 'created_at'
  | 'saved_at'
> & { outline: unknown; shares: number }

export type Outline = z.infer<typeof outline>

const columns = (db: Db) => db`c.chain_id, c.name, c.supply_from, c.supply_end, c.nodes, c.edges, c.companies,
  c.version, c.outline, c.created_at, c.saved_at,
  (select count(*)::int from chain_share s where s.chain_id = c.chain_id) as shares`

const sorts: Readonly<Record<ChainSort, string>> = {
  savedAt: 'saved_at',
  name: 'name',
  createdAt: 'created_at',
  nodes: 'nodes',
  companies: 'companies',
}

/** A page of the user's chains in the market, and how many fit. */
export async function chainsPage(
  db: Db,
  { marketId, uid }: { marketId: number; uid: number },
  asked: { text: string; sort: ChainSort; descending: boolean; page: number; size: number },
): Promise<{ rows: StoredChain[]; total: number }> {
  const fits = db`c.uid = ${uid} and c.market_id = ${marketId} and c.deleted_at is null
    and ${asked.text === '' ? db`true` : db`(c.name ilike ${containing(asked.text)} or c.node_names ilike ${containing(asked.text)})`}`
  const [count] = await db<{ total: number }[]>`select count(*)::int as total from supply_chain c where ${fits}`
  const rows = await db<StoredChain[]>`select ${columns(db)} from supply_chain c where ${fits}
    order by c.${db(sorts[asked.sort])} ${asked.descending ? db`desc` : db`asc`}, c.chain_id
    offset ${asked.page * asked.size} limit ${asked.size}`
  return { rows, total: count?.total ?? 0 }
}

/** A chain of the user in the market; `deleted` asks for one that is deleted. */
export async function chainById(
  db: Db,
  { marketId, uid }: { marketId: number; uid: number },
  chainId: string,
  { deleted = false } = {},
): Promise<StoredChain | undefined> {
  const [row] = await db<StoredChain[]>`select ${columns(db)} from supply_chain c
    where c.chain_id::text = ${chainId.toLowerCase()} and c.uid = ${uid} and c.market_id = ${marketId}
      and (c.deleted_at is not null) = ${deleted}`
  return row
}

/** Lets one change of the user's chains happen at a time; how many they have in the market, and their names. */
export async function lockChains(
  tx: Db,
  { marketId, uid }: { marketId: number; uid: number },
): Promise<{ total: number; names: string[] }> {
  await tx`select 1 from account where uid = ${uid} for no key update`
  const [row] = await tx<{ total: number; names: string[] }[]>`select count(*)::int as total,
      coalesce(array_agg(name order by name), '{}') as names
    from supply_chain where uid = ${uid} and market_id = ${marketId} and deleted_at is null`
  return row ?? { total: 0, names: [] }
}

/** Chains of a user in all markets. */
export async function countChains(db: Db, uid: number): Promise<number> {
  const [row] = await db<
    [{ count: number }]
  >`select count(*)::int as count from supply_chain where uid = ${uid} and deleted_at is null`
  return row.count
}

/** What is written of a chain itself. */
export interface ChainWords {
  name: string
  supplyFrom: string | null
  supplyEnd: string | null
  version: number
  nodes: number
  edges: number
  companies: number
  outline: Outline
  nodeNames: string
}

export async function insertChain(
  tx: Db,
  of: { marketId: number; uid: number; id: string; now: number },
  words: ChainWords,
): Promise<void> {
  const at = new Date(of.now).toISOString()
  await tx`insert into supply_chain (chain_id, uid, market_id, name, supply_from, supply_end, version, nodes, edges,
      companies, outline, node_names, created_at, saved_at)
    values (${of.id}, ${of.uid}, ${of.marketId}, ${words.name}, ${words.supplyFrom}, ${words.supplyEnd},
      ${words.version}, ${words.nodes}, ${words.edges}, ${words.companies}, ${tx.json(words.outline)},
      ${words.nodeNames}, ${at}, ${at})`
}

export async function updateChain(tx: Db, id: string, words: ChainWords, now: number): Promise<void> {
  await tx`update supply_chain set name = ${words.name}, supply_from = ${words.supplyFrom},
    supply_end = ${words.supplyEnd}, version = ${words.version}, nodes = ${words.nodes}, edges = ${words.edges},
    companies = ${words.companies}, outline = ${tx.json(words.outline)}, node_names = ${words.nodeNames},
    saved_at = ${new Date(now).toISOString()} where chain_id = ${id}`
}

/** Marks a chain as deleted, or as there again. */
export async function markDeleted(tx: Db, id: string, at: number | null): Promise<void> {
  await tx`update supply_chain set deleted_at = ${at === null ? null : new Date(at).toISOString()}
    where chain_id = ${id}`
}

/** Which of these companies the view knows. */
export async function knownCompanies(db: Db, view: View, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db<{ company_id: string }[]>`select distinct c.company_id from company c
    where c.company_id = any(${db.array(ids as string[])}::text[]) and ${inForce(db, 'c', view)}`
  return new Set(rows.map((row) => row.company_id))
}

/** After how long what was deleted cannot be brought back, ms. */
const KEPT = 30 * 24 * 3600_000

/** Drops chains that were deleted long ago. */
export async function pruneChains(db: Db, now: number): Promise<void> {
  await db`delete from supply_chain where deleted_at < ${new Date(now - KEPT).toISOString()}`
}
