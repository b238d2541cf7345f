import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analysis } from '@pandora/contract/domains/analysis/operations'
import { events } from '@pandora/contract/domains/events/operations'
import { impact } from '@pandora/contract/domains/impact/operations'
import { portfolio } from '@pandora/contract/domains/portfolio/operations'
import { priceEvents } from '@pandora/contract/domains/price-events/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller
const at = (day: string, hour = '02:00:00') => `${day}T${hour}Z`
const [STAR, RIDGE, REED] = ['SHZ-000901', 'SSE-600901', 'SHZ-000902'] as const

/** Trading days from a Monday on, weekends left out. */
function days(from: string, count: number): string[] {
  const found: string[] = []
  for (let ms = Date.parse(`${from}T00:00:00Z`); found.length < count; ms += 86_400_000)
    if (![0, 6].includes(new Date(ms).getUTCDay())) found.push(new Date(ms).toISOString().slice(0, 10))
  return found
}

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  user = await server.caller()
  const gathered = importedFacts(server)
    .industry('270000', 1, null, '电子', 'Electronics')
    .industry('640000', 1, null, '机械设备', 'Machinery')
    .company({
      id: STAR,
      short: '晨屿科技',
      en: 'Chenyu Tech Co., Ltd.',
      industry: { code: '270000', from: '2021-10-31' },
    })
    .company({ id: RIDGE, short: '远岭重工', industry: { code: '640000', from: '2021-10-31' } })
    .company({ id: REED, short: '青芦电气', industry: { code: '640000', from: '2021-10-31' } })
    .company({ id: 'SHZ-000903', short: '白沙股份', industry: { code: '640000', from: '2021-10-31' } })
    .company({ id: 'SHZ-000904', short: '无闻股份' })
    .index('SSE-000001-index', '上证综指', 'SSE Composite')
    .add('supply_edge', {
      supplier_id: RIDGE,
      customer_id: STAR,
      product_zh: '机架',
      product_en: null,
      revenue_share: 0.4,
      cost_share: 0.3,
      disclosed_by: 'supplier',
      valid_from: '2023-01-01',
      valid_to: null,
    })
  const calendar = days('2023-09-04', 140)
  for (const id of [RIDGE, REED, 'SHZ-000903', 'SSE-000001-index']) {
    // A jump of its own on 12 March beside small waves that all share.
    let close = 100
    gathered.bars(
      id,
      calendar.map((date, day) => {
        const previous = close
        close *=
          1 +
          0.004 * Math.sin(day * (id === RIDGE ? 1.3 : id === REED ? 0.7 : 1.1)) +
          (id === RIDGE && date === '2024-03-12' ? 0.06 : 0)
        return { date, close, previous, rate: (close / previous - 1) * 100, open: previous }
      }),
    )
  }
  await gathered
    .document({ id: 'order', title: '远岭重工中标12亿元海上风电设备项目', at: at('2024-03-11', '12:00:00') })
    .document({ id: 'probe', title: '晨屿科技因涉嫌信息披露违规被证监会立案调查', at: at('2024-03-14') })
    .document({ id: 'loss', title: '晨屿科技失去重要客户订单，业绩预告大幅下滑', at: at('2024-03-15') })
    .document({ id: 'old', title: '远岭重工发布年度社会责任报告', at: at('2024-01-10') })
    .save()
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
})
afterAll(() => server.stop())

const sumOf = (values: readonly number[]) => Math.round(values.reduce((sum, one) => sum + one, 0) * 100) / 100

describe('the receipt of a score', () => {
  test('WATCH-03 its parts add up to each side and the sides to the score that lists show, each with evidence that can be opened', async () => {
    const { data } = await server.call(impact.receipt, { companyId: STAR }, { as: user })
    expect(data.impact).toMatch(/risk/)
    if (!data.receipt) throw new Error('no receipt')
    for (const side of [data.receipt.risk, data.receipt.opportunity]) {
      expect(sumOf(side.groups.map((group) => group.points))).toBe(side.points)
      for (const group of side.groups) expect(sumOf(group.parts.map((part) => part.points))).toBe(group.points)
    }
    expect(data.receipt.base + data.receipt.opportunity.points / 2 - data.receipt.risk.points / 2).toBeCloseTo(
      data.impactScore ?? Number.NaN,
      6,
    )
    const parts = data.receipt.risk.groups.flatMap((group) => group.parts)
    expect(parts.every((part) => part.documents.length > 0 && part.titleZh !== null)).toBe(true)
    expect(parts.some((part) => part.direct && part.documents[0]?.newsId === 'probe')).toBe(true)
    for (const part of parts)
      expect(part.factors.reduce((product, factor) => product * factor.value, 1)).toBeCloseTo(part.strength, 9)
    expect(data.flips.length).toBeGreaterThan(0)
    await server.call(watch.addAll, { companyIds: [STAR, RIDGE, 'SHZ-000904'] }, { as: user })
    const [star, ridge, unheard] = (await server.call(watch.list, {}, { as: user })).data.dataList
    expect(star?.companyImpactScoreData).toEqual({
      riskPoint: data.riskPoint,
      opportunityPoint: data.opportunityPoint,
      impactScore: data.impactScore,
      impact: data.impact,
    })
    expect(ridge?.companyImpactScoreData.impactScore).toEqual(expect.any(Number))
    expect(unheard?.companyImpactScoreData).toEqual({
      riskPoint: null,
      opportunityPoint: null,
      impactScore: null,
      impact: null,
    })
    expect((await server.call(portfolio.dashboard, {}, { as: user })).data.dataList[0]?.companyImpactScoreData).toEqual(
      star?.companyImpactScoreData,
    )
  })

  test('WATCH-03 computed again from the facts it is the same to the bit', async () => {
    const present = (await server.call(impact.receipt, { companyId: STAR }, { as: user })).data
    server.clock.now += 3_600_000
    const again = (await server.call(impact.receipt, { companyId: STAR }, { as: user, asOf: present.asOf })).data
    server.clock.now -= 3_600_000
    expect({ ...again, computedAt: '', backComputed: false }).toEqual({
      ...present,
      computedAt: '',
      backComputed: false,
    })
  })

  test('WATCH-03 what came along a link says by which', async () => {
    const { data } = await server.call(impact.receipt, { companyId: RIDGE }, { as: user })
    const group = data.receipt?.risk.groups.find((one) => one.code === 'supply')
    expect(group?.parts[0]?.path[0]).toMatchObject({
      kind: 'supplier',
      from: STAR,
      to: RIDGE,
      fromZh: '晨屿科技',
      share: 0.4,
    })
  })

  test('an unknown company, and one whose day lies ahead', async () => {
    expect(await server.call(impact.receipt, { companyId: 'SHZ-999999' }, { as: user })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect((await server.call(impact.receipt, { companyId: STAR, day: '2030-01-01' }, { as: user })).data.asOf).toBe(
      new Date(server.clock.now).toISOString(),
    )
  })
})

describe('nothing known later is seen as of a past instant', () => {
  const asOf = '2024-03-13'
  test('scores, lists and the dashboard', async () => {
    const before = (await server.call(impact.receipt, { companyId: STAR }, { as: user, asOf })).data
    expect(before.receipt?.risk.points ?? 0).toBe(0)
    expect(
      (await server.call(watch.list, {}, { as: user, asOf })).data.dataList[0]?.companyImpactScoreData.riskPoint ?? 0,
    ).toBe(0)
    const ridge = (await server.call(impact.receipt, { companyId: RIDGE }, { as: user, asOf })).data
    expect(
      ridge.receipt?.opportunity.groups.flatMap((group) =>
        group.parts.flatMap((part) => part.documents.map((one) => one.newsId)),
      ),
    ).toEqual(['order'])
    expect(
      (await server.call(impact.receipt, { companyId: RIDGE }, { as: user, asOf: '2024-03-10' })).data.opportunityPoint,
    ).toBe(0)
    expect(
      (await server.call(impact.receipt, { companyId: STAR }, { as: user, asOf: '2023-12-31' })).data,
    ).toMatchObject({ impactScore: null, receipt: null })
  })

  test('the history ends with the instant and each day is as it was known then', async () => {
    const { data } = await server.call(impact.history, { companyId: STAR }, { as: user, asOf: '2024-03-14' })
    expect(data.day.at(-1)).toBe('2024-03-14')
    expect(data.riskPoint.at(-2) ?? 0).toBe(0)
    expect(data.riskPoint.at(-1)).toBeGreaterThan(0)
    data.day.forEach((_, day) => {
      if (data.riskPoint[day] !== null)
        expect((data.riskDirect[day] ?? 0) + (data.riskIndirect[day] ?? 0)).toBeCloseTo(data.riskPoint[day] ?? 0, 6)
    })
    const whole = (await server.call(impact.history, { companyId: STAR }, { as: user })).data
    expect(whole.day.at(-1)).toBe('2024-03-20')
    expect(whole.riskPoint[whole.day.indexOf('2024-03-14')]).toBe(data.riskPoint.at(-1))
    expect(
      (await server.call(impact.history, { companyId: STAR, from: '2024-03-20', to: '2024-03-01' }, { as: user })).data
        .day,
    ).toEqual([])
  })

  test('COMP-26 events, COMP-20 insights, COMP-21 types and COMP-27 one event', async () => {
    const of = async (options: object) =>
      (await server.call(events.ofCompany, { companyId: STAR }, { as: user, ...options })).data
    expect((await of({})).dataList.map((event) => event.first?.newsId)).toEqual(
      expect.arrayContaining(['probe', 'loss']),
    )
    expect((await of({ asOf })).dataList).toEqual([])
    expect((await of({ asOf: '2024-03-14' })).dataList.every((event) => event.first?.newsId === 'probe')).toBe(true)
    const indirect = (await server.call(events.ofCompany, { companyId: RIDGE, reach: 'both' }, { as: user })).data
      .dataList
    expect(indirect.map((event) => event.direct)).toEqual(expect.arrayContaining([true, false]))
    expect(indirect.find((event) => !event.direct)).toMatchObject({ companyId: STAR, effect: 'risk' })
    const insights = (await server.call(events.insights, {}, { as: user })).data
    expect(insights.dataList.length).toBeGreaterThan(1)
    expect(insights.dataList.every((one) => one.points !== null && one.points > 0)).toBe(true)
    expect(
      (
        await server.call(events.insights, { endTimestamp: Date.parse(at('2024-03-13')) }, { as: user })
      ).data.dataList.every((one) => one.first?.newsId === 'order'),
    ).toBe(true)
    expect((await server.call(events.insights, { companyId: STAR }, { as: user, asOf })).data.dataList).toEqual([])
    const types = (await server.call(events.types, { companyId: STAR }, { as: user })).data.dataList
    expect(types.length).toBeGreaterThan(0)
    expect((await server.call(events.types, { companyId: STAR }, { as: user, asOf })).data.dataList).toEqual([])
    const eventId = (await of({})).dataList[0]?.eventId ?? ''
    const detail = (await server.call(events.detail, { eventId }, { as: user })).data
    expect(detail.entityGraph.filter((entity) => entity.master)).toMatchObject([
      { entityId: STAR, entityValueZh: '晨屿科技' },
    ])
    expect(detail.evidence[0]?.trigger?.text.length).toBeGreaterThan(0)
    expect(await server.call(events.detail, { eventId }, { as: user, asOf })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })

  test('PRICE-07 price events with their effect and reach, PRICE-03 filtered by both', async () => {
    const list = async (input: object, options: object = {}) =>
      (await server.call(priceEvents.list, { companyId: RIDGE, ...input }, { as: user, ...options })).data
        .eventSummaryList
    const all = await list({})
    expect(all.find((one) => one.newsId === 'order')).toMatchObject({
      reach: 'direct',
      effect: 'opportunity',
      via: null,
    })
    expect(all.find((one) => one.reach === 'indirect')).toMatchObject({
      effect: 'risk',
      via: { companyId: STAR, nameZh: '晨屿科技', path: 'supply' },
    })
    expect((await list({ indirect: false })).every((one) => one.reach === 'direct')).toBe(true)
    expect((await list({ direct: false })).every((one) => one.reach === 'indirect')).toBe(true)
    expect((await list({ opportunity: false })).some((one) => one.newsId === 'order')).toBe(false)
    expect((await list({ risk: false })).some((one) => one.effect === 'risk')).toBe(false)
    expect((await list({}, { asOf })).map((one) => one.newsId)).toEqual(['order', 'old'])
  })

  test('PRICE-08 CONV-11 why a price moved: the parts add up, and what was not known yet is no cause', async () => {
    const answer = await server.call(
      priceEvents.cause,
      { companyId: RIDGE, from: '2024-03-12', to: '2024-03-12' },
      { as: user },
    )
    expect(answer.code).toBe(0)
    const { move } = answer.data
    if (!move) throw new Error(`refused: ${String(answer.data.refused)}`)
    expect(move.market + (move.industry ?? 0) + move.own + move.compounding).toBeCloseTo(move.moved, 3)
    expect(move.causes[0]).toMatchObject({ type: 'contract-win', direct: true })
    expect(move.causes.reduce((sum, cause) => sum + cause.share, move.unexplained.share)).toBeCloseTo(1, 6)
    expect(move).toMatchObject({ marketIndex: 'SSE-000001-index', industryIndex: '640000' })
    const blind = (
      await server.call(
        priceEvents.cause,
        { companyId: RIDGE, from: '2024-03-08', to: '2024-03-08' },
        { as: user, asOf: '2024-03-10' },
      )
    ).data
    expect(blind.move?.causes.some((cause) => cause.type === 'contract-win') ?? false).toBe(false)
    expect(
      (await server.call(priceEvents.cause, { companyId: STAR, from: '2024-03-12', to: '2024-03-12' }, { as: user }))
        .data,
    ).toMatchObject({ refused: expect.any(String), move: null })
    expect(
      await server.call(priceEvents.cause, { companyId: RIDGE, from: '2024-03-12', to: '2024-03-01' }, { as: user }),
    ).toMatchObject({ status: 400, code: 'BAD_INPUT' })
  })

  test('the track record counts only what has ended', async () => {
    const record = async (options: object) =>
      (await server.call(impact.record, { horizonDays: 2 }, { as: user, ...options })).data
    expect(await record({})).toMatchObject({ grey: true, horizonDays: 2 })
    expect((await record({ asOf: '2024-03-10' })).samples).toBe(0)
    expect(await server.call(impact.record, { companyId: 'SHZ-999999' }, { as: user })).toMatchObject({ status: 404 })
  })

  test('what a document says, and how well the market is read', async () => {
    expect(await server.call(analysis.document, { newsId: 'probe' }, { as: user, asOf })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    const { data } = await server.call(analysis.document, { newsId: 'probe' }, { as: user })
    expect(data).toMatchObject({
      state: 'done',
      failure: null,
      language: 'zh',
      knownAt: new Date(at('2024-03-14')).toISOString(),
      backComputed: true,
    })
    const company = data.mentions.find((mention) => mention.id === STAR)
    expect(company).toMatchObject({ kind: 'company', nameZh: '晨屿科技', field: 'title', corrected: false })
    expect(data.title.slice(company?.start, company?.end)).toBe(company?.text)
    for (const event of data.events)
      expect(data[event.trigger.field].slice(event.trigger.start, event.trigger.end)).toBe(event.trigger.text)
    const now = (await server.call(analysis.health, {}, { as: user })).data
    expect(now.kinds).toMatchObject([{ kind: 'news', documents: 4, analysed: 4, failed: 0 }])
    expect((await server.call(analysis.health, {}, { as: user, asOf })).data.kinds).toMatchObject([
      { kind: 'news', documents: 2, analysed: 2 },
    ])
    expect((await server.call(analysis.progress, {}, { as: user })).data).toMatchObject({
      state: 'idle',
      waiting: 0,
      done: 4,
      failed: 0,
      outdated: 0,
    })
    const models = (await server.call(analysis.models, {}, { as: user })).data
    expect(models.dataList.map((model) => model.name)).toEqual(expect.arrayContaining(['stance-zh', 'events-zh']))
    expect(models.versions[0]?.documents).toBe(4)
    expect(
      (await server.call(analysis.withoutEntity, {}, { as: user })).data.dataList.every(
        (one) => one.companies.length === 0,
      ),
    ).toBe(true)
    expect((await server.call(analysis.conflicts, {}, { as: user })).data.total).toBe(0)
    expect((await server.call(analysis.failures, {}, { as: user })).data.total).toBe(0)
  })
})

describe('reading again', () => {
  test('is asked for by administrators only, and is written down', async () => {
    expect(await server.call(analysis.restart, { scope: 'all' }, { as: user })).toMatchObject({
      status: 403,
      code: 'NOT_ALLOWED',
    })
    const admin = await server.caller('admin')
    expect((await server.call(analysis.restart, { scope: 'failed' }, { as: admin })).data).toEqual({ queued: 0 })
    expect((await server.call(analysis.restart, { scope: 'all' }, { as: admin })).data).toEqual({ queued: 4 })
    expect((await server.call(analysis.progress, {}, { as: user })).data).toMatchObject({
      state: 'running',
      waiting: 4,
    })
    expect(await server.sql`select 1 from audit_event where action = 'analysis-restarted'`).toHaveLength(2)
    server.clock.now += 60_000
    await (await testReading(server)).work()
    expect((await server.call(analysis.progress, {}, { as: user })).data).toMatchObject({
      state: 'idle',
      waiting: 0,
      done: 4,
    })
    expect((await server.call(analysis.document, { newsId: 'probe' }, { as: user })).data.backComputed).toBe(false)
    expect(
      (await server.call(analysis.document, { newsId: 'probe' }, { as: user, asOf: '2024-03-16' })).data.backComputed,
    ).toBe(true)
  })
})
