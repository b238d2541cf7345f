/** A cell of an exported table: numbers stay numbers, missing is empty. */
export type SheetCell = string | number | null

/** A sheet: its name, heads and rows. */
export interface SheetOf {
  name: string
  head: readonly string[]
  rows: readonly (readonly (SheetCell | undefined)[])[]
}

/** Most characters of a cell, and of a sheet's name, that spreadsheets take. */
const LONGEST = 32_767
const LONGEST_NAME = 31

// What XML 1.0 cannot hold; and what turns the direction of the text after it.
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\u202a-\u202e\u2066-\u2069]/g

/** Text of a cell as a workbook can hold it. It is written as text, never as a formula, whatever it begins with. */
export function sheetText(text: string): string {
  const clean = text.toWellFormed().replace(unwanted, '')
  return clean.length > LONGEST
    ? `${clean
        .slice(0, LONGEST - 1)
        .toWellFormed()
        .replace(/\ufffd$/, '')}…`
    : clean
}

/** Names of sheets as a workbook takes them: without `[]:*?/\\`, at most 31 characters, none twice, none empty. */
export function sheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const plain =
      sheetText(name)
        .replace(/[[\]:*?/\\]/g, ' ')
        .replace(/^'+|'+$/g, '')
        .trim() || 'Sheet'
    for (let at = 1; ; at++) {
      const mark = at === 1 ? '' : ` ${at}`
      const given = `${[...plain]
        .slice(0, LONGEST_NAME - mark.length)
        .join('')
        .slice(0, LONGEST_NAME - mark.length)
        .toWellFormed()
        .replaceAll('\ufffd', '')}${mark}`
      if (taken.has(given.toLowerCase())) continue
      taken.add(given.toLowerCase())
      return given
    }
  })
}

const WIDEST = 60
/** Columns as wide as their longest text of the first rows, in characters; a Chinese one takes two. */
const widthOf = (cells: readonly (SheetCell | undefined)[]): number =>
  Math.min(
    WIDEST,
    Math.max(
      8,
      ...cells.map((cell) => [...String(cell ?? '')].reduce((sum, one) => sum + (one > '\u2e7f' ? 2 : 1), 2)),
    ),
  )

/**
 * Sheets as the writer of workbooks takes them, the first of which says what the others hold: `about` in lines of name
 * and value.
 */
export function workbookOf(
  aboutName: string,
  about: readonly (readonly [name: string, value: string])[],
  sheets: readonly SheetOf[],
) {
  const names = sheetNames([aboutName, ...sheets.map(({ name }) => name)])
  const cell = (one: SheetCell | undefined) =>
    typeof one === 'string'
      ? { value: sheetText(one), type: String }
      : typeof one === 'number' && Number.isFinite(one)
        ? { value: one, type: Number }
        : null
  const bold = (text: string) => ({ value: sheetText(text), type: String, fontWeight: 'bold' as const })
  return [
    {
      sheet: names[0] ?? aboutName,
      data: about.map(([name, value]) => [bold(name), cell(value)]),
      columns: [{ width: widthOf(about.map(([name]) => name)) }, { width: WIDEST }],
    },
    ...sheets.map(({ head, rows }, at) => ({
      sheet: names[at + 1] ?? '',
      data: [head.map(bold), ...rows.map((row) => row.map(cell))],
      stickyRowsCount: 1,
      columns: head.map((title, column) => ({
        width: widthOf([title, ...rows.slice(0, 200).map((row) => row[column])]),
      })),
    })),
  ]
}
