import { VERSION_LIMIT } from '@pandora/contract/domains/chains/shapes'
import type { Db } from '@pandora/store/database'
import type { ChainVersionRow } from '@pandora/store/generated/schema'

/** A version without its graph. */
export type StoredVersion = Pick<
  ChainVersionRow,
  'version' | 'name' | 'supply_from' | 'supply_end' | 'saved_at' | 'note' | 'nodes' | 'edges' | 'restored'
> & { change: unknown }

const columns = (db: Db) => db`v.version, v.name, v.supply_from, v.supply_end, v.saved_at, v.note, v.nodes, v.edges,
  v.restored, v.change`

/** A page of a chain's versions, the newest first, and how many are kept. */
export async function versionsPage(
  db: Db,
  chainId: string,
  { page, size }: { page: number; size: number },
): Promise<{ rows: StoredVersion[]; total: number }> {
  const [count] = await db<
    { total: number }[]
  >`select count(*)::int as total from chain_version where chain_id = ${chainId}`
  const rows = await db<StoredVersion[]>`select ${columns(db)} from chain_version v where v.chain_id = ${chainId}
    order by v.version desc offset ${page * size} limit ${size}`
  return { rows, total: count?.total ?? 0 }
}

/** A version with its graph as it is kept. */
export async function versionOf(
  db: Db,
  chainId: string,
  version: number,
): Promise<(StoredVersion & { graph: unknown }) | undefined> {
  const [row] = await db<(StoredVersion & { graph: unknown })[]>`select ${columns(db)}, v.graph from chain_version v
    where v.chain_id = ${chainId} and v.version = ${version}`
  return row
}

/** What is written of a version. */
export interface VersionWords {
  version: number
  name: string
  supplyFrom: string | null
  supplyEnd: string | null
  graph: unknown
  nodes: number
  edges: number
  change: unknown
  note: string
  restored: number | null
}

/** Keeps a version; of very many the oldest goes. */
export async function insertVersion(tx: Db, chainId: string, words: VersionWords, now: number): Promise<void> {
  await tx`insert into chain_version (chain_id, version, name, supply_from, supply_end, graph, nodes, edges, change,
      note, restored, saved_at)
    values (${chainId}, ${words.version}, ${words.name}, ${words.supplyFrom}, ${words.supplyEnd},
      ${tx.json(words.graph as never)}, ${words.nodes}, ${words.edges}, ${tx.json(words.change as never)},
      ${words.note}, ${words.restored}, ${new Date(now).toISOString()})`
  await tx`delete from chain_version where chain_id = ${chainId} and version <= ${words.version - VERSION_LIMIT}`
}
