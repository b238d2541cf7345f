import { csvLine, CSV_BOM } from '@pandora/contract/csv'
import type { Cell } from '@pandora/contract/csv'
import type { SheetOf } from '@pandora/contract/workbook'

/** CSV text with BOM and CRLF, as spreadsheets of both languages read it. */
export function toCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `${CSV_BOM}${[head, ...rows].map(csvLine).join('')}`
}

/** Saves a table as CSV under its name. */
export function saveCsv({ name, head, rows }: SheetOf): void {
  saveFile(`${name}.csv`, toCsv(head, rows))
}

/** Hands a file to the reader. */
export function saveFile(name: string, content: Blob | string, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
