import type { KindName } from '@pandora/contract/records/kinds'
import { recordKinds } from '@pandora/contract/records/kinds'
import { columnTypes } from './generated/schema.ts'

/** Columns every fact has, besides its key and values. */
const mechanism = new Set(['market_id', 'known_at', 'known_by', 'superseded_at', 'recorded_at', 'run_id', 'line'])

/** A fact table as the merge sees it. */
export interface FactTable {
  name: KindName
  key: readonly string[]
  values: readonly string[]
  /** Key and value columns in the table's order, with their PostgreSQL types. */
  columns: readonly { name: string; type: string }[]
}

function factTable(name: KindName): FactTable {
  const types: Record<string, string> = columnTypes[name]
  const columns = Object.entries(types)
    .filter(([column]) => !mechanism.has(column))
    .map(([column, type]) => ({ name: column, type }))
  const key: readonly string[] = recordKinds[name].key
  return { name, key, columns, values: columns.map((column) => column.name).filter((column) => !key.includes(column)) }
}

/** Every fact table, by kind. */
export const factTables = Object.fromEntries(
  (Object.keys(recordKinds) as KindName[]).map((name) => [name, factTable(name)]),
) as Record<KindName, FactTable>
