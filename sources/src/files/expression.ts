import { compileCondition } from './condition.ts'
import { convertOf, tableConvert, type Convert } from './convert.ts'
import type { Expression, FromColumn } from './profile.ts'
import type { Slots, Value } from './slots.ts'
import { Bad, cellText } from './values/bad.ts'
import { documentId, fingerprint } from './values/texts.ts'

function compileJoined(part: FromColumn, slots: Slots): Value {
  const reads = [part.column].flat().map((name) => slots.read(name))
  const whole = part.as === 'document-id'
  return (cells) => {
    const parts: string[] = []
    for (const read of reads) {
      const value = read(cells)
      if (value instanceof Bad) return value
      const text = value === null ? '' : cellText(value)
      if (text instanceof Bad) return text
      if (whole && text === '') return null
      parts.push(text)
    }
    return whole ? documentId(parts[0] ?? '', parts.slice(1).join('\u0000')) : fingerprint(parts)
  }
}

const around =
  (text: string, convert: Convert): Convert =>
  (value, cells) => {
    const inner = convert(value, cells)
    return inner instanceof Bad || inner === null ? inner : text.replace('{}', String(inner))
  }

function compileColumn(part: FromColumn, slots: Slots): Value {
  if (part.as === 'document-id' || part.as === 'fingerprint') return compileJoined(part, slots)
  const own = convertOf(part, slots)
  const looked = part.table === undefined ? own : tableConvert(part, slots, own)
  const convert = part.text === undefined ? looked : around(part.text, looked)
  const reads = [part.column].flat().map((name) => slots.read(name))
  const [only] = reads
  const empty = part.as === 'urls' || part.as === 'list' ? (): string[] => [] : () => null
  if (reads.length === 1 && only) {
    return (cells) => {
      const value = only(cells)
      return value === null ? empty() : value instanceof Bad ? value : convert(value, cells)
    }
  }
  return (cells) => {
    for (const read of reads) {
      const value = read(cells)
      if (value !== null) return value instanceof Bad ? value : convert(value, cells)
    }
    return empty()
  }
}

/** An expression of a profile as a function of the row, compiled once a file. */
export function compileExpression(part: Expression, slots: Slots): Value {
  if ('first' in part) {
    const parts = part.first.map((inner) => compileExpression(inner, slots))
    return (cells) => {
      for (const inner of parts) {
        const value = inner(cells)
        if (value !== null) return value
      }
      return null
    }
  }
  if ('latest' in part) {
    const parts = part.latest.map((inner) => compileExpression(inner, slots))
    return (cells) => {
      let latest: unknown = null
      for (const inner of parts) {
        const value = inner(cells)
        if (value instanceof Bad) return value
        if (value !== null && (latest === null || String(value) > String(latest))) latest = value
      }
      return latest
    }
  }
  const applies = part.when ? compileCondition(part.when, slots) : undefined
  const { value } = 'value' in part ? part : { value: undefined }
  const compiled: Value = 'column' in part ? compileColumn(part, slots) : () => value
  return applies ? (cells) => (applies(cells) ? compiled(cells) : null) : compiled
}
