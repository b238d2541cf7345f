import type { SheetOf } from '@pandora/contract/workbook'

/** A cell: numbers stay numbers, text is made safe, missing is empty. */
export type Cell = string | number | null | undefined

/** Text that a spreadsheet would run as a formula is led by an apostrophe. */
function safe(text: string): string {
  return /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text
}

function quoted(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const text = safe(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** CSV text with BOM and CRLF, as spreadsheets of both languages read it. */
export function toCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
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
