import type { Db } from './database.ts'
import { columnTypes } from './generated/schema.ts'

/** A cell as PostgreSQL reads it; of a jsonb column its text, of a text[] column a list of texts. */
type Cell = string | number | boolean | readonly string[] | null

/**
 * Inserts rows into a table in one statement; each row has a cell for each of `columns`. Not by COPY: the driver waits
 * for ever where the database refuses
 * a row at the end of one. JSON goes as one array, for its quotes need no marks there: writing those took longer than
 * making the JSON.
 */
export async function insertRows<Table extends keyof typeof columnTypes>(
  tx: Db,
  table: Table,
  columns: readonly (keyof (typeof columnTypes)[Table] & string)[],
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  if (rows.length === 0) return
  const types: Readonly<Record<string, string>> = columnTypes[table]
  const typed = columns.map((name, at) => ({ name, at, type: types[name] ?? 'text' }))
  const plain = typed.filter((one) => one.type !== 'jsonb')
  const json = typed.filter((one) => one.type === 'jsonb')
  const order = [...plain, ...json]
  const text = `insert into ${table} (${order.map((one) => one.name).join(', ')})
    select ${order.map(({ at, type }) => (type === 'jsonb' ? `nullif(c${at}, 'null')` : `c${at}::${type}`)).join(', ')}
    from rows from (unnest(${plain.map((_, at) => `$${at + 1}::text[]`).join(', ')})${json.map((_, at) => `, jsonb_array_elements($${plain.length + at + 1}::text::jsonb)`).join('')}) n(${order.map(({ at }) => `c${at}`).join(', ')})`
  const lists = plain.map(({ at }) =>
    tx.array(
      rows.map((cells) => textOf(cells[at] ?? null) as string),
      25,
    ),
  )
  await tx.unsafe(
    text,
    [...lists, ...json.map(({ at }) => `[${rows.map((cells) => cells[at] ?? 'null').join(',')}]`)],
    { prepare: true },
  )
}

function textOf(cell: Cell): string | null {
  if (cell === null) return null
  const text = typeof cell === 'object' ? arrayText(cell) : String(cell)
  return text.includes('\0') ? text.replaceAll('\0', '') : text
}

/** A list of texts as PostgreSQL writes one. */
const arrayText = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replaceAll(/["\\]/gu, String.raw`\$&`)}"`).join(',')}}`
