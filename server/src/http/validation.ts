import { badInput, type Refusal } from '@pandora/contract/errors'
import type { InputFault } from '@pandora/contract/input-faults'
import { isDay } from '@pandora/contract/time'
import { Ajv, type ErrorObject } from 'ajv'
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

/** Compiles an input schema for Fastify; a violation is the refusal BAD_INPUT naming the field. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const validate = (httpPart === 'body' ? ofJson : ofText).compile(schema)
  return (data: unknown) => {
    const bad = unstorable(data)
    if (bad !== undefined) return { error: badInput(bad, 'characters') }
    if (validate(data)) return { value: data }
    return { error: refusalOf(validate.errors?.[0]) }
  }
}

const ofType: Readonly<Record<string, InputFault>> = {
  string: 'not-text', number: 'not-number', integer: 'not-whole', boolean: 'not-boolean', array: 'not-list', object: 'not-object', null: 'not-null',
}
const ofFormat: Readonly<Record<string, InputFault>> = { date: 'day', email: 'email' }

/** What a keyword of JSON Schema that is broken means to a reader, and the limit it names. Keywords not told of here have no words of their own. */
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
  pattern: ({ parentSchema }) => (parentSchema?.['fault'] as InputFault | undefined) ?? ofFormat[String(parentSchema?.['format'])] ?? 'form',
  format: ({ params }) => ofFormat[String(params['format'])] ?? 'form',
}

/** The refusal that a violation is: the field, what is wrong in a word of the closed list, and the limit. */
export function refusalOf(error: ErrorObject | undefined): Refusal {
  const { missingProperty, limit } = (error?.params ?? {}) as { missingProperty?: string; limit?: number }
  const field = [...(error?.instancePath.split('/').filter(Boolean) ?? []), ...(missingProperty === undefined ? [] : [missingProperty])].join('.') || BODY
  const reason = (error && ofKeyword[error.keyword]?.(error)) ?? 'form'
  return badInput(field, reason, limit === undefined ? {} : { limit })
}

/** What is named where the fault is in the whole of what was sent. */
export const BODY = '(body)'

/** Path of the first text that PostgreSQL cannot store: with NUL, or half a character. */
function unstorable(data: unknown, path = ''): string | undefined {
  if (typeof data === 'string') return data.includes('\0') || !data.isWellFormed() ? path || BODY : undefined
  if (typeof data !== 'object' || data === null) return undefined
  for (const [key, value] of Object.entries(data)) {
    if (key.includes('\0') || !key.isWellFormed()) return path || BODY
    const found = unstorable(value, path ? `${path}.${key}` : key)
    if (found !== undefined) return found
  }
  return undefined
}
