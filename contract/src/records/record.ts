import type { z } from 'zod'
import type { KnownBy } from '../provenance.ts'

/** When a fact was known: an instant in ms, or `undated` with no instant. */
export interface Known {
  at: number | null
  by: KnownBy
}

/** One kind of fact, stored in the table of the same name; field names are column names. */
export interface RecordKind<Name extends string = string, Schema extends z.ZodObject = z.ZodObject> {
  kind: Name
  /** Columns that say which fact it is, beside the market. */
  key: readonly (keyof z.output<Schema> & string)[]
  schema: Schema
  /** When the fact was known where the source says nothing better. */
  known: (row: z.output<Schema>) => Known
  /** Fields without which the fact is kept, but which readers will miss: told of every import. Absent: none. */
  lacks?: (row: z.output<Schema>) => readonly string[]
  /** By refusal: the field that is left out, and what is then told, so that the rest of the fact is kept. */
  without?: Readonly<Record<string, { field: keyof z.output<Schema> & string; told: string }>>
}

/** Declares a record kind. */
export function defineRecord<Name extends string, Schema extends z.ZodObject>(
  kind: RecordKind<Name, Schema>,
): RecordKind<Name, Schema> {
  return kind
}

export const undated: Known = { at: null, by: 'undated' }
