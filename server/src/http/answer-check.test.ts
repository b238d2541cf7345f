import { companies } from '@pandora/contract/domains/companies/operations'
import { defineOperation, type Operation } from '@pandora/contract/operation'
import fastify from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeHeld } from '../shared/held.ts'
import { makeAnswerCheck, type AnswerCheck, type AnswerFault } from './answer-check.ts'
import { answerFailure } from './failures.ts'
import { register } from './register.ts'
import { servePublic, serveShared, serveWritten, type Route } from './route.ts'
import type { Services } from './services.ts'

let told: AnswerFault[][]
let answers: AnswerCheck
beforeEach(() => {
  told = []
  answers = makeAnswerCheck({ every: 1, tell: (faults) => void told.push([...faults]) })
})

const operation = defineOperation({
  id: 'test.figures',
  method: 'POST',
  path: '/api/test/figures',
  access: 'public',
  summary: 'Figures',
  output: z.object({
    close: z.array(z.number()),
    name: z.string(),
    shown: z.boolean(),
    day: z.iso.date().nullable(),
    share: z.number().min(0).max(100).nullable(),
    byCompany: z.record(z.string(), z.object({ value: z.number() })),
    note: z.string().optional(),
  }),
})
const right = { close: [1.5], name: '晨屿', shown: true, day: null, share: null, byCompany: { 'SHZ-1': { value: 2 } } }

/** What goes out of a route whose handler answers `data`. */
async function sent(
  data: unknown,
  make: (operation: Operation, data: unknown) => Route = (one, it) => servePublic(one, async () => it as never),
) {
  const app = fastify()
  app.setErrorHandler(answerFailure)
  app.decorateRequest('user', null as never)
  const held = makeHeld({ watch: () => {} }, 0)
  const markets = { byKey: () => ({ marketId: 1 }), first: { marketId: 1 } }
  register(app, make({ ...operation, access: 'public' }, data), {
    answers,
    held,
    markets: { ...markets, find: () => ({ market_id: 1, key: 'real' }) },
    now: () => 5,
    config: {},
    sql: null,
  } as unknown as Services)
  const { statusCode, body } = await app.inject({ method: 'POST', url: operation.path, payload: {} })
  await app.close()
  return { statusCode, body }
}

describe('an answer is held against its operation before it is put into JSON', () => {
  test('what is right goes out, without fields that are none of it', async () => {
    const { statusCode, body } = await sent({ ...right, passwordHash: 'secret' })
    expect([statusCode, JSON.parse(body).data]).toEqual([200, right])
    expect(told).toEqual([])
    expect(answers.counts()).toEqual({ checked: 1, faulty: 0 })
  })

  test.each([
    ['a missing close is refused, no longer 0', { ...right, close: [null] }, 'close[]'],
    ['a close as text is refused, no longer a number', { ...right, close: ['12.5'] }, 'close[]'],
    ['a name that is missing is refused, no longer ""', { ...right, name: null }, 'name'],
    ['a flag that is missing is refused, no longer false', { ...right, shown: null }, 'shown'],
    ['a number of no value is refused', { ...right, share: Number.NaN }, 'share'],
    ['an infinite number is refused, no longer null', { ...right, share: Infinity }, 'share'],
    ['a field left out is refused', { ...right, share: undefined }, 'share'],
    [
      'of a list by key no key is told',
      { ...right, byCompany: { 'somebody@example.test': { value: '2' } } },
      'byCompany{}.value',
    ],
  ])('%s', async (_, data, path) => {
    const { statusCode, body } = await sent(data)
    expect([statusCode, JSON.parse(body).code]).toEqual([500, 'ANSWER_FAULTY'])
    expect(told.flat().map((fault) => [fault.operation, fault.path])).toContainEqual(['test.figures', path])
    expect(JSON.stringify(told)).not.toMatch(/example\.test|12\.5/)
    expect(answers.counts()).toEqual({ checked: 1, faulty: 1 })
  })

  test('what is out of bounds is told of and goes out as it is', async () => {
    const { statusCode, body } = await sent({ ...right, share: 104, day: 'today' })
    expect([statusCode, JSON.parse(body).data.share]).toEqual([200, 104])
    expect(new Set(told.flat().map(({ path }) => path))).toEqual(new Set(['day', 'share']))
  })

  test('an answer that is shared is held against its operation too', async () => {
    const { statusCode } = await sent({ ...right, close: [null] }, (one, data) =>
      serveShared(one, { reads: [] }, async () => data as never),
    )
    expect([statusCode, told.length]).toEqual([500, 1])
  })

  test('of answers that a handler puts into JSON itself those read are told of', async () => {
    const parts = JSON.stringify({ ...right, close: [null] })
    const { statusCode } = await sent(null, (one) =>
      serveWritten(one, async () => ({ json: [Buffer.from(parts.slice(0, 9)), Buffer.from(parts.slice(9))] })),
    )
    expect([statusCode, told.flat().map(({ path }) => path)]).toEqual([200, ['close[]']])
    answers = makeAnswerCheck({ every: 0, tell: () => {} })
    answers.written(operation, '{}')
    expect(answers.counts().checked).toBe(0)
  })

  test('companies.stockPrice answers no close of 0 for a day without one', () => {
    const empty = Object.fromEntries(
      Object.keys((companies.stockPrice.output as unknown as z.ZodObject).shape).map((name) => [name, []]),
    )
    expect(() => answers.data(companies.stockPrice, { ...empty, close: [null] })).toThrow('ANSWER_FAULTY')
    expect(told.flat().map(({ path }) => path)).toContain('close[]')
  })
})
