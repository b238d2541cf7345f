import { risk } from '@pandora/contract/domains/risk/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { NOW, readTexts } from './testing-risk.ts'

let server: TestServer
let user: Caller
const WORLD = 'covid.confirmed.world'
const US = 'covid.confirmed.US'
const dayOf = (at: number) => new Date(Date.parse('2023-10-01T00:00:00Z') + at * 86_400_000).toISOString().slice(0, 10)
/** Two waves: new cases are highest on the 30th and the 110th day. */
const fresh = Array.from({ length: 150 }, (_, at) =>
  Math.round(1000 * Math.exp(-(((at - 30) / 8) ** 2)) + 700 * Math.exp(-(((at - 110) / 8) ** 2))),
)

beforeAll(async () => {
  server = await testServer()
  server.clock.now = NOW
  const made = facts(server.sql)
  for (const [code, name] of [
    [WORLD, 'World'],
    [US, 'US'],
  ] as const) {
    made.add('series', {
      series_code: code,
      category: 'epidemic',
      name_zh: name,
      name_en: name,
      unit: 'cases',
      frequency: 'day',
      publisher_zh: null,
      publisher_en: null,
      url: null,
    })
    let total = 0
    for (const [at, value] of fresh.entries()) {
      total += value
      if (code === WORLD || at < 100)
        made.add('observation', {
          series_code: code,
          observed_on: dayOf(at),
          value: code === WORLD ? total : total / 10,
        })
    }
  }
  made.add('country_relation', {
    country: 'US',
    partner: 'CN',
    measure: 'relation',
    observed_on: '2024-02-01',
    value: -4,
  })
  made.add('country_relation', {
    country: 'CN',
    partner: 'WW',
    measure: 'gpr.share',
    observed_on: '2024-02-29',
    value: 0.6,
  })
  made.add('country_relation', {
    country: 'WW',
    partner: 'WW',
    measure: 'gpr.index',
    observed_on: '2024-02-29',
    value: 140,
  })
  await made.save()
  await readTexts(server, [
    { id: 'c1', day: '02', title: '美国宣布对中国部分商品加征关税' },
    { id: 'c2', day: '05', title: '美国将中国企业列入实体清单，中方提出抗议' },
    { id: 'c3', day: '06', title: '法国总统访问中国，双方签署合作协议' },
  ])
  user = await server.caller()
})
afterAll(() => server.stop())

test('RISK-04 RISK-06 pandemic points hold the confirmed of the world and the US nested, null where one has none', async () => {
  const { data } = await server.call(risk.pandemic, {}, { as: user })
  expect(data.points).toHaveLength(150)
  expect(data.points[0]).toEqual({
    timeSpot: '2023-10-01',
    Global: { confirmed: fresh[0] },
    US: { confirmed: (fresh[0] ?? 0) / 10 },
  })
  expect(data.points.at(-1)?.US.confirmed).toBeNull()
  expect(data.points.at(-1)?.Global.confirmed).toBe(fresh.reduce((sum, one) => sum + one, 0))
})

test('RISK-06 waves of a series of totals are told apart', async () => {
  const { data } = await server.call(risk.pandemic, { item: WORLD }, { as: user })
  expect(data.chosen).toBe(WORLD)
  expect(data.course[0]).toMatchObject({ day: '2023-10-02', fresh: fresh[1] })
  expect(data.waves).toHaveLength(2)
  const distance = (day: string | undefined, at: number) =>
    Math.abs(Date.parse(day ?? '') - Date.parse(dayOf(at))) / 86_400_000
  expect(distance(data.waves[0]?.peak, 30)).toBeLessThan(6)
  expect(distance(data.waves[1]?.peak, 110)).toBeLessThan(6)
  expect(await server.call(risk.pandemic, { item: 'none' }, { as: user })).toMatchObject({ code: 'NOT_FOUND' })
})

test('RISK-06 what is not known yet is in no course', async () => {
  const { data } = await server.call(risk.pandemic, {}, { as: user, asOf: '2023-11-20T00:00:00Z' })
  expect(data.points.at(-1)?.timeSpot).toBe('2023-11-19')
  expect(data.waves).toHaveLength(1)
})

test('RISK-07 two countries have a monthly course with the texts of each month and their marks', async () => {
  const { data } = await server.call(risk.countryRelation, { months: 3 }, { as: user })
  expect(data.trend.map(({ month }) => month)).toEqual(['2024-01', '2024-02', '2024-03'])
  expect(data.trend[2]).toMatchObject({ score: -10, stories: 2, sourced: null })
  expect(data.trend[2]?.evidence.map(({ newsId, mark }) => [newsId, mark]).toSorted()).toEqual([
    ['c1', 'tariff'],
    ['c2', 'sanctions'],
  ])
  expect(data.trend[1]).toMatchObject({
    score: null,
    stories: 0,
    sourced: -4,
    riskShare: { country: 0.6, partner: null },
    worldIndex: 140,
  })
  expect(data.dataList.map(({ code }) => code)).toEqual(['CN', 'US', 'FR'])
  const french = await server.call(risk.countryRelation, { partner: 'FR', months: 3 }, { as: user })
  expect(french.data.trend[2]).toMatchObject({ score: 10, evidence: [{ mark: 'visit' }] })
})
