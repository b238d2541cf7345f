import type { Sql } from './database.ts'

/** Column of a table as the catalog has it. */
interface Column {
  table_name: string
  column_name: string
  type: string
  nullable: boolean
}

const typeOf: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  // Exact decimals stay text: a number would round them.
  numeric: 'string',
  text: 'string',
  uuid: 'string',
  bool: 'boolean',
  date: 'string',
  time: 'string',
  timestamptz: 'number',
  xid8: 'string',
  known_by: 'KnownBy',
  jsonb: 'unknown',
  tsvector: 'string',
  _text: 'string[]',
  _float4: 'number[]',
  _float8: 'number[]',
  bytea: 'Buffer',
}

/** The schema snapshot: row types and column types of every table, as TypeScript text made from the catalog. */
export async function snapshot(sql: Sql): Promise<string> {
  const columns = await sql<Column[]>`
    select c.relname as table_name, a.attname as column_name, t.typname as type, not a.attnotnull as nullable
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`
  const indexes = await sql<{ table_name: string; definition: string }[]>`
    select t.relname as table_name, regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE (UNIQUE )?INDEX (\\S+) ON \\S+ USING ', '\\1\\2 ') as definition
    from pg_index i join pg_class t on t.oid = i.indrelid
    where t.relnamespace = 'public'::regnamespace order by t.relname, 2`
  const tables = Map.groupBy(columns, (column) => column.table_name)
  const indexesOf = Map.groupBy(indexes, (index) => index.table_name)
  const lines = [
    '// Made from the catalog by `npm run schema`; a test compares it with the migrations. Do not edit.',
    "import type { KnownBy } from '@pandora/contract/provenance'",
    '',
  ]
  for (const [table, own] of tables) {
    for (const index of indexesOf.get(table) ?? []) lines.push(`// ${index.definition}`)
    lines.push(`export interface ${pascal(table)}Row {`)
    for (const column of own) {
      const type = typeOf[column.type]
      if (!type) throw new Error(`no TypeScript type for ${column.type} of ${table}.${column.column_name}`)
      lines.push(`  ${column.column_name}: ${type}${column.nullable ? ' | null' : ''}`)
    }
    lines.push('}', '')
  }
  lines.push('/** PostgreSQL type of each column, by table. */', 'export const columnTypes = {')
  for (const [table, own] of tables)
    lines.push(`  ${table}: { ${own.map((column) => `${column.column_name}: '${column.type}'`).join(', ')} },`)
  lines.push('} as const', '')
  return lines.join('\n')
}

function pascal(name: string): string {
  return name
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
}
