import { shownValue } from '../rejections.ts'
import { LONGEST_ROW, type BrokenRow } from './raw-row.ts'

/** One object of a JSON file and where it stands. */
export interface ObjectRow {
  line: number
  object: Readonly<Record<string, unknown>>
}

/** How deep a row may be nested; what writes or compares it goes down as deep. */
const DEEPEST = 64

const isShallow = (value: unknown, left = DEEPEST): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1)))

/** A JSON value as a row; anything but an object is refused, and one nested too deep. */
export function objectRow(line: number, value: unknown): ObjectRow | BrokenRow {
  if (!isShallow(value)) return { line, broken: 'NESTED_TOO_DEEP', value: '' }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return { line, object: value as Record<string, unknown> }
  return { line, broken: 'NOT_AN_OBJECT', value: shownValue(value) }
}

/** Splits JSON lines as they arrive. Empty lines are passed over. */
export class JsonLinesReader {
  #rest = ''
  #line = 1
  #skipping = false

  push(text: string): (ObjectRow | BrokenRow)[] {
    const rows: (ObjectRow | BrokenRow)[] = []
    const whole = this.#rest ? this.#rest + text : text
    let at = 0
    for (let end = whole.indexOf('\n', at); end !== -1; end = whole.indexOf('\n', at)) {
      if (this.#skipping) this.#skipping = false
      else this.#read(whole.slice(at, end), rows)
      this.#line++
      at = end + 1
    }
    this.#rest = this.#skipping ? '' : whole.slice(at)
    if (this.#rest.length > LONGEST_ROW) {
      rows.push({ line: this.#line, broken: 'TOO_MANY_BYTES', value: this.#rest.slice(0, 200) })
      this.#rest = ''
      this.#skipping = true
    }
    return rows
  }

  end(): (ObjectRow | BrokenRow)[] {
    const rows: (ObjectRow | BrokenRow)[] = []
    this.#read(this.#rest, rows)
    this.#rest = ''
    return rows
  }

  #read(text: string, rows: (ObjectRow | BrokenRow)[]): void {
    if (text.trim() === '') return
    if (text.length > LONGEST_ROW) {
      rows.push({ line: this.#line, broken: 'TOO_MANY_BYTES', value: text.slice(0, 200) })
      return
    }
    try {
      rows.push(objectRow(this.#line, JSON.parse(text)))
    } catch {
      rows.push({ line: this.#line, broken: 'NOT_JSON', value: text.slice(0, 200) })
    }
  }
}
