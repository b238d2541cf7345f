import { authors, CALL_CERTAINTY } from '@pandora/contract/domains/authors/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller
const NOW = Date.parse('2024-06-28T12:00:00Z')
/** The later in the list the better its stock does. */
const companies = Array.from({ length: 12 }, (_, at) => `SHZ-0009${String(at + 10)}`)
const [WORST = '', BEST = ''] = [companies[0], companies[11]]
const parts = '甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥'

beforeAll(async () => {
  server = await testServer()
  server.clock.now = NOW
  const days: string[] = []
  for (let ms = Date.parse('2024-02-01T00:00:00Z'); ms <= NOW; ms += 86_400_000)
    if (![0, 6].includes(new Date(ms).getUTCDay())) days.push(new Date(ms).toISOString().slice(0, 10))
  const made = importedFacts(server).industry('270000', 1, null, '电子', 'Electronics')
  for (const [at, id] of companies.entries()) {
    const name = `试验${parts[at] ?? ''}电`
    made.company({ id, short: name, industry: { code: '270000', from: '2021-10-31' } })
    const daily = 1 + (at - 5.5) * 0.0004
    const bars = days.map((date, day) => {
      const close = 10 * daily ** day
      return { date, open: close, close, previous: close / daily, high: close, low: close }
    })
    made.bars(id, bars).bars(id, bars, 'forward-adjusted')
  }
  const post = (author: string, at: number, companyId: string, text: string, platform: string) => {
    const id = `${author}-${String(at)}`
    const published = `${days[at] ?? ''}T04:${String(10 + (at % 40))}:00Z`
    const body = `${text}，理由见第${parts[at % 22] ?? ''}${parts[(at * 7 + author.length) % 22] ?? ''}页，${author}的第${String(at)}封信`
    made.document({
      id,
      kind: 'post',
      title: body.slice(0, 20),
      body,
      at: published,
      companies: [companyId],
      source: '雪球',
    })
    made.add('post', {
      document_id: id,
      platform,
      author_id: author,
      reply_count: null,
      like_count: null,
      form: 'article',
      published_at: published,
    })
  }
  for (const [author, platform] of [
    ['sharp', 'xq'],
    ['blunt', 'df'],
    ['few', 'xq'],
  ] as const)
    made.add('author', { author_id: author, platform, name: `作者${author}`, joined_on: null })
  for (let at = 0; at < 40; at++) {
    post('sharp', at, BEST, '必须加仓，主力抄底，明天涨停', 'xq')
    post('blunt', at, WORST, '必须加仓，主力抄底，明天涨停', 'df')
  }
  for (let at = 0; at < 3; at++) post('few', at, BEST, '必须加仓，主力抄底，明天涨停', 'xq')
  await made.save()
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
  user = await server.caller()
}, 240_000)
afterAll(() => server.stop())

const skill = async (input: object = {}, asOf?: string) =>
  (await server.call(authors.skill, input, { as: user, ...(asOf ? { asOf } : {}) })).data

test('who was right stands above who was not; fewer than 30 closed calls are counted and not ranked', async () => {
  const list = await skill()
  expect(list.dataList.map(({ id }) => id)).toEqual(['sharp', 'blunt'])
  expect(list).toMatchObject({ total: 2, unranked: 1, toDay: '2024-06-28' })
  const [sharp, blunt] = list.dataList
  expect(sharp?.right).toBe(sharp?.closed)
  expect(blunt?.right).toBe(0)
  // (right + 30 × base) ÷ (closed + 30), less the base.
  const { closed = 0, right = 0, baseRate = 0 } = sharp ?? {}
  expect(sharp?.edge).toBeCloseTo((right + 30 * (baseRate ?? 0)) / (closed + 30) - (baseRate ?? 0), 12)
  expect(sharp?.edge).toBeGreaterThan(0)
  expect(blunt?.edge).toBeLessThan(0)
})

test('the figures of the list are those of each author’s own record, at each horizon', async () => {
  for (const horizon of ['1', '5', '20'] as const)
    for (const one of (await skill({ horizon })).dataList) {
      const { data } = await server.call(authors.record, { authorId: one.id }, { as: user })
      const own = data.horizons.find((score) => String(score.horizon) === horizon)
      const { closed, right, hitRate, baseRate, shrunk, brier, excess } = one
      expect(own).toMatchObject({ closed, right, hitRate, baseRate, shrunk, brier })
      expect(own?.excess).toBeCloseTo(excess ?? Number.NaN, 9)
    }
})

test('by platform, by return and by number of calls', async () => {
  expect((await skill({ platform: 'df' })).dataList.map(({ id }) => id)).toEqual(['blunt'])
  const byReturn = (await skill({ sort: 'excess' })).dataList.map(({ excess }) => excess ?? 0)
  expect(byReturn).toEqual(byReturn.toSorted((a, b) => b - a))
  expect((await skill({ page: 1 })).dataList).toEqual([])
})

test('as of a day before the calls had ended nobody is ranked, and it says how many have calls', async () => {
  expect(await skill({ horizon: '20' }, '2024-03-08T12:00:00Z')).toMatchObject({ total: 0, unranked: 3 })
})

test('a post whose stance is not read surely is no call', async () => {
  const calls = async () => (await server.call(authors.record, { authorId: 'blunt' }, { as: user })).data.calls
  const surely = (sure: number) => server.sql`
    update document_analysis set result = jsonb_set(result, '{stance,probabilities}', ${server.sql.json([sure, 1 - sure, 0, 0])})
    where document_id in ('blunt-0', 'blunt-1') and superseded_at = 'infinity'`
  expect(await calls()).toBe(40)
  await surely(CALL_CERTAINTY - 0.01)
  expect(await calls()).toBe(38)
  await surely(CALL_CERTAINTY)
  expect(await calls()).toBe(40)
})

test('what is no horizon or no sort is refused, and so is who is not signed in', async () => {
  expect((await server.call(authors.skill, { horizon: '3' } as never, { as: user })).status).toBe(400)
  expect((await server.call(authors.skill, { sort: 'luck' } as never, { as: user })).status).toBe(400)
  expect((await server.call(authors.skill, {})).code).toBe('NOT_SIGNED_IN')
})
