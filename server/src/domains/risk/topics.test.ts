import { risk } from '@pandora/contract/domains/risk/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts } from '../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { DOCK, floods, loadCompanies, MILL, readTexts, YARD } from './testing-risk.ts'

let server: TestServer
let user: Caller
const FLOOD = 'flood~CN-GX~2024-03-12'
beforeAll(async () => {
  server = await testServer()
  await loadCompanies(server)
  await readTexts(server, floods)
  user = await server.caller()
})
afterAll(() => server.stop())

const topics = async (input = {}, asOf?: string) =>
  (await server.call(risk.topics, input, { as: user, ...(asOf ? { asOf } : {}) })).data

test('RISK-01 what texts tell of risks is gathered into topics with their course and places', async () => {
  const { dataList, newestDay } = await topics({ riskType: 'flood' })
  expect(newestDay).toBe('2024-03-14')
  expect(dataList.map(({ topicId, stories, documents }) => [topicId, stories, documents])).toEqual([
    [FLOOD, 2, 3],
    ['flood~CN-GX~2024-03-01', 1, 1],
  ])
  expect(dataList[0]).toMatchObject({
    subject: { kind: 'place', id: 'CN-GX', nameZh: '广西', nameEn: 'Guangxi' },
    firstDay: '2024-03-12',
    lastDay: '2024-03-13',
  })
  const { data } = await server.call(risk.topic, { topicId: FLOOD }, { as: user })
  expect(data.course).toEqual([
    { day: '2024-03-12', documents: 1, stories: 1 },
    { day: '2024-03-13', documents: 2, stories: 1 },
  ])
  expect(data.places).toEqual([{ code: 'CN-GX', nameZh: '广西', nameEn: 'Guangxi', stories: 2 }])
})

test('what is not known yet makes no topic', async () => {
  const { dataList, newestDay } = await topics({ riskType: 'flood' }, '2024-03-05T00:00:00Z')
  expect(newestDay).toBe('2024-03-01')
  expect(dataList.map(({ topicId }) => topicId)).toEqual(['flood~CN-GX~2024-03-01'])
})

test('what was read stands with its words, version and time of being known', async () => {
  const [row] = await server.sql<
    { quote: string; field: string; starts_at: number; ends_at: number; known_at: number; version_id: number }[]
  >`select quote, field, starts_at, ends_at, known_at, version_id from risk_document
    where document_id = 'f1' and risk_type = 'flood'`
  expect(row?.field).toBe('title')
  expect('广西启动防汛四级应急响应'.slice(row?.starts_at, row?.ends_at)).toBe('防汛')
  expect(row?.quote).toContain('防汛')
  expect(row?.known_at).toBe(Date.parse('2024-03-12T04:00:00Z'))
  expect(row?.version_id).toBeGreaterThan(0)
})

test('RISK-12 the topic cloud says the hottest topics with their heat', async () => {
  const { data } = await server.call(risk.topicCloud, {}, { as: user })
  expect(data.dataList.map(({ value }) => value)).toEqual(data.dataList.map(({ topicHeat }) => topicHeat))
  expect(data.dataList.every(({ value }, at) => at === 0 || value <= (data.dataList[at - 1]?.value ?? 0))).toBe(true)
  expect(data.dataList.map(({ topicId }) => topicId)).toEqual(expect.arrayContaining([FLOOD]))
})

test('RISK-13 the hot trend counts stories a day, nought where none is told', async () => {
  const { data } = await server.call(risk.hotTrend, { riskType: 'flood', days: 7 }, { as: user })
  expect(data.days).toHaveLength(7)
  expect(data.days.at(-1)).toBe('2024-03-14')
  expect(data.dataList.map(({ topicId, values }) => [topicId, values])).toEqual([[FLOOD, [0, 0, 0, 0, 1, 1, 0]]])
})

test('RISK-09 hot news of a topic tell a story once, what most tell of first', async () => {
  const { data } = await server.call(risk.topicHotNews, { topicId: FLOOD }, { as: user })
  expect(data.total).toBe(2)
  expect(data.dataList.map(({ copies }) => copies)).toEqual([2, 1])
  expect(data.dataList[0]?.title).toContain('榆岭纸业')
  expect(data.dataList[0]?.quote).toContain('洪水')
})

test('RISK-10 history news are those of the same risk of the same subject before the topic', async () => {
  const { data } = await server.call(risk.historyNews, { topicId: FLOOD }, { as: user })
  expect(data.dataList.map(({ newsId }) => newsId)).toEqual(['f0'])
  const earliest = await server.call(risk.historyNews, { topicId: 'flood~CN-GX~2024-03-01' }, { as: user })
  expect(earliest.data).toMatchObject({ dataList: [], total: 0, hasMore: false })
})

test('RISK-05 RISK-11 top-ten news come by sixty, and below sixty there are no more', async () => {
  const before = (await server.call(risk.topTenNews, {}, { as: user })).data
  expect(before.dataList.length).toBeLessThan(60)
  expect(before.hasMore).toBe(false)
  expect(before.dataList.map(({ storyHeat }) => storyHeat)).toEqual(
    before.dataList.map(({ storyHeat }) => storyHeat).toSorted((a, b) => b - a),
  )
})

test('RISK-02 RISK-14 the sentiment trend has three scores a day, with median and count', async () => {
  const { data } = await server.call(risk.sentimentTrend, { topicId: FLOOD }, { as: user })
  expect(data.documents).toBe(3)
  for (const point of data.points) {
    expect(Math.max(point.naturalScore, point.optimismScore, point.pessimisticScore)).toBeGreaterThan(0)
    expect(point.count).toBeGreaterThan(0)
  }
  expect(data.points.map(({ day }) => day)).toEqual(['2024-03-12', '2024-03-13'])
})

test('RISK-15 companies are reached by name, by seat and by supply, and the parts add up', async () => {
  const { data } = await server.call(risk.companyInfluence, { topicId: FLOOD }, { as: user })
  const of = (id: string) => data.dataList.find(({ companyId }) => companyId === id)
  expect(data.dataList.map(({ companyId }) => companyId)).toEqual([MILL, DOCK])
  expect(
    of(MILL)
      ?.parts.map(({ reason }) => reason)
      .toSorted(),
  ).toEqual(['seat', 'subject'])
  expect(of(MILL)?.parts.find(({ reason }) => reason === 'subject')?.newsIds).toEqual([
    expect.stringMatching(/^f[23]$/),
  ])
  expect(of(DOCK)?.parts).toEqual([
    expect.objectContaining({ reason: 'supplier', viaId: MILL, viaZh: '榆岭纸业', share: 0.5 }),
  ])
  expect(of(DOCK)?.points).toBeCloseTo((of(MILL)?.points ?? 0) / 2, 1)
  for (const { points, parts } of data.dataList)
    expect(points).toBeCloseTo(
      parts.reduce((sum, part) => sum + part.points, 0),
      6,
    )
  const reduction = (await topics({ riskType: 'shareholder_reduction' })).dataList[0]
  expect(reduction?.subject).toMatchObject({ kind: 'company', id: YARD, nameZh: '澜石船舶' })
})

test('RISK-15 point 9 a company with but a plant in the place is reached, and says so', async () => {
  await importedFacts(server)
    .add('site', { company_id: YARD, region_code: 'CN-GX', place: '钦州', seen_on: '2024-01-05' })
    .save()
  const { data } = await server.call(risk.companyInfluence, { topicId: FLOOD }, { as: user })
  const yard = data.dataList.find(({ companyId }) => companyId === YARD)
  expect(yard?.parts).toMatchObject([{ reason: 'site', stories: 2, newsIds: [expect.any(String), expect.any(String)] }])
  expect(data.dataList.find(({ companyId }) => companyId === MILL)?.parts.map(({ reason }) => reason)).not.toContain(
    'site',
  )
})

test('a topic that there is not is refused by name', async () => {
  for (const topicId of ['flood~CN-GX~2020-01-01', 'no-topic'])
    expect(await server.call(risk.topic, { topicId }, { as: user })).toMatchObject({ code: 'NOT_FOUND' })
})
