import { namedThings, type NamedThing } from '@pandora/contract/records/ids'
import type { z } from 'zod'

/** A field that holds an id, by the names that lead to it; `[]` for each of a list. */
export interface IdField {
  path: readonly string[]
  names: NamedThing
}

interface Def {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  valueType?: z.ZodType
  options?: readonly z.ZodType[]
  out?: z.ZodType
}
const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def

/** What a schema is made of, each with the step that leads to it. */
function parts(schema: z.ZodType): { step: readonly string[]; part: z.ZodType }[] {
  const { shape, element, innerType, valueType, options = [], out } = defOf(schema)
  return [
    ...Object.entries(shape ?? {}).map(([name, part]) => ({ step: [name], part })),
    ...(element ? [{ step: ['[]'], part: element }] : []),
    ...[innerType, valueType, out, ...options].flatMap((part) => (part ? [{ step: [], part }] : [])),
  ]
}

const fieldsFound = new WeakMap<z.ZodType, readonly IdField[]>()

/** Every field of a schema that says what its id names; looked for once a schema, since the proofs ask thousands of times. */
export function idFieldsOf(schema: z.ZodType): readonly IdField[] {
  const known = fieldsFound.get(schema) ?? searched(schema, [])
  fieldsFound.set(schema, known)
  return known
}

function searched(schema: z.ZodType, path: readonly string[]): IdField[] {
  const names = namedThings.get(schema)
  if (names) return [{ path, names }]
  return parts(schema).flatMap(({ step, part }) => searched(part, [...path, ...step]))
}

/** Names that ids bear. A choice among words is none, whatever it is called. */
const idName = /^id$|Ids?$|^uid$|[tT]oken$|^key$/

/** Fields of an input that bear the name of an id and do not say what it names. */
export function unsaidIds(schema: z.ZodType, path: readonly string[] = []): string[] {
  if (namedThings.get(schema)) return []
  const within = parts(schema)
  if (within.length > 0) return within.flatMap(({ step, part }) => unsaidIds(part, [...path, ...step]))
  const name = path.findLast((one) => one !== '[]') ?? ''
  return idName.test(name) && /^(?:string|number|int)$/.test(defOf(schema).type) ? [path.join('.')] : []
}

/** What stands at a path of a value; of lists each. */
export function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return value === undefined || value === null ? [] : [value]
  if (step === '[]') return Array.isArray(value) ? value.flatMap((one) => valuesAt(one, rest)) : []
  return typeof value === 'object' && value !== null ? valuesAt((value as Record<string, unknown>)[step], rest) : []
}

/** The value with another at a path, where what leads to it is there; a list becomes one of it alone. */
export function withAt(value: unknown, [step, ...rest]: readonly string[], put: unknown): unknown {
  if (step === undefined) return put
  if (step === '[]') return Array.isArray(value) ? [withAt(value[0], rest, put)] : value
  if (typeof value !== 'object' || value === null) return value
  const found = value as Record<string, unknown>
  if (rest.length > 0 && found[step] === undefined)
    return rest[0] === '[]' ? { ...found, [step]: withAt([], rest, put) } : value
  return { ...found, [step]: withAt(found[step], rest, put) }
}

/** The object without the field at a path; without the whole list where it is one of a list. */
export function without(
  value: Record<string, unknown>,
  [step = '', ...rest]: readonly string[],
): Record<string, unknown> {
  const held = value[step]
  if (rest.length === 0 || rest[0] === '[]' || typeof held !== 'object' || held === null) {
    const { [step]: _gone, ...kept } = value
    return rest.length === 0 || rest[0] === '[]' ? kept : value
  }
  return { ...value, [step]: without(held as Record<string, unknown>, rest) }
}
