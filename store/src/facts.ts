import type { KindName } from '@pandora/contract/records/kinds'
import { recordKinds } from '@pandora/contract/records/kinds'
import type { RecordKind } from '@pandora/contract/records/record'
import { columnTypes } from './generated/schema.ts'

/** Columns every fact has, besides its key and values. */
const mechanism = new Set(['market_id', 'known_at', 'known_by', 'superseded_at', 'recorded_at', 'run_id', 'line'])

/** Stands in comparisons for a part of a key that is null: below every value. */
const LEAST: Readonly<Record<string, string>> = { date: "'-infinity'::date", text: "''" }

/** A fact table as the merge sees it. */
export interface FactTable {
  name: KindName
  /** Reading texts finds such facts too. */
  found: boolean
  /** The figure that sources round, and the columns whose figures one source rounds alike. */
  rounds: { figure: string; alike: readonly string[] } | null
  key: readonly string[]
  values: readonly string[]
  /** Key and value columns in the table's order, with their PostgreSQL types. */
  columns: readonly { name: string; type: string }[]
  /**
   * Places of the key's columns among `columns` where all of them are texts: then facts are told apart by how they are
   * written; null where a day or a number may be written in two ways.
   */
  writtenKey: readonly number[] | null
  /**
   * SQL: whether two rows, by their aliases, are of one fact (in one market). A part of the key that is null on both
   * sides is the same.
   */
  same: (left: string, right: string) => string
}

function factTable(name: KindName): FactTable {
  const types: Record<string, string> = columnTypes[name]
  const columns = Object.entries(types)
    .filter(([column]) => !mechanism.has(column))
    .map(([column, type]) => ({ name: column, type }))
  const { key, found, rounds }: RecordKind = recordKinds[name]
  const fields: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>> =
    recordKinds[name].schema.shape
  const least = (column: string): string | undefined =>
    fields[column]?.safeParse(null).success ? LEAST[types[column] ?? ''] : undefined
  // Compared by expressions, as the unique index has them: `is not distinct from` can neither be hashed nor looked up.
  const part = (alias: string, column: string): string => {
    const none = least(column)
    return none === undefined ? `${alias}."${column}"` : `coalesce(${alias}."${column}", ${none})`
  }
  const same = (left: string, right: string): string =>
    key.map((column) => `${part(left, column)} = ${part(right, column)}`).join(' and ')
  return {
    name,
    found: found === true,
    rounds: rounds ?? null,
    key,
    columns,
    same,
    writtenKey: key.every((column) => types[column] === 'text')
      ? key.map((column) => columns.findIndex((one) => one.name === column))
      : null,
    values: columns.map((column) => column.name).filter((column) => !key.includes(column)),
  }
}

/** Every fact table, by kind. */
export const factTables = Object.fromEntries(
  (Object.keys(recordKinds) as KindName[]).map((name) => [name, factTable(name)]),
) as Record<KindName, FactTable>
