import type { Db } from './database.ts'
import { columnTypes } from './generated/schema.ts'

/** A cell as PostgreSQL reads it. */
type Cell = string | number | boolean | null

/**
 * Inserts rows into a table in one statement; each row has a cell for each of `columns`. Not by COPY: the driver waits for ever where the database refuses
 * a row at the end of one.
 */
export async function insertRows<Table extends keyof typeof columnTypes>(tx: Db, table: Table, columns: readonly (keyof (typeof columnTypes)[Table] & string)[], rows: readonly (readonly Cell[])[]): Promise<void> {
  if (rows.length === 0) return
  const types: Readonly<Record<string, string>> = columnTypes[table]
  const text = `insert into ${table} (${columns.join(', ')}) select ${columns.map((column, at) => `c${at}::${types[column] ?? 'text'}`).join(', ')}
    from unnest(${columns.map((_, at) => `$${at + 1}::text[]`).join(', ')}) n(${columns.map((_, at) => `c${at}`).join(', ')})`
  await tx.unsafe(text, columns.map((_, at) => tx.array(rows.map((cells) => textOf(cells[at] ?? null) as string), 25)), { prepare: true })
}

function textOf(cell: Cell): string | null {
  if (cell === null) return null
  const text = String(cell)
  return text.includes('\0') ? text.replaceAll('\0', '') : text
}
