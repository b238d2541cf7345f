import { afterAll, beforeAll, expect, test } from 'vitest'
import { askModel, jsonOf, ModelFailed } from './client.ts'
import { completion, fakeModel, type Behaviour, type FakeModel } from './testing-model.ts'

const key = 'sk-a-key-that-nobody-may-see'
let model: FakeModel
beforeAll(async () => {
  model = await fakeModel()
})
afterAll(() => model.stop())

interface Outcome {
  content: string | null
  reason: string | null
  calls: number
  ms: number
  told: string
}
async function outcome(behaviour: Behaviour, { ms = 3000, calls = 9, url = `${model.url}/chat/completions` } = {}) {
  model.behave(behaviour)
  const began = performance.now()
  let left = calls
  const result: Outcome = { content: null, reason: null, calls: 0, ms: 0, told: '' }
  try {
    result.content = await askModel(
      { url, key, model: 'fake', daily: 1, ms },
      [
        { role: 'system', content: 'task' },
        { role: 'user', content: '{}' },
      ],
      { signal: AbortSignal.timeout(ms), deadline: began + ms, mayCall: async () => left-- > 0 },
    )
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    result.reason = error.reason
    result.told = `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`
  }
  return { ...result, calls: model.asked.length, ms: performance.now() - began }
}
const json = { 'content-type': 'application/json' }

test('what a model says comes back, asked with the key and for the model that are set', async () => {
  expect(await outcome(() => 'said')).toMatchObject({ content: 'said', calls: 1 })
  expect(model.asked[0]?.authorization).toBe(`Bearer ${key}`)
  expect(JSON.parse(model.asked[0]?.body ?? '')).toMatchObject({ model: 'fake', stream: false, temperature: 0 })
})

test('one that is busy or broken is asked once more, others are not; redirects lead nowhere', async () => {
  const status =
    (code: number, headers = {}): Behaviour =>
    (_asked, response, nth) => {
      if (nth > 1) return 'at last'
      response.writeHead(code, { location: `${model.url}/elsewhere`, ...headers }).end('no')
      return undefined
    }
  for (const code of [429, 500, 503])
    expect(await outcome(status(code))).toMatchObject({ content: 'at last', calls: 2 })
  for (const code of [400, 401, 403, 404])
    expect(await outcome(status(code))).toMatchObject({ reason: 'status', calls: 1 })
  for (const code of [301, 302, 307, 308])
    expect(await outcome(status(code))).toMatchObject({ reason: 'redirect', calls: 1 })
  const always: Behaviour = (_asked, response) => void response.writeHead(500).end()
  expect(await outcome(always)).toMatchObject({ reason: 'status', calls: 2 })
  expect(await outcome(status(429), { calls: 1 })).toMatchObject({ reason: 'budget', calls: 1 })
})

test('Retry-After is kept to where time allows it, and else it is given up at once', async () => {
  const busy =
    (after: string): Behaviour =>
    (_asked, response, nth) => {
      if (nth > 1) return 'at last'
      response.writeHead(429, { 'retry-after': after }).end()
      return undefined
    }
  const waited = await outcome(busy('1'))
  expect(waited).toMatchObject({ content: 'at last', calls: 2 })
  expect(waited.ms).toBeGreaterThan(950)
  const given = await outcome(busy('3600'))
  expect(given).toMatchObject({ reason: 'status', calls: 1 })
  expect(given.ms).toBeLessThan(1000)
  expect(await outcome(busy(new Date(Date.now() + 3_600_000).toUTCString()))).toMatchObject({ calls: 1 })
})

test('one that stalls, streams without end, or sends too much is left in time', async () => {
  expect(await outcome(() => new Promise<undefined>(() => undefined), { ms: 300 })).toMatchObject({ reason: 'slow' })
  const drip: Behaviour = (_asked, response) => {
    response.writeHead(200, json)
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(timer))
    return undefined
  }
  const dripped = await outcome(drip, { ms: 400 })
  expect(dripped.reason).toBe('slow')
  expect(dripped.ms).toBeLessThan(2000)
  const flood: Behaviour = (_asked, response) => {
    response.writeHead(200, json)
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    }
    response.on('drain', more)
    more()
    return undefined
  }
  expect(await outcome(flood)).toMatchObject({ reason: 'large' })
})

test('what is no completion, or half of one, is none', async () => {
  const raw =
    (body: string, headers: Record<string, string> = json): Behaviour =>
    (_asked, response) =>
      void response.writeHead(200, headers).end(body)
  expect(await outcome(raw('<html>', { 'content-type': 'text/html' }))).toMatchObject({ reason: 'type' })
  expect(await outcome(raw(completion('x'), {}))).toMatchObject({ reason: 'type' })
  for (const body of ['', '{', '[]', '{"choices":[]}', '{"choices":[{"message":{"content":null}}]}', 'null'])
    expect(await outcome(raw(body))).toMatchObject({ reason: 'broken' })
  expect(await outcome(raw(completion('half', 'length')))).toMatchObject({ reason: 'cut' })
  const cutOff: Behaviour = (_asked, response) => {
    response.writeHead(200, { ...json, 'content-length': '500' })
    response.write('{"choices"')
    setTimeout(() => response.destroy(), 20)
    return undefined
  }
  expect(await outcome(cutOff)).toMatchObject({ reason: 'away' })
  expect(await outcome(() => 'x', { url: 'http://127.0.0.1:9/v1' })).toMatchObject({ reason: 'away', calls: 0 })
})

test('the key is in no failure, though the other side says it, and what says it is not passed on', async () => {
  const echo: Behaviour = (asked, response) =>
    void response.writeHead(401, { 'x-key': String(asked.authorization) }).end(`bad key ${asked.authorization}`)
  const refused = await outcome(echo)
  expect(refused.reason).toBe('status')
  expect(refused.told).not.toContain(key)
  const said = await outcome((asked) => `my key is ${asked.authorization}`)
  expect(said).toMatchObject({ reason: 'key', content: null })
  expect(said.told).not.toContain(key)
  expect((await outcome(() => 'x', { url: 'http://127.0.0.1:9/v1' })).told).not.toContain(key)
})

test('JSON is read out of a fence too', () => {
  expect(jsonOf('{"a":1}')).toEqual({ a: 1 })
  expect(jsonOf('```json\n{"a":1}\n```')).toEqual({ a: 1 })
  expect(jsonOf('Here you are: {"a":1}')).toBeUndefined()
})
