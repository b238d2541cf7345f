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
