import { LONGEST_ROW, type BrokenRow } from './raw-row.ts'

/** A row of a delimited file before its header is known. */
export interface CellRow {
  line: number
  cells: string[]
}

interface Quoted {
  cells: string[]
  /** Where the next row begins. */
  next: number
  /** Line feeds inside the row, its end included. */
  lines: number
}

/**
 * Reads one row with quotes from `text` at `from`. A quote opens a field only as its first character; elsewhere it is
 * itself.
 * `open` when the text ends inside the row, `bad` when something stands between a closing quote and the delimiter.
 */
function quotedRow(
  text: string,
  from: number,
  delimiter: string,
  newline: string,
  last: boolean,
): Quoted | 'open' | 'bad' {
  const cells: string[] = []
  let lines = 0
  let at = from
  let end = -1
  for (;;) {
    if (text[at] !== '"') {
      if (end < at) {
        end = text.indexOf(newline, at)
        if (end === -1) end = text.length
      }
      // Looked for inside this line only: past it, each row of a file with one column would search the rest of the
      // chunk.
      const length = text.slice(at, end).indexOf(delimiter)
      if (length !== -1) {
        cells.push(text.slice(at, at + length))
        at += length + 1
        continue
      }
      if (end === text.length && !last) return 'open'
      const stop = end
      cells.push(text.slice(at, stop > at && text[stop - 1] === '\r' ? stop - 1 : stop))
      return { cells, next: stop + 1, lines: lines + 1 }
    }
    let cell = ''
    let start = at + 1
    let close = text.indexOf('"', start)
    while (close !== -1 && text[close + 1] === '"') {
      cell += text.slice(start, close + 1)
      start = close + 2
      close = text.indexOf('"', start)
    }
    if (close === -1 || (close + 1 >= text.length && !last)) return 'open'
    cell += text.slice(start, close)
    for (let feed = cell.indexOf(newline); feed !== -1; feed = cell.indexOf(newline, feed + 1)) lines++
    cells.push(cell)
    at = close + 1
    if (text[at] === '\r' && text[at + 1] === '\n' && newline === '\n') at++
    else if (text[at] === '\r' && at + 1 >= text.length && !last) return 'open'
    if (at >= text.length) return { cells, next: at, lines: lines + 1 }
    if (text[at] === newline) return { cells, next: at + 1, lines: lines + 1 }
    if (text[at] !== delimiter) return 'bad'
    at++
  }
}

/**
 * Splits the text of a CSV or TSV file into rows as it arrives. Rows without quotes, nearly all, are split natively:
 * measured at five times
 * the speed of csv-parse (docs/performance.md); and a row says the physical line on which it begins, and a broken quote
 * costs its own line only.
 */
export class DelimitedReader {
  readonly #delimiter: string
  readonly #newline: string
  #rest = ''
  #line = 1
  #skipping = false

  constructor(delimiter: string, newline: '\n' | '\r' = '\n') {
    this.#delimiter = delimiter
    this.#newline = newline
  }

  /** Rows that `text` completes. Empty lines are passed over. */
  push(text: string): (CellRow | BrokenRow)[] {
    this.#rest = this.#rest ? this.#rest + text : text
    return this.#rows(false)
  }

  /** Rows that the end of the file completes. */
  end(): (CellRow | BrokenRow)[] {
    return this.#rows(true)
  }

  #rows(last: boolean): (CellRow | BrokenRow)[] {
    const rows: (CellRow | BrokenRow)[] = []
    const text = this.#rest
    const newline = this.#newline
    let at = 0
    let quote = text.indexOf('"')
    while (at < text.length) {
      const end = text.indexOf(newline, at)
      const stop = end === -1 ? text.length : end
      if (this.#skipping) {
        if (end === -1) {
          at = text.length
          break
        }
        this.#skipping = false
        this.#line++
        at = end + 1
        continue
      }
      if (quote !== -1 && quote < at) quote = text.indexOf('"', at)
      if (quote === -1 || quote >= stop) {
        if (end === -1 && !last) break
        const row = text.slice(at, stop > at && text.charCodeAt(stop - 1) === 13 ? stop - 1 : stop)
        if (row.length > LONGEST_ROW)
          rows.push({ line: this.#line, broken: 'TOO_MANY_BYTES', value: row.slice(0, 200) })
        else if (row !== '') rows.push({ line: this.#line, cells: row.split(this.#delimiter) })
        this.#line++
        at = stop + 1
        continue
      }
      const row = quotedRow(text, at, this.#delimiter, newline, last)
      if (row === 'open' && !last && text.length - at <= LONGEST_ROW) break
      if (typeof row === 'object') {
        rows.push({ line: this.#line, cells: row.cells })
        this.#line += row.lines
        at = row.next
        continue
      }
      // A quote that never closes: its own line is refused, the next one is read as usual.
      rows.push({
        line: this.#line,
        broken: row === 'open' && end === -1 ? 'TOO_MANY_BYTES' : 'BAD_QUOTES',
        value: text.slice(at, Math.min(stop, at + 200)),
      })
      if (end === -1) {
        this.#skipping = true
        at = text.length
        break
      }
      this.#line++
      at = end + 1
    }
    this.#rest = at >= text.length ? '' : text.slice(at)
    if (!last && this.#rest.length > LONGEST_ROW && !this.#rest.includes(newline)) {
      rows.push({ line: this.#line, broken: 'TOO_MANY_BYTES', value: this.#rest.slice(0, 200) })
      this.#rest = ''
      this.#skipping = true
    }
    return rows
  }
}
