import { badInput, type Refusal } from '@pandora/contract/errors'
import type { InputFault } from '@pandora/contract/input-faults'
import { BODY_LIMIT } from '@pandora/contract/operation'
import { isDay } from '@pandora/contract/time'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { FastifySchemaCompiler } from 'fastify'
import addFormats from 'ajv-formats'

const options = { useDefaults: true, removeAdditional: 'all', allErrors: false, strict: false, verbose: true } as const
// Queries and form fields arrive as text, so theirs are coerced; JSON bodies say what they mean.
const ofText = new Ajv({ ...options, coerceTypes: true })
const ofJson = new Ajv(options)
for (const ajv of [ofText, ofJson]) {
  addFormats.default(ajv)
  // A day of a year that nothing is dated by is none.
  ajv.addFormat('date', { type: 'string', validate: isDay })
}

const compiled = { body: new WeakMap<object, ValidateFunction>(), text: new WeakMap<object, ValidateFunction>() }

/** The check of a schema, compiled when something is first held against it: most operations wait long for a call. */
function checkOf(schema: object, httpPart: string | undefined): ValidateFunction {
  const ofBody = httpPart === 'body'
  const known = compiled[ofBody ? 'body' : 'text']
  const check = known.get(schema) ?? (ofBody ? ofJson : ofText).compile(schema)
  known.set(schema, check)
  return check
}

/** Compiles an input schema for Fastify; a violation is the refusal BAD_INPUT naming the field. */
export const validatorCompiler: FastifySchemaCompiler<object> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    const bad = unfit(data, mostValues(schema)) ?? undeclared(schema, data)
    if (bad) return { error: bad }
    const validate = checkOf(schema, httpPart)
    if (validate(data)) return { value: data }
    return { error: refusalOf(validate.errors?.[0]) }
  }

const ofType: Readonly<Record<string, InputFault>> = {
  string: 'not-text',
  number: 'not-number',
  integer: 'not-whole',
  boolean: 'not-boolean',
  array: 'not-list',
  object: 'not-object',
  null: 'not-null',
}
const ofFormat: Readonly<Record<string, InputFault>> = { date: 'day', email: 'email' }

/**
 * What a keyword of JSON Schema that is broken means to a reader, and the limit it names. Keywords not told of here
 * have no words of their own.
 */
const ofKeyword: Readonly<Record<string, (error: ErrorObject) => InputFault>> = {
  required: () => 'required',
  type: ({ params }) => ofType[String([params['type']].flat()[0])] ?? 'form',
  minLength: ({ params }) => (params['limit'] === 1 ? 'empty' : 'too-short'),
  maxLength: () => 'too-long',
  minItems: () => 'too-few',
  maxItems: () => 'too-many',
  minimum: () => 'too-small',
  exclusiveMinimum: () => 'too-small',
  maximum: () => 'too-large',
  exclusiveMaximum: () => 'too-large',
  enum: () => 'not-offered',
  const: () => 'not-offered',
  // A pattern says by its schema what it is of, or has a format beside it.
  pattern: ({ parentSchema }) =>
    (parentSchema?.['fault'] as InputFault | undefined) ?? ofFormat[String(parentSchema?.['format'])] ?? 'form',
  format: ({ params }) => ofFormat[String(params['format'])] ?? 'form',
}

/** The refusal that a violation is: the field, what is wrong in a word of the closed list, and the limit. */
export function refusalOf(error: ErrorObject | undefined): Refusal {
  const { missingProperty, limit } = (error?.params ?? {}) as { missingProperty?: string; limit?: number }
  const field =
    [
      ...(error?.instancePath.split('/').filter(Boolean) ?? []),
      ...(missingProperty === undefined ? [] : [missingProperty]),
    ].join('.') || BODY
  const reason = (error && ofKeyword[error.keyword]?.(error)) ?? 'form'
  return badInput(field, reason, limit === undefined ? {} : { limit })
}

/** What is named where the fault is in the whole of what was sent. */
export const BODY = '(body)'

/** How deep an input may be nested; the deepest known, a filter of a saved screen, has 6. */
const DEEPEST = 40

/**
 * Most values of an input, counted through: the largest known, the companies of a theme of one's own, has some
 * thousands. 200,000 took a second to look through.
 */
const MOST_VALUES = 20_000

/** The same of an input that may be larger than others: as many more as it may have bytes. Stands in its schema. */
export const valuesWithin = (bodyLimit: number): { mostValues?: number } =>
  bodyLimit > BODY_LIMIT ? { mostValues: (MOST_VALUES * bodyLimit) / BODY_LIMIT } : {}
const mostValues = (schema: object): number => (schema as { mostValues?: number }).mostValues ?? MOST_VALUES

/**
 * What no input may hold, whatever it is declared as: texts that PostgreSQL cannot store (NUL, half a character), and
 * nesting or numbers of values that nothing has use for.
 */
function unfit(data: unknown, most: number): Refusal | undefined {
  let values = 0
  const look = (value: unknown, path: string, depth: number): Refusal | undefined => {
    if (++values > most) return badInput(BODY, 'too-many', { limit: most })
    if (typeof value === 'string') return storable(value) ? undefined : badInput(path || BODY, 'characters')
    if (typeof value !== 'object' || value === null) return undefined
    if (depth >= DEEPEST) return badInput(path.slice(0, 80) || BODY, 'too-deep', { limit: DEEPEST })
    if (Array.isArray(value)) {
      for (let at = 0; at < value.length; at++) {
        const found = look(value[at], path ? `${path}.${at}` : String(at), depth + 1)
        if (found !== undefined) return found
      }
      return undefined
    }
    for (const key of Object.keys(value)) {
      if (!storable(key)) return badInput(path || BODY, 'characters')
      const found = look((value as Record<string, unknown>)[key], path ? `${path}.${key}` : key, depth + 1)
      if (found !== undefined) return found
    }
    return undefined
  }
  return look(data, '', 0)
}

/** A field that stands where the schema says that there are no others; elsewhere others are left out in silence. */
function undeclared(schema: unknown, data: unknown, path = ''): Refusal | undefined {
  if (typeof schema !== 'object' || schema === null || typeof data !== 'object' || data === null || Array.isArray(data))
    return undefined
  const { properties = {}, additionalProperties } = schema as {
    properties?: Record<string, unknown>
    additionalProperties?: unknown
  }
  for (const [key, value] of Object.entries(data)) {
    const at = path ? `${path}.${key}` : key
    if (!Object.hasOwn(properties, key)) {
      if (additionalProperties === false) return badInput(at.slice(0, 80), 'no-field')
    } else {
      const found = undeclared(properties[key], value, at)
      if (found !== undefined) return found
    }
  }
  return undefined
}

const storable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
