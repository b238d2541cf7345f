import type { Operation } from '@pandora/contract/operation'
import type { z } from 'zod'

/** What there is to ask for, by the name of the field that asks. `id` by the beginning of the operation. */
export type Askable = Readonly<Record<string, readonly unknown[]>>

const defOf = (schema: z.ZodType) =>
  schema._zod.def as unknown as { type: string; innerType?: z.ZodType; entries?: Record<string, string> }
const bare = (schema: z.ZodType): z.ZodType => {
  const { innerType } = defOf(schema)
  return innerType ? bare(innerType) : schema
}

/** Inputs to which each choice is put: enough to find what it says otherwise. */
const CHOSEN = 2

/**
 * Inputs by which an operation is asked about everything: each combination of what it must be told, what it may be told
 * one after another, and its
 * longest page. Empty where something is wanted that nobody gave.
 */
export function inputsOf(operation: Operation, askable: Askable): Record<string, unknown>[] {
  const fields = Object.entries(operation.input.shape as Record<string, z.ZodType>)
  const given = (name: string): readonly unknown[] | undefined =>
    askable[`${operation.id}.${name}`] ?? askable[`${operation.id.split('.')[0]}.${name}`] ?? askable[name]
  const longest = fields.find(([name]) => name === 'size')?.[1]
  const most = longest ? [200, 100, 60, 50, 30].find((size) => longest.safeParse(size).success) : undefined
  let inputs: Record<string, unknown>[] = [most === undefined ? {} : { size: most }]
  const choices: [string, unknown][] = []
  for (const [name, schema] of fields) {
    if (name === 'size' || name === 'page') continue
    const kinds = Object.values(defOf(bare(schema)).entries ?? {})
    const must = !schema.safeParse(undefined).success
    const values = given(name) ?? (must && kinds.length > 0 ? kinds : undefined)
    if (must && values === undefined) return []
    if (must) inputs = inputs.flatMap((input) => (values ?? []).map((value) => ({ ...input, [name]: value })))
    else choices.push(...(values ?? kinds).map((value): [string, unknown] => [name, value]))
  }
  return [
    ...inputs,
    ...choices.flatMap(([name, value]) => inputs.slice(0, CHOSEN).map((input) => ({ ...input, [name]: value }))),
  ].filter((input) => operation.input.safeParse(input).success)
}
