const quotes = /[",\r\n]/
// What a spreadsheet would take for a formula, also behind blanks that it drops and in full width.
const formula = /^[\s\u0000]*[=+\-@＝＋－＠]|^[\t\r\n]/

/** A cell: numbers stay numbers, text is made safe, missing is empty. */
export type Cell = string | number | null | undefined

/**
 * One cell of a CSV file. A text that a spreadsheet would run as a formula is led by an apostrophe; numbers stay as
 * they are, what is none of them is missing.
 */
export function csvCell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const safe = formula.test(value) && !/^-?\d+(?:\.\d+)?$/.test(value) ? `'${value}` : value
  return quotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of a CSV file. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** Byte order mark: spreadsheets read UTF-8 by it. */
export const CSV_BOM = '\ufeff'
