import type { $ZodChecks, $ZodType } from 'zod/v4/core'

/**
 * How an answer is: `ready` has everything; `sparse` lacks whatever may be missing; `long` has very long words; `empty`
 * has lists without items and counts of nothing; `chinese` has no English word where a schema can do without.
 */
export type Kind = 'ready' | 'sparse' | 'long' | 'empty' | 'chinese'

/** Where a value stands: the names that lead to it, the place in the nearest list, and the names beside it. */
export interface Place {
  field: string
  index: number
  beside: ReadonlySet<string>
}

/** What a schema says of a value besides its type. */
interface Bounds {
  /** Smallest and largest number; fewest and most letters or items. */
  minimum: number
  maximum: number
  patterns: readonly RegExp[]
}

/** Bounds of a schema. */
export function boundsOf(schema: $ZodType): Bounds {
  let [minimum, maximum] = [-Infinity, Infinity]
  const patterns: RegExp[] = []
  for (const check of schema._zod.def.checks ?? []) {
    const { def } = (check as $ZodChecks)._zod
    if (def.check === 'greater_than') minimum = Number(def.value) + (def.inclusive ? 0 : 1)
    else if (def.check === 'less_than') maximum = Number(def.value) - (def.inclusive ? 0 : 1)
    else if (def.check === 'min_length') minimum = def.minimum
    else if (def.check === 'max_length') maximum = def.maximum
    else if (def.check === 'length_equals') [minimum, maximum] = [def.length, def.length]
    else if (def.check === 'string_format' && def.pattern) patterns.push(def.pattern)
  }
  return { minimum, maximum, patterns }
}

/** The form of a text or a number: `date`, `url`, `safeint`. */
export const formatOf = (schema: $ZodType): string | undefined => (schema._zod.def as { format?: string }).format

/** The day of an item of a list, 17 May 2024 the first and latest; ms. */
export const dayAt = (index: number): number => Date.UTC(2024, 4, 17 - index)
