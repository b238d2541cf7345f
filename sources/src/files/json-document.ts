import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import type { OpenedFile } from './bytes.ts'
import { textOf, type Encoding } from './encoding.ts'
import { objectRow, type ObjectRow } from './json-lines.ts'
import { companyFactsRows, isCompanyFacts } from '../sec/companyfacts.ts'
import type { BrokenRow } from './raw-row.ts'

/** Largest JSON document, in characters: it is read whole, unlike JSON lines. */
const LARGEST = 128_000_000

/** Most objects and lists in one, and most rows: a few bytes each when packed, dozens in memory. */
const MOST_PARTS = 4_000_000

/**
 * Rows of a JSON document: an array, the one array inside an object (`property` names it where there are several), an
 * object counted 0, 1, 2 …, or a company's facts as the SEC gives them. Position counts from 1.
 */
export async function jsonDocumentRows(
  file: OpenedFile,
  name: string,
  encoding: Encoding,
  property: string | undefined,
  progress: (bytes: number) => void,
  signal?: AbortSignal,
): Promise<(ObjectRow | BrokenRow)[]> {
  let text = ''
  let parts = 0
  for await (const piece of textOf(file, encoding, progress, signal)) {
    text += piece
    for (let at = 0; at < piece.length; at++) {
      const code = piece.charCodeAt(at)
      if (code === OPENS_OBJECT || code === OPENS_LIST) parts++
    }
    if (parts > MOST_PARTS) throw tooMany()
    if (text.length > LARGEST) throw new Refusal(errors.TOO_LARGE, { limit: '128 MB JSON (JSONL: ∞)' })
  }
  return rowsOf(parsed(text, name), property, name)
}

const OPENS_OBJECT = '{'.charCodeAt(0)
const OPENS_LIST = '['.charCodeAt(0)
const tooMany = (): Refusal => new Refusal(errors.TOO_LARGE, { limit: '4,000,000 JSON { } [ ]' })

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refusal(importsErrors.UNREADABLE_FILE, {
      reason: `${name}: ${error instanceof Error ? error.message : 'JSON'}`,
    })
  }
}

function rowsOf(value: unknown, property: string | undefined, name: string): (ObjectRow | BrokenRow)[] {
  if (Array.isArray(value) && value.length > MOST_PARTS) throw tooMany()
  if (Array.isArray(value)) return value.map((item, index) => objectRow(index + 1, item))
  if (property === undefined && isCompanyFacts(value)) return companyFactsRows(value, name)
  if (typeof value === 'object' && value !== null) {
    const own = Object.entries(value)
    if (
      property === undefined &&
      own.length > 0 &&
      own.every(([key, inner], index) => key === String(index) && typeof inner === 'object' && inner !== null)
    )
      return own.map(([, item], index) => objectRow(index + 1, item))
    const arrays = own.filter(([key, inner]) => Array.isArray(inner) && (property === undefined || key === property))
    const only = arrays[0]?.[1]
    if (arrays.length === 1 && Array.isArray(only) && only.length > MOST_PARTS) throw tooMany()
    if (arrays.length === 1 && Array.isArray(only)) return only.map((item, index) => objectRow(index + 1, item))
    if (arrays.length === 0 && property === undefined) return [objectRow(1, value)]
  }
  throw new Refusal(importsErrors.UNREADABLE_FILE, { reason: `${name}: JSON [ … ] / { ${property ?? '…'}: [ … ] }` })
}
