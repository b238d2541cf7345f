import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { errorText } from '@pandora/contract/all-errors'
import { inputFaults } from '@pandora/contract/input-faults'
import { addressOf } from '@pandora/contract/operation'
import { operations } from '@pandora/contract/operations'
import { priceEvents } from '@pandora/contract/domains/price-events/operations'
import { screening } from '@pandora/contract/domains/screening/operations'
import { YEARS } from '@pandora/contract/time'
import type { ErrorObject } from 'ajv'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../testing.ts'
import { inputSchema } from './json-schema.ts'
import { refusalOf, validatorCompiler } from './validation.ts'

let server: TestServer
let user: Caller
let admin: Caller
beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  admin = await server.caller('admin')
})
afterAll(() => server.stop())

interface Refused {
  code: string
  data: { field: string; reason: keyof typeof inputFaults }
  message: string
}
/** Words of a validator: a reader of Chinese screens must not meet them. */
const english = /must|match|pattern|should|NOT|fewer|more than/
const told = ({ data, message }: Refused, language: 'zh-CN' | 'en') => {
  expect(Object.keys(inputFaults)).toContain(data.reason)
  expect(message).toBe(errorText('BAD_INPUT', language, data))
  expect(message).not.toMatch(/\{\w+\}/)
}

const check = (schema: object, value: unknown): Refused => {
  const made = validatorCompiler({ schema, httpPart: 'body', method: 'POST', url: '/' } as never)(value) as {
    error?: { code: string; data: Refused['data'] }
  }
  const { code = 'INTERNAL', data = { field: '', reason: 'form' as const } } = made.error ?? {}
  return { code, data, message: errorText(code, 'zh-CN', data) }
}

describe('CONV-15 what is wrong with a field is said in the reader’s language', () => {
  const of = (field: object, value: unknown) =>
    check({ type: 'object', properties: { x: field }, required: ['x'] }, value === undefined ? {} : { x: value })
  const faults: readonly [string, object, unknown, string][] = [
    ['missing', { type: 'string' }, undefined, '字段 x 不对：必填'],
    ['empty', { type: 'string', minLength: 1 }, '', '字段 x 不对：不能为空'],
    ['too short', { type: 'string', minLength: 4 }, 'a', '字段 x 不对：至少 4 个字符'],
    ['too long', { type: 'string', maxLength: 2 }, 'abc', '字段 x 不对：最多 2 个字符'],
    ['too few', { type: 'array', minItems: 1 }, [], '字段 x 不对：至少 1 项'],
    ['too many', { type: 'array', maxItems: 1 }, [1, 2], '字段 x 不对：最多 1 项'],
    ['too small', { type: 'number', minimum: 5 }, 4, '字段 x 不对：不能小于 5'],
    ['too large', { type: 'integer', maximum: 5 }, 6, '字段 x 不对：不能大于 5'],
    ['no text', { type: 'string' }, 3, '字段 x 不对：要填文字'],
    ['no number', { type: 'number' }, 'a', '字段 x 不对：要填数字'],
    ['no whole number', { type: 'integer' }, 1.5, '字段 x 不对：要填整数'],
    ['neither true nor false', { type: 'boolean' }, 'x', '字段 x 不对：只能是 true 或 false'],
    ['no list', { type: 'array' }, {}, '字段 x 不对：要填列表'],
    ['no object', { type: 'object' }, [], '字段 x 不对：要填对象'],
    ['none of the values offered', { enum: ['a'] }, 'b', '字段 x 不对：不在可选值之中'],
    [
      'no day',
      { type: 'string', format: 'date' },
      '2024-02-30',
      '字段 x 不对：要写成 YYYY-MM-DD，年份在 1800 到 2200 之间',
    ],
    [
      'a day of no year that is taken',
      { type: 'string', format: 'date' },
      '9999-12-31',
      '字段 x 不对：要写成 YYYY-MM-DD，年份在 1800 到 2200 之间',
    ],
    ['no e-mail', { type: 'string', format: 'email' }, 'a', '字段 x 不对：不是邮箱地址'],
    ['another form', { type: 'string', pattern: '^a$' }, 'b', '字段 x 不对：格式不对'],
    ['no time of day', { type: 'string', pattern: '^a$', fault: 'time' }, 'b', '字段 x 不对：要写成 HH:mm'],
    ['with NUL', { type: 'string' }, 'a\0b', '字段 x 不对：含有无法存储的字符'],
    ['with half a character', { type: 'string' }, '\ud800', '字段 x 不对：含有无法存储的字符'],
  ]
  test.each(faults)('%s', (_name, field, value, words) => {
    const refused = of(field, value)
    expect(refused).toMatchObject({ code: 'BAD_INPUT', data: { field: 'x' }, message: words })
    expect(errorText('BAD_INPUT', 'en', refused.data)).toMatch(/^Field x is not right: [a-z]/)
  })

  test('every keyword that any input is declared with has words of its own', () => {
    const checks = new Set<string>()
    const walk = (schema: unknown): void => {
      if (Array.isArray(schema)) return schema.forEach(walk)
      if (typeof schema !== 'object' || schema === null) return
      for (const [key, value] of Object.entries(schema)) {
        if (key === 'properties') Object.values(value as object).forEach(walk)
        else if (!['default', 'enum', 'const', 'required', 'fault', 'description'].includes(key)) walk(value)
        if (key !== 'properties') checks.add(key)
      }
    }
    for (const operation of operations) walk(inputSchema(operation.input))
    const silent = new Set([
      'properties',
      'items',
      'default',
      'fault',
      'description',
      'anyOf',
      'oneOf',
      'additionalProperties',
      'propertyNames',
    ])
    const words = (keyword: string) =>
      refusalOf({
        keyword,
        instancePath: '/x',
        params: { limit: 2, type: 'string', format: 'date' },
        schemaPath: '',
      } as ErrorObject).data['reason']
    expect(
      [...checks].filter((keyword) => !silent.has(keyword) && keyword !== 'pattern' && words(keyword) === 'form'),
    ).toEqual([])
  })

  test('a bound above its other bound, and a day after its other day, are said so', async () => {
    const crossed = async (call: Promise<{ raw: { json: <T>() => T } }>) => (await call).raw.json<Refused>().message
    expect(
      await crossed(
        server.call(
          screening.companies,
          { filter: { bounds: { revenue: { from: 40, to: 30 } } } },
          { as: user, language: 'zh-CN' },
        ),
      ),
    ).toBe('字段 revenue 不对：下限 40 高于上限 30')
    expect(
      await crossed(
        server.call(
          priceEvents.cause,
          { companyId: 'SHZ-000001', from: '2024-03-02', to: '2024-03-01' },
          { as: user, language: 'zh-CN' },
        ),
      ),
    ).toBe('字段 to 不对：下限 2024-03-02 高于上限 2024-03-01')
  })

  test('no code but the one place that knows the words refuses a field', async () => {
    const found: string[] = []
    for await (const file of glob('{server,sources,store,contract}/src/**/*.ts'))
      if (!file.endsWith('.test.ts') && /new Refusal\(errors\.BAD_INPUT/.test(readFileSync(file, 'utf8')))
        found.push(file)
    expect(found).toEqual(['contract/src/errors.ts'])
  })
})

describe('days and instants of years that are not taken are refused by name, with their field', () => {
  const beyond = ['0000-01-01', '0099-12-31', `${YEARS.first - 1}-12-31`, `${YEARS.last + 1}-01-01`, '9999-12-31']
  type Field = { format?: string; type?: string }
  const dayFields = operations.flatMap((operation) =>
    Object.entries((inputSchema(operation.input) as { properties?: Record<string, Field> }).properties ?? {})
      .filter(([, schema]) => schema.format === 'date')
      .map(([field]) => [`${operation.id} ${field}`, operation, field] as const),
  )

  test.each(dayFields)('%s', async (_id, operation, field) => {
    for (const value of beyond) {
      const { path } = addressOf(operation.path, { [field]: value })
      const headers = { authorization: `Bearer ${admin.token}` }
      const required = (inputSchema(operation.input) as { required?: string[] }).required ?? []
      const input = Object.fromEntries([...required.map((name) => [name, '2024-03-05']), [field, value]])
      const answer = await server.web.app.inject({
        method: operation.method,
        url: path,
        headers,
        ...(operation.method === 'GET' ? { query: input } : { payload: input }),
      })
      expect(answer.statusCode, `${operation.id} ${JSON.stringify(input)} ${answer.body}`).toBe(400)
      expect(answer.json<Refused>()).toMatchObject({ code: 'BAD_INPUT' })
      told(answer.json<Refused>(), 'zh-CN')
    }
  })

  test('the as-of header, signed in and signed out, and that of the chart protocol', async () => {
    const read = operations.filter((operation) => operation.dated && operation.transport === 'json')
    for (const operation of read) {
      for (const asOf of ['0000-01-01', '9999-12-31', '9999-12-31T23:59:59-23:59', '+275760-09-13T00:00:00Z']) {
        const answer = await server.web.app.inject({
          method: operation.method,
          url: addressOf(operation.path, {}).path,
          headers: {
            'x-as-of': asOf,
            ...(operation.access === 'public' ? {} : { authorization: `Bearer ${admin.token}` }),
          },
          ...(operation.method === 'GET' ? {} : { payload: {} }),
        })
        expect([operation.id, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([operation.id, true])
      }
    }
    for (const asOf of beyond) {
      const answer = await server.web.app.inject({
        url: '/udf/config',
        query: { asOf },
        headers: { authorization: `Bearer ${user.token}` },
      })
      expect([asOf, answer.statusCode]).toEqual([asOf, 400])
    }
  })

  test('the words of a validator reach nobody who reads Chinese', async () => {
    const answer = await server.web.app.inject({
      method: 'POST',
      url: accounts.signIn.path,
      payload: { email: 3 },
      headers: { 'x-language': 'zh-CN' },
    })
    expect(answer.json<Refused>().message).not.toMatch(english)
    told(answer.json<Refused>(), 'zh-CN')
  })
})
