import { SerializerSelector, type RouteDefinition, type Serializer } from '@fastify/fast-json-stringify-compiler'
import { z } from 'zod'

type JsonSchema = { [key: string]: unknown }

/** JSON Schema of what an operation takes. Throws where zod says more than JSON Schema can check (decisions 14). */
export function inputSchema(schema: z.ZodType): JsonSchema {
  refuseUnchecked(schema)
  return plain(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }))
}

/** JSON Schema of what an operation answers, shaped for serialisation: bounds go, `X | null` becomes one type. */
export function outputSchema(schema: z.ZodType): JsonSchema {
  refuseUnchecked(schema)
  return flatten(plain(z.toJSONSchema(schema, { io: 'output', target: 'draft-7' }))) as JsonSchema
}

/**
 * JSON Schema that an answer is held against before it is serialised: all that is declared of it; fields beyond that
 * are none of the answer's and are left out.
 */
export function answerSchema(schema: z.ZodType): JsonSchema {
  refuseUnchecked(schema)
  return open(plain(z.toJSONSchema(schema, { io: 'output', target: 'draft-7' }))) as JsonSchema
}

/** The same for what goes out as it is, trimmed by no serialiser: fields that are not declared are none it may have. */
export function wholeSchema(schema: z.ZodType): JsonSchema {
  refuseUnchecked(schema)
  return open(plain(z.toJSONSchema(schema, { io: 'output', target: 'draft-7' })), true) as JsonSchema
}

function open(schema: unknown, closed = false): unknown {
  if (Array.isArray(schema)) return schema.map((one) => open(one, closed))
  if (typeof schema !== 'object' || schema === null) return schema
  const { anyOf, additionalProperties, ...rest } = schema as JsonSchema
  const [choice, none] = Array.isArray(anyOf) && anyOf.length === 2 ? (anyOf as JsonSchema[]) : []
  // `X | null` as one type, so that what is wrong of X is told as that and not as "none of two".
  if (choice && none?.['type'] === 'null' && typeof choice['type'] === 'string' && !('const' in choice)) {
    const { type, enum: values, ...inner } = open(choice, closed) as JsonSchema
    return {
      ...rest,
      ...inner,
      type: [type, 'null'],
      ...(Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {}),
    }
  }
  const kept = {
    ...rest,
    ...(anyOf === undefined ? {} : { anyOf }),
    ...(additionalProperties === undefined || (additionalProperties === false && !closed)
      ? {}
      : { additionalProperties }),
  }
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, open(value, closed)]))
}

function plain(schema: object): JsonSchema {
  const { $schema: _, '~standard': __, ...rest } = schema as JsonSchema
  return rest
}

const bounds = new Set([
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'default',
])

function flatten(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(flatten)
  if (typeof schema !== 'object' || schema === null) return schema
  const { anyOf, ...rest } = schema as JsonSchema
  if (Array.isArray(anyOf) && anyOf.length === 2 && (anyOf[1] as JsonSchema)['type'] === 'null') {
    const inner = flatten(anyOf[0]) as JsonSchema
    const simple = typeof inner['type'] === 'string' && !['object', 'array'].includes(inner['type'])
    const { enum: choices, ...bare } = inner
    return simple
      ? { ...bare, type: [inner['type'], 'null'] }
      : { ...inner, ...(choices ? { enum: choices } : {}), nullable: true }
  }
  const flat: JsonSchema = {}
  for (const [key, value] of Object.entries(rest)) {
    if (key === 'properties')
      flat[key] = Object.fromEntries(Object.entries(value as JsonSchema).map(([name, inner]) => [name, flatten(inner)]))
    else if (!bounds.has(key)) flat[key] = flatten(value)
  }
  return anyOf === undefined ? flat : { ...flat, anyOf: flatten(anyOf) }
}

/** Walks a zod schema and throws at a refinement: JSON Schema would drop it without a word. */
function refuseUnchecked(schema: z.ZodType, path = ''): void {
  const def = schema._zod.def as unknown as {
    type: string
    checks?: { _zod: { def: { check: string } } }[]
    [key: string]: unknown
  }
  if (def.checks?.some((check) => check._zod.def.check === 'custom'))
    throw new Error(`refinement at ${path || 'the root'}: JSON Schema cannot check it`)
  for (const [key, value] of Object.entries(def)) {
    if (key === 'shape')
      for (const [name, inner] of Object.entries(value as Record<string, z.ZodType>))
        refuseUnchecked(inner, `${path}.${name}`)
    else if (Array.isArray(value)) value.filter(isSchema).forEach((inner) => refuseUnchecked(inner, path))
    else if (isSchema(value)) refuseUnchecked(value, path)
  }
}

function isSchema(value: unknown): value is z.ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value && 'def' in (value as z.ZodType)._zod
}

const compile = SerializerSelector()({}, {})
const compiled = new WeakMap<object, Serializer>()

/** Compiles an answer's schema for Fastify when something is first serialised by it, and once for all servers. */
export function serializerCompiler(route: RouteDefinition): Serializer {
  const schema = route.schema as object
  return (data: unknown) => {
    const known = compiled.get(schema) ?? compile(route)
    compiled.set(schema, known)
    return known(data)
  }
}
