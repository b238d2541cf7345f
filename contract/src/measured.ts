import { z } from 'zod'
import type { changedMeasures, MeasureName, valuedMeasures } from './measures.ts'
import type { MeasureSubject } from './measures/measure.ts'

/**
 * Which measure a field of an answer says, and where the rest of its key stands: names of fields looked for from the
 * field's own object outwards to the answer and, as
 * `input.<name>`, in what was asked. A path `a.b` goes into an object; the first of several that is there is taken.
 */
export interface Measured {
  /** The measure; where it depends on another field, by that field's value. A value that is not listed says none. */
  measure: MeasureName | { by: string; names: Readonly<Record<string, MeasureName>> }
  /** Ids of the subject where they stand in other fields than `companyId`, `themeId`, `industryCode`, `eventId`. */
  of?: Partial<Record<MeasureSubject, string | readonly string[]>>
  /** The day it is about; absent: the latest known to the view. In columns side by side, the column of days. */
  day?: string | readonly string[]
  /** Fields that say of what kind it is: price basis, quarter or four quarters. Or the fixed words for it. */
  basis?: string | readonly string[]
  /** The basis in a word, where no field says it. */
  is?: string
  /**
   * It is a field among those that may stand beside a note of an exception: a field naming those that are of another
   * kind (`stated` ratios are as the source gives them).
   */
  unless?: string
}

/** What fields of answers say. Apart from zod's own registry, so that JSON Schema and serialisers see nothing of it. */
export const measuredFields = z.registry<Measured>()
/** Numbers with the name of a measure that are none, with the reason. */
export const plainFields = z.registry<{ because: string }>()

declare const rests: unique symbol
/**
 * A number that is shown with a mark where it rests on something else than what its name says: a market value not of a
 * price paid (†), a change of adjusted prices (‡).
 * Any number is one; one is no `Bare` number, which is what figures are drawn of: who draws it says what it rests on,
 * or does not compile.
 */
export type Resting<On extends 'paid' | 'counted'> = number & { readonly [rests]?: On }
/** A number that needs no mark. */
export type Bare = number & { readonly [rests]?: never }

type NameOf<Said> = Said extends MeasureName
  ? Said
  : Said extends { measure: infer Named }
    ? Named extends MeasureName
      ? Named
      : Named extends { names: Readonly<Record<string, infer Name>> }
        ? Name
        : never
    : never
type RestsOn<Name> = Name extends (typeof valuedMeasures)[number]
  ? 'paid'
  : Name extends (typeof changedMeasures)[number]
    ? 'counted'
    : never
type Numbers<Value, On extends 'paid' | 'counted'> = Value extends number
  ? Resting<On>
  : Value extends readonly (infer One)[]
    ? Numbers<One, On>[]
    : Value
/** A schema whose numbers, where the measure asks for a mark, ask for it. */
type Marked<Schema extends z.ZodType, Said> = [RestsOn<NameOf<Said>>] extends [never]
  ? Schema
  : z.ZodType<Numbers<z.output<Schema>, RestsOn<NameOf<Said>>>, z.input<Schema>>

/** A number that says a measure; null where it is missing, unless another schema is given. */
export function measured<const Said extends MeasureName | Measured>(
  said: Said,
): Marked<z.ZodNullable<z.ZodNumber>, Said>
export function measured<const Said extends MeasureName | Measured, Schema extends z.ZodType>(
  said: Said,
  schema: Schema,
): Marked<Schema, Said>
export function measured(said: MeasureName | Measured, schema: z.ZodType = z.number().nullable()): z.ZodType {
  measuredFields.add(schema, typeof said === 'string' ? { measure: said } : said)
  return schema
}

/** A number that bears the name of a measure and is another thing: a bound asked for, one of many samples. */
export function unmeasured<Schema extends z.ZodType>(because: string, schema: Schema): Schema {
  plainFields.add(schema, { because })
  return schema
}
