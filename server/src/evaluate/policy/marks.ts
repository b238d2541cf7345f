import { fileURLToPath } from 'node:url'
import type { RawRow } from '@pandora/intelligence/tasks/task'
import { textOf } from '@pandora/intelligence/tasks/marks'
import { labelledRows } from '../../models/labelled-file.ts'

/** The file of marks of this name. */
export const marksOf = (name: string): string =>
  fileURLToPath(new URL(`../../../../intelligence/marks/${name}.jsonl`, import.meta.url))

/** Where in the later text stands what a sentence of the earlier one says; null: nowhere. Several where readers differ. */
export interface Mark {
  part: string
  set: string
  old: string
  young: string
  before: number
  after: readonly (number | null)[]
}

/** Name of a text, by which marks and pairs speak of it. */
export const nameOf = (row: RawRow): string => textOf(row['path']) || textOf(row['id']) || textOf(row['year'])

/** A marked sentence as its file has it; null where the row is none. */
export function markOf(row: RawRow): Mark | null {
  const { part, set, old, new: young, before, after } = row
  if (typeof old !== 'string' || typeof young !== 'string' || typeof before !== 'number' || !Array.isArray(after))
    return null
  const places = after.filter((one) => one === null || typeof one === 'number')
  return { part: textOf(part), set: textOf(set), old, young, before, after: places }
}

/** Texts of these files by their names. */
export const textsOf = async (files: readonly string[]): Promise<Map<string, string>> =>
  new Map(
    (await Promise.all(files.map((file) => labelledRows(file))))
      .flat()
      .map((row) => [nameOf(row), textOf(row['text'])]),
  )
