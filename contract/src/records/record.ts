import type { z } from 'zod'
import type { Bilingual } from '../language.ts'
import type { KnownBy } from '../provenance.ts'

/** When a fact was known: an instant in ms, or `undated` with no instant. */
export interface Known {
  at: number | null
  by: KnownBy
}

/** One kind of fact, stored in the table of the same name; field names are column names. */
export interface RecordKind<Name extends string = string, Schema extends z.ZodObject = z.ZodObject> {
  kind: Name
  /** What health, imports and glossary call facts of this kind. */
  name: Bilingual
  /** What imports call those of its columns whose word is not a common one (`web/src/domains/imports/fieldNames.ts`). */
  columns?: { readonly [Column in keyof z.output<Schema> & string]?: Bilingual }
  /** Live topic that tells readers of a change: answers that are held wait for it. */
  topic: string
  /** Column by whose values readers know what changed. */
  id: keyof z.output<Schema> & string
  /** Column that says which day a fact is about; null where it is about none. */
  about: (keyof z.output<Schema> & string) | null
  /** Columns whose day or instant cannot lie ahead. Absent: none; ex-dates, ends of validity and listings may. */
  happened?: readonly (keyof z.output<Schema> & string)[]
  /**
   * Days after which a market without a newer fact is stale: a weekend and a holiday for prices, a weekend for
   * documents. Absent: there is no rhythm.
   */
  restDays?: number
  /** A change of it changes how much of a market is covered. */
  covers?: true
  /** Reading documents finds such facts too, beside what sources give. */
  found?: true
  /**
   * The column of a figure that sources round, each to a unit of its own, and the columns whose figures one source
   * rounds alike: what only rounds the figure that stands says nothing new. Absent: values are as told.
   */
  rounds?: { figure: keyof z.output<Schema> & string; alike: readonly (keyof z.output<Schema> & string)[] }
  /** Columns that say which fact it is, beside the market. */
  key: readonly (keyof z.output<Schema> & string)[]
  schema: Schema
  /** When the fact was known where the source says nothing better. */
  known(row: z.output<Schema>): Known
  /** Fields without which the fact is kept, but which readers will miss: told of every import. Absent: none. */
  lacks?(row: z.output<Schema>): readonly string[]
  /**
   * Companies at its ends that a source may give by name alone: the column of the id that the name is looked up for,
   * among the names of the market. Who is found by none keeps the name, as an id made of it; `optional`: has no id then.
   */
  ends?: readonly {
    id: keyof z.output<Schema> & string
    name: keyof z.output<Schema> & string
    optional?: true
  }[]
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
