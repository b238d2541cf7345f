import { columnsOf, isName, sheetKeys, sheets, type SheetKey } from './layout.ts'
import type { Table } from './read-tables.ts'

/** A table that is a sheet of ours: which, where its head is, and what each column is. */
export interface OwnSheet {
  key: SheetKey
  table: Table
  head: number
  fields: (string | undefined)[]
}

const HEAD_WITHIN = 5
/** The columns without which a sheet says nothing. */
const needed: Readonly<Record<SheetKey, readonly string[]>> = {
  nodes: ['name'],
  members: ['node', 'name'],
  parts: ['node', 'name'],
  risks: ['node', 'risk'],
  edges: ['source', 'target'],
}

function headOf(key: SheetKey, table: Table): Pick<OwnSheet, 'head' | 'fields'> | undefined {
  const columns = Object.entries(columnsOf(key))
  for (const [head, cells] of table.rows.slice(0, HEAD_WITHIN).entries()) {
    const fields = cells.map((cell) => columns.find(([, name]) => isName(cell, name))?.[0])
    if (needed[key].every((field) => fields.includes(field))) return { head, fields }
  }
  return undefined
}

/** The tables of a file that are sheets of a chain, by their names; none where nodes or edges are not among them. */
export function ownSheets(tables: readonly Table[]): Map<SheetKey, OwnSheet> | undefined {
  const found = new Map<SheetKey, OwnSheet>()
  for (const table of tables)
    for (const key of sheetKeys) {
      if (!isName(table.name, sheets[key].name) || found.has(key)) continue
      const head = headOf(key, table)
      if (head) found.set(key, { key, table, ...head })
    }
  return found.has('nodes') && found.has('edges') ? found : undefined
}
