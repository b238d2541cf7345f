import { Refusal } from '@pandora/contract/errors'
import { Ajv, type ErrorObject } from 'ajv'
import type { FastifySchemaCompiler } from 'fastify'
import addFormats from 'ajv-formats'

const options = { useDefaults: true, removeAdditional: 'all', allErrors: false, strict: false } as const
// Queries and form fields arrive as text, so theirs are coerced; JSON bodies say what they mean.
const ofText = new Ajv({ ...options, coerceTypes: true })
const ofJson = new Ajv(options)
for (const ajv of [ofText, ofJson]) addFormats.default(ajv)

/** Compiles an input schema for Fastify; a violation is the refusal BAD_INPUT naming the field. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const validate = (httpPart === 'body' ? ofJson : ofText).compile(schema)
  return (data: unknown) => {
    const bad = nulField(data)
    if (bad !== undefined) return { error: new Refusal('BAD_INPUT', { field: bad, reason: 'NUL' }) }
    if (validate(data)) return { value: data }
    return { error: refusalOf(validate.errors?.[0]) }
  }
}

function refusalOf(error: ErrorObject | undefined): Refusal {
  const missing = (error?.params as { missingProperty?: string } | undefined)?.missingProperty
  const field = [...(error?.instancePath.split('/').filter(Boolean) ?? []), ...(missing ? [missing] : [])].join('.') || '(body)'
  return new Refusal('BAD_INPUT', { field, reason: missing ? 'required' : (error?.message ?? 'invalid') })
}

/** Path of the first text that holds NUL, which PostgreSQL cannot store. */
function nulField(data: unknown, path = ''): string | undefined {
  if (typeof data === 'string') return data.includes('\0') ? path || '(body)' : undefined
  if (typeof data !== 'object' || data === null) return undefined
  for (const [key, value] of Object.entries(data)) {
    if (key.includes('\0')) return path || '(body)'
    const found = nulField(value, path ? `${path}.${key}` : key)
    if (found !== undefined) return found
  }
  return undefined
}
