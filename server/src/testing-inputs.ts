import { addressOf, type Operation } from '@pandora/contract/operation'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { inputSchema } from './http/json-schema.ts'

/** What is read of a JSON Schema to make values of it. */
interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
}

/** What a field must hold besides what its schema says, for a call to get as far as its work. */
const wellKnown: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  password: fc.constant('Correct-horse-19'),
  newPassword: fc.constant('Correct-horse-19'),
  oldPassword: fc.constant('a long enough passphrase'),
  email: fc.nat(99).map((at) => `k${at}@example.org`),
  phone: fc.nat(99).map((at) => `1380013${String(8000 + at)}`),
  code: fc.constant('123456'),
  weight: fc.constant(1),
  // JSON and pictures in strings.
  layouts: fc.constant('{"sm":[],"md":[],"lg":[]}'),
  metadata: fc.constant('{"link":null}'),
  thumbnails: fc.constant(
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  ),
}

const recordOf = ({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, wellKnown[name] ?? fitting(field)])),
    { requiredKeys: required },
  )

/** Values that a schema accepts. */
export function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(fitting))
  const types = [schema.type ?? 'string'].flat()
  return fc.oneof(...types.map((type) => ofType(type, schema)))
}

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = 1000, minItems = 0, maxItems = 3, minLength = 0, maxLength = 30 } = schema
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) })
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'array':
      return fc.array(fitting(schema.items ?? {}), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, minItems + 3)),
      })
    case 'object':
      return recordOf(schema)
    default:
      return text(schema, minLength, maxLength)
  }
}

/** What texts of the product look like, beside any. */
const words = ['SHZ-000001', 'a', '平安', '2024-03-05', '08:30']

function text({ format, pattern }: Schema, minLength: number, maxLength: number): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom('2024-03-05', '2024-02-29', '1999-12-31')
  if (format === 'date-time') return fc.constant('2024-03-05T08:30:00Z')
  if (format === 'email') return fc.emailAddress().map((address) => address.slice(-60))
  if (format === 'uuid') return fc.uuid()
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { maxLength: 40 })
  const fits = words.filter((word) => word.length >= minLength && word.length <= maxLength)
  const any = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, minLength + 20)) })
  // Chosen before, not thrown away after: where no word fits, drawing until one does would never end.
  return fits.length > 0 ? fc.oneof(fc.constantFrom(...fits), any) : any
}

/** Inputs that an operation's declaration accepts. */
export const fittingInputs = ({ input }: Pick<Operation, 'input'>): fc.Arbitrary<Record<string, unknown>> =>
  fitting(inputSchema(input) as Schema) as fc.Arbitrary<Record<string, unknown>>

/**
 * A call of an operation with any input, as it goes over the wire. What no path can hold (lone surrogates) is not asked
 * for.
 */
export function wireCall(operation: Operation, token: string | undefined, input: unknown = {}): InjectOptions {
  const isRecord = typeof input === 'object' && input !== null
  const fields = isRecord
    ? Object.fromEntries(
        Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? value.toWellFormed() : value]),
      )
    : {}
  const { path } = addressOf(operation.path, fields)
  const authorization = token ? { authorization: `Bearer ${token}` } : {}
  if (operation.method === 'POST')
    return {
      method: 'POST',
      url: path,
      payload: JSON.stringify(input),
      headers: { 'content-type': 'application/json', ...authorization },
    }
  const query = isRecord
    ? Object.fromEntries(
        Object.entries(input).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
        ]),
      )
    : {}
  return { method: 'GET', url: path, query, headers: authorization }
}
