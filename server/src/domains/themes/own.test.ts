import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InputOf } from '@pandora/contract/operation'
import { OWN_THEME_LIMIT } from '@pandora/contract/domains/themes/terms'
import { themes } from '@pandora/contract/domains/themes/operations'
import { importedFacts } from '../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { CORE, loadThemes, NAMED, OTHER, PART, TOLD } from './testing-themes.ts'

let server: TestServer
let user: Caller
let other: Caller
beforeAll(async () => {
  server = await testServer()
  ;[user, other] = [await server.caller(), await server.caller()]
  await loadThemes(server)
})
afterAll(() => server.stop())

const save = async (input: InputOf<typeof themes.ownSave>, as = user) => server.call(themes.ownSave, input, { as })
const remove = (themeId: string, as = user) => server.call(themes.ownDelete, { themeId }, { as })
const members = async (themeId: string, asOf?: string) =>
  (await server.call(themes.byId, { themeId }, { as: user, ...(asOf ? { asOf } : {}) })).data.dataList

test('a theme of a list of companies is theirs by the weights given, marked as one’s own, and stands behind the market’s', async () => {
  const { data } = await save({
    name: ' 我的清单 ',
    description: '想法',
    companies: [{ companyId: CORE }, { companyId: OTHER, weight: 0.25 }, { companyId: CORE, weight: 0.5 }],
  })
  expect(data).toMatchObject({
    name: '我的清单',
    description: '想法',
    mode: 'static',
    query: null,
    frozenAt: null,
    companies: [
      { companyId: CORE, weight: 0.5, nameZh: '晨屿储能' },
      { companyId: OTHER, weight: 0.25 },
    ],
  })
  const list = (await server.call(themes.list, {}, { as: user })).data.dataList
  expect(list.at(-1)).toMatchObject({
    themeId: data.themeId,
    kind: 'own',
    mode: 'static',
    companies: 2,
    nameZh: '我的清单',
    nameEn: '我的清单',
  })
  expect((await members(data.themeId)).map((one) => [one.companyId, one.points, one.band])).toEqual([
    [CORE, 50, null],
    [OTHER, 25, null],
  ])
  expect(
    (await server.call(themes.series, { themeId: data.themeId, from: '2024-03-01' }, { as: user })).data.index
      .change[1],
  ).toBeCloseTo((0.5 * 2 + 0.25 * 1) / 0.75, 9)
  expect((await server.call(themes.detail, { themeId: data.themeId }, { as: user })).data.own?.name).toBe('我的清单')
  await remove(data.themeId)
})

test('how hot a list is follows from the texts about its companies', async () => {
  const { data } = await save({ name: '热', companies: [{ companyId: PART }] })
  expect((await server.call(themes.detail, { themeId: data.themeId }, { as: user })).data.heat).toMatchObject({
    documents: 1,
    stories: 1,
  })
  await remove(data.themeId)
})

test('a query finds companies by words of their business and by texts, with evidence; a preview says what it would find', async () => {
  const query = { any: ['储能系统', 'storage system'] }
  const preview = (await server.call(themes.ownPreview, { query }, { as: user })).data
  expect(preview.dataList.map((one) => [one.companyId, one.band, one.revenueShare])).toEqual([
    [CORE, 'core', 80],
    [PART, 'related', 12],
  ])
  const { data } = await save({ name: '储能', query })
  expect(data).toMatchObject({
    mode: 'dynamic',
    companies: [],
    query: { any: query.any, all: [], industries: [], regions: [], minimumShare: 0 },
  })
  expect((await members(data.themeId)).map((one) => one.companyId)).toEqual([CORE, PART])
  const why = (await server.call(themes.membership, { themeId: data.themeId, companyId: PART }, { as: user })).data
  expect(why.segments.find((one) => one.counted)).toMatchObject({ name: '电网侧储能系统', word: '储能系统' })
  const events = (await server.call(themes.latestEvents, { theme: data.themeId }, { as: user })).data.dataList
  expect(events.map((one) => one.companyId)).toEqual(expect.arrayContaining([CORE, PART]))
  expect(
    (await server.call(themes.eventSummary, { themeId: data.themeId }, { as: user })).data.eventSummaryList.map(
      (one) => one.newsId,
    ),
  ).toContain('plain')
  expect(
    (await server.call(themes.series, { themeId: data.themeId, from: '2024-03-01' }, { as: user })).data.index
      .members[0],
  ).toBe(2)
  await remove(data.themeId)
})

test('who is told of with the words and earns nothing of them is found in name only; industries and a least share narrow it down', async () => {
  const preview = async (query: object) =>
    (await server.call(themes.ownPreview, { query }, { as: user })).data.dataList.map((one) => [
      one.companyId,
      one.band,
    ])
  expect(await preview({ any: ['新型储能'] })).toEqual([[TOLD, 'name-only']])
  expect(await preview({ any: ['储能系统'], minimumShare: 20 })).toEqual([[CORE, 'core']])
  expect(await preview({ any: ['储能系统'], industries: ['630702'] })).toEqual([[PART, 'related']])
  expect(await preview({ any: ['储能系统'], industries: ['630000'] })).toHaveLength(2)
  expect(await preview({ any: ['储能系统'], regions: ['CN-SH'] })).toEqual([])
  expect((await preview({ industries: ['480000'] })).map(([id]) => id)).toEqual([OTHER, NAMED].toSorted())
  expect(await preview({ any: ['储能系统'], all: ['电网侧'] })).toEqual([[PART, 'related']])
})

test('a dynamic theme follows the facts, a static one keeps what was found when it was frozen', async () => {
  const [dynamic, frozen] = [
    (await save({ name: '动', query: { any: ['氢燃料'] } })).data,
    (await save({ name: '静', query: { any: ['储能系统'] }, mode: 'static' })).data,
  ]
  expect(frozen).toMatchObject({ mode: 'static', companies: [{ companyId: CORE }, { companyId: PART }] })
  expect(frozen.frozenAt).toBe(new Date(server.clock.now).toISOString())
  expect(await members(dynamic.themeId)).toEqual([])
  const segment = (company_id: string, name: string) => ({
    company_id,
    period_end: '2024-03-31',
    dimension: 'product',
    name,
    name_en: null,
    revenue: 1,
    revenue_share: 90,
    cost: null,
    gross_margin: null,
    currency: 'CNY',
    published_on: '2024-04-20',
  })
  server.clock.now = Date.parse('2024-04-25T02:00:00Z')
  await importedFacts(server)
    .add('business_segment', segment(OTHER, '氢燃料电堆'))
    .add('business_segment', segment(NAMED, '储能系统'))
    .save()
  expect((await members(dynamic.themeId)).map((one) => [one.companyId, one.revenueShare])).toEqual([[OTHER, 90]])
  expect((await members(frozen.themeId)).map((one) => one.companyId)).toEqual([CORE, PART])
  // As of before the report nothing of it is seen.
  expect(await members(dynamic.themeId, '2024-04-01')).toEqual([])
  for (const one of [dynamic, frozen]) await remove(one.themeId)
})

test('a deleted theme of a frozen query comes back with its query, its companies and when it was frozen', async () => {
  const {
    themeId,
    createdAt: _,
    changedAt: __,
    ...made
  } = (await save({ name: '静', query: { any: ['储能系统'] }, mode: 'static' })).data
  await remove(themeId)
  server.clock.now += 3_600_000
  const asked = {
    name: made.name,
    description: made.description,
    mode: made.mode,
    query: made.query,
    companies: made.companies.map(({ companyId, weight }) => ({ companyId, weight })),
    ...(made.frozenAt ? { frozenAt: made.frozenAt } : {}),
  }
  const again = (await save(asked)).data
  expect(again).toMatchObject(made)
  expect(await save({ ...asked, name: '晚', frozenAt: '2199-01-01T00:00:00Z' })).toMatchObject({
    code: 'BAD_INPUT',
    data: { field: 'frozenAt' },
  })
  expect(await save({ ...asked, name: '错', frozenAt: 'soon' })).toMatchObject({
    code: 'BAD_INPUT',
    data: { field: 'frozenAt' },
  })
  await remove(again.themeId)
  server.clock.now -= 3_600_000
})

test('how the points of a membership come about is said in both languages: of a query by the formula, of a list by its weights', async () => {
  const formulaOf = async (input: InputOf<typeof themes.ownSave>) => {
    const { themeId } = (await save(input)).data
    const [detail, why] = [
      (await server.call(themes.detail, { themeId }, { as: user })).data,
      (await server.call(themes.membership, { themeId, companyId: CORE }, { as: user })).data,
    ]
    await remove(themeId)
    expect(why.formula).toEqual(detail.formula)
    return why.formula
  }
  expect(await formulaOf({ name: '问', query: { any: ['储能系统'] } })).toMatchObject({
    zh: expect.stringMatching(/^点数 = .*收入占比/u),
    en: expect.stringMatching(/^points = .*revenue share/),
  })
  expect(await formulaOf({ name: '列', companies: [{ companyId: CORE }] })).toMatchObject({
    zh: expect.stringContaining('权重'),
    en: expect.stringContaining('the weight'),
  })
})

test('a theme is renamed and edited by its user, and is no one else’s', async () => {
  const { data } = await save({ name: '旧名', companies: [{ companyId: CORE }] })
  const edited = (await save({ themeId: data.themeId, name: '新名', companies: [{ companyId: PART }] })).data
  expect(edited).toMatchObject({
    themeId: data.themeId,
    name: '新名',
    companies: [{ companyId: PART }],
    createdAt: data.createdAt,
  })
  expect(await save({ themeId: data.themeId, name: '偷', companies: [{ companyId: PART }] }, other)).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
  expect(await server.call(themes.byId, { themeId: data.themeId }, { as: other })).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
  expect(await remove(data.themeId, other)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect((await server.call(themes.list, {}, { as: other })).data.dataList.every((one) => one.kind === 'market')).toBe(
    true,
  )
  expect((await remove(data.themeId)).data).toEqual({ done: true })
  expect(await remove(data.themeId)).toMatchObject({ status: 404 })
})

test('what cannot be a theme is refused by name and leaves nothing behind', async () => {
  const refused = async (input: InputOf<typeof themes.ownSave>) => (await save(input)).code
  expect(await refused({ name: '  ', companies: [{ companyId: CORE }] })).toBe('BAD_INPUT')
  expect(await refused({ name: '空' })).toBe('BAD_INPUT')
  expect(await refused({ name: '空', companies: [] })).toBe('BAD_INPUT')
  expect(await refused({ name: '空', query: {} })).toBe('BAD_INPUT')
  expect(await refused({ name: '空', query: { any: ['金'] } })).toBe('BAD_INPUT')
  expect(await refused({ name: '空', companies: [{ companyId: 'SHZ-999999' }] })).toBe('BAD_INPUT')
  expect(await refused({ name: '空', companies: [{ companyId: CORE, weight: 2 }] })).toBe('BAD_INPUT')
  const { data } = await save({ name: '有', companies: [{ companyId: CORE }] })
  expect(await refused({ name: '有', companies: [{ companyId: CORE }] })).toBe('NAME_TAKEN')
  await remove(data.themeId)
  for (let at = 0; at < OWN_THEME_LIMIT; at++) await save({ name: `第${at}`, companies: [{ companyId: CORE }] }, other)
  expect(await save({ name: '多', companies: [{ companyId: CORE }] }, other)).toMatchObject({
    status: 409,
    code: 'LIST_FULL',
  })
  const [left] = await server.sql<{ own: number }[]>`select count(*)::int as own from own_theme where uid = ${user.uid}`
  expect(left?.own).toBe(0)
})

test('words of a query are taken as they stand, whatever they mean to the database', async () => {
  for (const word of ['(a+)+$', '[', '%_', 'a\\', "'; drop table own_theme; --", '储能('])
    expect(
      (await server.call(themes.ownPreview, { query: { any: [word, '储能系统'] } }, { as: user })).status,
    ).toBeLessThan(500)
})
