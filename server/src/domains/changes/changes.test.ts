import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changes, type Change, type ChangeGroup } from '@pandora/contract/changes'
import { floors } from '@pandora/contract/floors'
import { themes } from '@pandora/contract/themes'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { workOut } from '../../figures/testing-figures.ts'
import { testServer, type Caller, type CallOptions, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller
const [STAR, REED, SHELL] = ['SHZ-000901', 'SHZ-000902', 'SHZ-000903'] as const
const THEME = 'T-storage'
const at = (day: string) => `${day}T02:00:00Z`

beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  server.clock.now = Date.parse('2024-05-20T02:00:00Z')
  const gathered = importedFacts(server)
    .industry('630000', 1, null, '电力设备', 'Power equipment').industry('630701', 3, '630000', '锂电池', 'Lithium batteries').industry('640000', 1, null, '机械设备', 'Machinery').industry('640101', 3, '640000', '机床', 'Machine tools')
    .company({ id: STAR, short: '晨屿储能', former: { name: '晨屿机械', seenOn: '2023-12-31' }, seenOn: '2024-04-10', en: 'Chenyu' })
    .company({ id: REED, short: '青芦股份', industry: { code: '630701', from: '2021-10-31' } }).company({ id: SHELL, short: '空壳股份' })
    .add('industry_membership', { company_id: STAR, scheme: 'sw2021', industry_code: '640101', valid_from: '2021-10-31', valid_to: null })
    .add('industry_membership', { company_id: STAR, scheme: 'sw2021', industry_code: '630701', valid_from: '2024-04-15', valid_to: null })
    .add('theme', { theme_id: THEME, name_zh: '新型储能', name_en: 'Energy storage', description_zh: '储能', description_en: 'Storage', words_zh: ['储能系统'], words_en: null })
    .add('listing_status', { security_id: STAR, status: 'listed', seen_on: '2023-01-01' })
  const weigh = (company_id: string, weight: number, valid_from: string, valid_to: string | null = null) => gathered.add('theme_membership', { theme_id: THEME, company_id, weight, valid_from, valid_to, evidence_count: null })
  weigh(STAR, 0.5, '2023-01-01')
  weigh(REED, 0.9, '2024-04-20')
  weigh(SHELL, 0.3, '2023-01-01', '2024-03-31')
  const segment = (name: string, revenue_share: number, period_end: string, published_on: string) =>
    gathered.add('business_segment', { company_id: STAR, period_end, dimension: 'product', name, name_en: null, revenue: revenue_share * 1e6, revenue_share, cost: null, gross_margin: null, currency: 'CNY', published_on })
  segment('机床', 90, '2023-06-30', '2023-08-30')
  segment('储能系统', 10, '2023-06-30', '2023-08-30')
  segment('储能系统', 70, '2023-12-31', '2024-04-12')
  segment('服务', 30, '2023-12-31', '2024-04-12')
  for (const [period, months, published, revenue] of [['2023-09-30', 9, '2023-10-25', 9e8], ['2023-12-31', 12, '2024-04-12', 13e8]] as const)
    for (const [item, share] of [['revenue', 1], ['operating_profit', 0.2], ['net_profit', 0.1], ['parent_net_profit', 0.09]] as const)
      gathered.add('statement_item', { company_id: STAR, statement: 'income', period_end: period, period_months: months, item, value: revenue * share, unit: 'CNY', published_on: published })
  await gathered
    .document({ id: 'early', title: '晨屿机械获得小额订单', at: at('2024-03-05'), companies: [STAR] })
    .document({ id: 'order', title: '晨屿储能中标12亿元新型储能项目', at: at('2024-04-22'), companies: [STAR] })
    .document({ id: 'chatter', kind: 'post', title: '晨屿储能要涨', at: at('2024-04-23'), companies: [STAR] })
    .save()
  // A later import corrects: revenue of the nine months, and the stock is suspended.
  const correction = importedFacts(server).add('statement_item', { company_id: STAR, statement: 'income', period_end: '2023-09-30', period_months: 9, item: 'revenue', value: 8e8, unit: 'CNY', published_on: '2024-04-12' }, { at: Date.parse('2024-04-12T15:59:59.999Z'), by: 'day' })
  await correction.add('listing_status', { security_id: STAR, status: 'suspended', seen_on: '2024-05-06' }, { at: Date.parse('2024-05-06T15:59:59.999Z'), by: 'observed' }).save()
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
  await workOut(server.sql)
})
afterAll(() => server.stop())

const span = { from: '2024-04-01', to: '2024-05-10' }
type Asked = { subject: 'company' | 'theme' | 'floor'; id: string }
const star: Asked = { subject: 'company', id: STAR }
const list = async (asked: Asked, group: ChangeGroup, input: object = {}, options: CallOptions = {}) => (await server.call(changes.list, { ...asked, ...span, group, size: 200, ...input }, { as: user, ...options })).data
const said = ({ kind, what, before, after }: Change) => [kind, what, before?.number ?? before?.text ?? null, after?.number ?? after?.text ?? null]

describe('a company between two dates', () => {
  test('counts say how much of each group, and the lists hold as many', async () => {
    const { data } = await server.call(changes.counts, { ...star, ...span }, { as: user })
    expect(data).toMatchObject({ subject: 'company', id: STAR, nameZh: '晨屿储能', companies: 1, themes: 0, from: '2024-04-01T15:59:59.999Z', to: '2024-05-10T15:59:59.999Z' })
    expect(data.total).toBe(data.groups.reduce((sum, one) => sum + one.count, 0))
    for (const { group, count } of data.groups) expect([group, (await list(star, group)).total]).toEqual([group, count])
    for (const group of ['figures', 'events', 'names', 'status', 'industries', 'business', 'themes', 'documents']) expect([group, data.groups.find((one) => one.group === group)?.count ?? 0]).not.toEqual([group, 0])
  })

  test('figures stand with old and new value and the line that brought them; a quarter that came new has no value before', async () => {
    const { dataList } = await list(star, 'figures')
    const revenue = dataList.filter((one) => one.what === 'revenue')
    expect(revenue.map((one) => [one.period, ...said(one)])).toEqual(expect.arrayContaining([['2023-12-31', 'began', 'revenue', null, expect.any(Number)]]))
    for (const one of revenue) expect(one).toMatchObject({ unit: 'CNY', provenance: { file: 'facts.csv', line: expect.any(Number), runId: expect.any(Number) } })
    expect(dataList.map((one) => one.knownAt ?? '')).toEqual(dataList.map((one) => one.knownAt ?? '').toSorted().toReversed())
  })

  test('the name in use, the class, the listing and the lines of business stand with before and after', async () => {
    expect((await list(star, 'names')).dataList.map(said)).toContainEqual(['changed', 'short.zh', '晨屿机械', '晨屿储能'])
    expect((await list(star, 'industries')).dataList.map(said)).toEqual([['changed', 'industry', '机床', '锂电池']])
    expect((await list(star, 'status')).dataList.map(said)).toEqual([['changed', 'status', 'listed', 'suspended']])
    expect((await list(star, 'business')).dataList.map((one) => [one.kind, one.before?.text ?? one.after?.text, one.before?.number ?? null, one.after?.number ?? null]).toSorted()).toEqual([['began', '服务', null, 30], ['changed', '储能系统', 10, 70], ['ended', '机床', 90, null]].toSorted())
  })

  test('events and documents that came stand with the document that brought them; posts are no documents here', async () => {
    const events = (await list(star, 'events')).dataList
    expect(events.some((one) => one.kind === 'began' && one.documents.some((document) => document.newsId === 'order') && one.eventId !== null)).toBe(true)
    expect(events.every((one) => one.documents.every((document) => document.newsId !== 'early'))).toBe(true)
    expect((await list(star, 'documents')).dataList.map((one) => [one.kind, one.documents[0]?.newsId, one.provenance?.file])).toEqual([['began', 'order', 'facts.csv']])
  })

  test('a membership that was regraded says by how much, between which bands, and what brought it', async () => {
    const [membership] = (await list(star, 'themes')).dataList
    expect(membership).toMatchObject({ kind: 'changed', themeId: THEME, themeZh: '新型储能', bandBefore: 'related', bandAfter: 'core', what: 'membership', provenance: { file: 'facts.csv' } })
    expect(membership?.after?.number ?? 0).toBeGreaterThan(membership?.before?.number ?? 100)
  })

  test('scores that moved name the documents of the events that moved them', async () => {
    const scores = (await list(star, 'scores')).dataList
    const impact = scores.find((one) => one.what === 'impactScore')
    expect(impact?.after?.number).not.toBe(impact?.before?.number)
    expect(impact?.documents.map((one) => one.newsId)).toContain('order')
  })

  test('between two instants at which all is the same nothing changed, and pages do not overlap', async () => {
    const quiet = (await server.call(changes.counts, { ...star, from: '2023-01-05', to: '2023-01-06' }, { as: user })).data
    expect(quiet.total).toBe(0)
    const [first, second] = [(await list(star, 'figures', { size: 3 })), (await list(star, 'figures', { size: 3, page: 1 }))]
    expect(first).toMatchObject({ page: 0, hasMore: true })
    const key = (one: Change) => `${one.what} ${one.period}`
    expect(new Set([...first.dataList, ...second.dataList].map(key)).size).toBe(6)
    expect(new Set([...first.dataList, ...second.dataList].map((one) => one.changeId)).size).toBe(6)
  })

  test('nothing is seen that became known after the as-of instant', async () => {
    expect((await list(star, 'documents', { to: '2024-06-01' }, { asOf: '2024-04-10' })).total).toBe(0)
    expect((await list(star, 'names', { to: '2024-06-01' }, { asOf: '2024-04-02' })).dataList).toEqual([])
  })
})

describe('themes and floors', () => {
  test('of a theme: who entered, who left, who was regraded, its numbers, and the documents that name it', async () => {
    const theme: Asked = { subject: 'theme', id: THEME }
    const members = (await list(theme, 'themes', { from: '2024-03-15' })).dataList
    expect(members.map((one) => [one.companyId, one.kind]).toSorted()).toEqual([[STAR, 'changed'], [REED, 'began'], [SHELL, 'ended']].toSorted())
    expect(members.find((one) => one.companyId === REED)).toMatchObject({ companyZh: '青芦股份', before: null, bandBefore: null, provenance: { file: 'facts.csv' } })
    expect((await list(theme, 'figures')).dataList.map((one) => one.what)).toContain('core')
    expect((await list(theme, 'documents')).dataList.map((one) => one.documents[0]?.newsId)).toEqual(['order'])
    // What happened to its members is compared with it.
    expect((await list(theme, 'events')).dataList.map((one) => one.companyId)).toContain(STAR)
    expect((await list(theme, 'scores')).dataList.map((one) => one.companyId)).toContain(STAR)
  })

  test('of a theme of one’s own, and nobody else’s', async () => {
    const { data } = await server.call(themes.ownSave, { name: '储能', query: { any: ['储能系统'] } }, { as: user })
    const own: Asked = { subject: 'theme', id: data.themeId }
    expect((await list(own, 'themes')).dataList.map((one) => [one.companyId, one.kind, one.bandBefore, one.bandAfter, one.themeZh])).toEqual([[STAR, 'changed', 'related', 'core', '储能']])
    expect(await server.call(changes.counts, { ...own, ...span }, { as: await server.caller() })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  test('of a floor: all companies and themes that its tiles show', async () => {
    const floor = (await server.call(floors.openList, {}, { as: user })).data.dataList[0]
    if (!floor) throw new Error('no floor')
    const added = (await server.call(floors.addRoom, { floorId: floor.id, key: 'priceEvent' }, { as: user })).data
    const tile = added.rooms.at(-1)
    await server.call(floors.updateRoomMetadata, { floorId: floor.id, tileId: tile?.id ?? '', metadata: JSON.stringify({ parameters: { companyId: STAR, themeId: THEME } }) }, { as: user })
    const asked: Asked = { subject: 'floor', id: floor.id }
    const { data } = await server.call(changes.counts, { ...asked, ...span }, { as: user })
    expect(data).toMatchObject({ companies: 1, themes: 1 })
    expect((await list(asked, 'themes')).dataList.map((one) => one.companyId).toSorted()).toEqual([STAR, REED].toSorted())
    expect(await server.call(changes.counts, { ...asked, ...span }, { as: await server.caller() })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})

test('what cannot be compared is refused by name', async () => {
  const code = async (input: object) => (await server.call(changes.counts, { ...star, ...span, ...input }, { as: user })).code
  expect(await code({ from: '2024-05-11' })).toBe('BAD_INPUT')
  expect(await code({ from: span.to })).toBe('BAD_INPUT')
  expect(await code({ from: 'yesterday' })).toBe('BAD_AS_OF')
  expect(await code({ to: '2024-13-40' })).toBe('BAD_AS_OF')
  expect(await code({ id: 'SHZ-999999' })).toBe('NOT_FOUND')
  expect(await code({ subject: 'theme', id: 'none' })).toBe('NOT_FOUND')
  expect(await code({ subject: 'floor', id: 'none' })).toBe('NOT_FOUND')
  expect(await code({ subject: 'planet' })).toBe('BAD_INPUT')
  expect((await server.call(changes.counts, { ...star, ...span }, {})).code).toBe('NOT_SIGNED_IN')
})
