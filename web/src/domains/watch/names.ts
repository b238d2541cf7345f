/** Most names of one call. */
export const NAMES_AT_ONCE = 1000

/** Rows of a CSV text; quotes may hold separators and line ends. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const source = text.replace(/^\uFEFF/, '')
  const endRow = () => {
    row.push(cell)
    if (row.some((one) => one.trim() !== '')) rows.push(row)
    row = []
    cell = ''
  }
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at]
    if (quoted) {
      if (sign === '"' && source[at + 1] === '"') {
        cell += '"'
        at += 1
      } else if (sign === '"') quoted = false
      else cell += sign
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === ',' || sign === '\t' || sign === ';') {
      row.push(cell)
      cell = ''
    } else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || row.length) endRow()
  return rows
}

const codeHead = /^(?:code|symbol|ticker|stock ?code|stockcode|ts_code|代码|股票代码|证券代码)$/i
const nameHead =
  /^(?:company|name|company ?name|companynamezh|companynameen|公司|公司名称|名称|简称|证券简称|股票名称)$/i

/** The names or codes a CSV file asks for: its code column, else its name column, else its first. */
export function namesInCsv(text: string): string[] {
  const rows = csvRows(text)
  const head = rows[0]?.map((cell) => cell.trim()) ?? []
  const code = head.findIndex((cell) => codeHead.test(cell))
  const name = head.findIndex((cell) => nameHead.test(cell))
  const column = code >= 0 ? code : name
  const body = column >= 0 ? rows.slice(1) : rows
  // Spreadsheets are told that a code is text by a quote or a formula before it.
  const clean = (cell: string | undefined) =>
    (cell ?? '')
      .trim()
      .replace(/^'|^="?|"$/g, '')
      .trim()
  const found = body
    .map((row) => clean(row[Math.max(0, column)]) || (name >= 0 ? clean(row[name]) : ''))
    .filter(Boolean)
  return [...new Set(found.map((one) => one.slice(0, 120)))]
}

/** Text of a file in UTF-8, or in GB18030 where it is not that. */
export function textOfBytes(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
