import type { operationKinds } from '@pandora/contract/domains/chains/shapes'
import type { Db } from '@pandora/store/database'
import type { ChainOperationRow } from '@pandora/store/generated/schema'
import { randomUUID } from 'node:crypto'

export type OperationKind = (typeof operationKinds)[number]

/** Something that a user did to a chain. */
export type StoredOperation = Pick<
  ChainOperationRow,
  'operation_id' | 'chain_id' | 'kind' | 'at' | 'version' | 'note' | 'taken_back_at'
> & { change: unknown; chain_name: string }

/** Writes down what a user did. */
export async function insertOperation(
  tx: Db,
  { uid, chainId, now }: { uid: number; chainId: string; now: number },
  one: { kind: OperationKind; version?: number | null; note?: string; change?: unknown },
): Promise<void> {
  const none = { nodes: { added: 0, changed: 0, removed: 0 }, edges: { added: 0, changed: 0, removed: 0 } }
  await tx`insert into chain_operation (operation_id, uid, chain_id, kind, at, version, note, change)
    values (${randomUUID()}, ${uid}, ${chainId}, ${one.kind}, ${new Date(now).toISOString()}, ${one.version ?? null},
      ${one.note ?? ''}, ${tx.json((one.change ?? none) as never)})`
}

const columns = (db: Db) => db`o.operation_id, o.chain_id, o.kind, o.at, o.version, o.note, o.change,
  o.taken_back_at, c.name as chain_name`

interface Asked {
  chainId: string | undefined
  kinds: readonly OperationKind[] | undefined
  /** Instants, ms. */
  from: number | undefined
  to: number | undefined
  page: number
  size: number
}

/** A page of what a user did to chains of a market, the newest first, and how much fits. */
export async function operationsPage(
  db: Db,
  { marketId, uid }: { marketId: number; uid: number },
  { chainId, kinds, from, to, page, size }: Asked,
): Promise<{ rows: StoredOperation[]; total: number }> {
  const fits = db`o.uid = ${uid} and c.market_id = ${marketId}
    ${chainId === undefined ? db`` : db`and o.chain_id::text = ${chainId.toLowerCase()}`}
    ${kinds === undefined || kinds.length === 0 ? db`` : db`and o.kind = any(${db.array([...kinds])}::text[])`}
    ${from === undefined ? db`` : db`and o.at >= ${new Date(from).toISOString()}`}
    ${to === undefined ? db`` : db`and o.at <= ${new Date(to).toISOString()}`}`
  const [count] = await db<
    { total: number }[]
  >`select count(*)::int as total from chain_operation o join supply_chain c using (chain_id) where ${fits}`
  const rows = await db<StoredOperation[]>`select ${columns(db)} from chain_operation o
    join supply_chain c using (chain_id) where ${fits} order by o.at desc, o.entry desc
    offset ${page * size} limit ${size}`
  return { rows, total: count?.total ?? 0 }
}

/** Something that the user did, by its id. */
export async function operationById(
  db: Db,
  { marketId, uid }: { marketId: number; uid: number },
  id: string,
): Promise<StoredOperation | undefined> {
  const [row] = await db<StoredOperation[]>`select ${columns(db)} from chain_operation o
    join supply_chain c using (chain_id)
    where o.operation_id::text = ${id.toLowerCase()} and o.uid = ${uid} and c.market_id = ${marketId}`
  return row
}

/** Notes that an operation was taken back. */
export async function markTakenBack(tx: Db, id: string, at: number): Promise<void> {
  await tx`update chain_operation set taken_back_at = ${new Date(at).toISOString()} where operation_id = ${id}`
}

/** The operation that made a version of a chain. */
export async function operationOf(db: Db, chainId: string, version: number): Promise<string | undefined> {
  const [row] = await db<{ operation_id: string }[]>`select operation_id from chain_operation
    where chain_id = ${chainId} and version = ${version}`
  return row?.operation_id
}
