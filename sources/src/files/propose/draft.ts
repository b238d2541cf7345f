import type { KindName } from '@pandora/contract/records/kinds'
import type { Concept } from '../header-names.ts'

export type Found = Partial<Record<Concept, string>>
export type Fields = Record<string, unknown>
export interface Draft {
  kind: KindName
  needs: readonly Concept[]
  likes: readonly Concept[]
  records: (found: Found, context: Context) => unknown[]
  /** Missing besides what has no column, as fields of the record. */
  lacks?: (found: Found, context: Context) => string[]
}
export interface Context {
  columns: readonly string[]
  sample: readonly (readonly unknown[])[]
  name: string
  /** Name of the file, and what stands above its header. */
  file: string
  title: string
  /** The company of a statement that nothing in the file identifies, as its reader says. */
  company?: string | undefined
  /** Whether its figures have a decimal comma. */
  comma: boolean
}

export const text = (column: string | undefined): Fields | undefined => (column === undefined ? undefined : { column })
export const as = (column: string | undefined, transform: string, more: Fields = {}): Fields | undefined =>
  column === undefined ? undefined : { column, as: transform, ...more }
export const scaled = (column: string | undefined, exponent: number): Fields | undefined =>
  as(column, 'number', exponent === 0 ? {} : { exponent })

export function listed(found: Found): Fields | undefined {
  return found.code === undefined
    ? undefined
    : {
        column: found.code,
        as: 'security',
        ...(found.exchange === undefined ? {} : { exchange: { column: found.exchange } }),
      }
}

export function cellsOf(column: string | undefined, { columns, sample }: Context): unknown[] {
  const index = column === undefined ? -1 : columns.indexOf(column)
  return index < 0 ? [] : sample.map((row) => row[index])
}

export const isThere = (cell: unknown): boolean => cell !== null && cell !== undefined && String(cell).trim() !== ''
