import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import type { OpenedFile } from './bytes.ts'
import { textOf, type Encoding } from './encoding.ts'
import { objectRow, type ObjectRow } from './json-lines.ts'
import { listsIn } from './parts/json-lists.ts'
import { companyFactsRows, isCompanyFacts } from '../sec/companyfacts.ts'
import type { BrokenRow } from './raw-row.ts'

/** Largest JSON document, in characters: it is read whole, unlike JSON lines. */
const LARGEST = 128_000_000

/** Most objects and lists in one, and most rows: a few bytes each when packed, dozens in memory. */
const MOST_PARTS = 4_000_000

/** Rows of a JSON document, and the lists in it where there are any to choose from. */
export interface JsonRows {
  rows: (ObjectRow | BrokenRow)[]
  /** Path of the list that was read; undefined where the document itself is one. */
  read: string | undefined
  lists: { path: string; rows: number }[]
}

/**
 * Rows of a JSON document: an array, the one list inside an object at any depth (`property` is the path to it where
 * there are several; `longest` reads the longest of them), an object counted 0, 1, 2 …, or a company's facts as the SEC
 * gives them. Position counts from 1.
 */
export async function jsonDocumentRows(
  file: OpenedFile,
  name: string,
  encoding: Encoding,
  property: string | undefined,
  progress: (bytes: number) => void,
  signal?: AbortSignal,
  longest = false,
): Promise<JsonRows> {
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
  return rowsOf(parsed(text, name), property, name, longest)
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

function rowsOf(value: unknown, property: string | undefined, name: string, longest: boolean): JsonRows {
  const whole = (rows: (ObjectRow | BrokenRow)[]): JsonRows => ({ rows, read: undefined, lists: [] })
  if (Array.isArray(value)) return whole(numbered(value))
  if (property === undefined && isCompanyFacts(value)) return whole(companyFactsRows(value, name))
  if (typeof value === 'object' && value !== null) {
    const own = Object.entries(value)
    if (
      property === undefined &&
      own.length > 0 &&
      own.every(([key, inner], index) => key === String(index) && typeof inner === 'object' && inner !== null)
    )
      return whole(own.map(([, item], index) => objectRow(index + 1, item)))
    const lists = listsIn(value as Record<string, unknown>)
    const chosen =
      property !== undefined
        ? lists.find(({ path }) => path === property)
        : longest || lists.length === 1
          ? lists.toSorted((one, other) => other.rows.length - one.rows.length)[0]
          : undefined
    if (chosen)
      return {
        rows: numbered(chosen.rows),
        read: chosen.path,
        lists: lists.map(({ path, rows }) => ({ path, rows: rows.length })),
      }
    // Lists of anything else, whose rows are refused one by one, and empty ones.
    const arrays = own.filter(([key, inner]) => Array.isArray(inner) && (property === undefined || key === property))
    const only = arrays[0]?.[1]
    if (lists.length === 0 && arrays.length === 1 && Array.isArray(only)) return whole(numbered(only))
    if (lists.length === 0 && arrays.length === 0 && property === undefined) return whole([objectRow(1, value)])
  }
  throw new Refusal(importsErrors.UNREADABLE_FILE, { reason: `${name}: JSON [ … ] / { ${property ?? '…'}: [ … ] }` })
}

function numbered(list: readonly unknown[]): (ObjectRow | BrokenRow)[] {
  if (list.length > MOST_PARTS) throw tooMany()
  return list.map((item, index) => objectRow(index + 1, item))
}
