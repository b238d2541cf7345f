import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PAGE_SIZE } from '@pandora/contract/constants'
import { watch, WATCH_LIMIT } from '@pandora/contract/domains/watch/operations'
import { emitLive } from '@pandora/store/live-events'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { loadWatched } from './testing-watch.ts'

let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-06T02:00:00Z')
  await loadWatched(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  user = await server.caller()
})

const list = async (input: Record<string, unknown> = {}, options: Record<string, unknown> = {}) =>
  (await server.call(watch.list, input, { as: user, ...options })).data
const ids = async () => (await list({ size: 60 })).dataList.map((one) => one.companyId)
const star = (companyId: string, more: Record<string, unknown> = {}, as = user) =>
  server.call(watch.add, { companyId, ...more }, { as })

describe('stars', () => {
  test('WATCH-05 WATCH-10 starring says exactly `stared !` in both languages, and the company is on the list read again', async () => {
    for (const language of ['zh-CN', 'en'] as const)
      expect((await server.call(watch.add, { companyId: 'SHZ-000901' }, { as: user, language })).message).toBe(
        'stared !',
      )
    expect(await ids()).toEqual(['SHZ-000901'])
  })

  test('WATCH-06 WATCH-11 unstarring says exactly `unstared!`, and the company is gone from the list', async () => {
    await star('SHZ-000901')
    const answer = await server.call(watch.remove, { companyId: 'SHZ-000901' }, { as: user, language: 'en' })
    expect(answer).toMatchObject({ code: '0', message: 'unstared!', data: { done: true } })
    expect(await ids()).toEqual([])
  })

  test('WATCH-10 a company that is not in the market, or of another market, is refused', async () => {
    expect(await star('SHZ-999999')).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    await server.sql`insert into market values (8, 'eighth', '第八市场', 'Eighth market', true) on conflict do nothing`
    await server.web.services.markets.reload()
    expect(await server.call(watch.add, { companyId: 'SHZ-000901' }, { as: user, market: 'eighth' })).toMatchObject({
      status: 404,
    })
    await star('SHZ-000901')
    expect((await server.call(watch.list, {}, { as: user, market: 'eighth' })).data).toMatchObject({
      dataList: [],
      total: 0,
    })
  })

  test('CONV-05 the userId of the body is never trusted: the token decides whose list it is', async () => {
    const other = await server.caller()
    await server.call(watch.add, { companyId: 'SHZ-000901', userId: other.uid } as { companyId: string }, { as: user })
    expect(await ids()).toEqual(['SHZ-000901'])
    const theirs = await server.call(watch.list, { userId: user.uid } as never, { as: other })
    expect(theirs.data.dataList).toEqual([])
  })

  test('WATCH-01 signed out nothing is answered', async () => {
    for (const operation of [
      watch.add,
      watch.remove,
      watch.list,
      watch.optionalStocks,
      watch.groups,
      watch.addMany,
      watch.exportCsv,
    ]) {
      expect(
        await server.call(operation, { companyId: 'SHZ-000901', names: ['x'] } as never),
        operation.id,
      ).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
    }
  })

  test('WATCH-10 the same requestId twice stars once, also when unstarred between', async () => {
    const again = () =>
      server.call(watch.add, { companyId: 'SHZ-000901', requestId: 'request-0001' } as { companyId: string }, {
        as: user,
      })
    await again()
    await server.call(watch.remove, { companyId: 'SHZ-000901' }, { as: user })
    expect((await again()).code).toBe('0')
    expect(await ids()).toEqual([])
  })

  test('WATCH-01 a list holds 2000 companies and refuses the next', async () => {
    await server.sql`insert into watch_entry (uid, market_id, company_id, position) select ${user.uid}, 1, 'X-' || n, n from generate_series(1, ${WATCH_LIMIT}) n`
    expect(await star('SHZ-000901')).toMatchObject({ status: 409, code: 'LIST_FULL', data: { limit: WATCH_LIMIT } })
    expect(await server.call(watch.addMany, { names: ['000901'] }, { as: user })).toMatchObject({
      status: 409,
      code: 'LIST_FULL',
    })
  })

  test('WATCH-10 the other tabs of the user hear of it, others do not', async () => {
    const heard: string[] = []
    const stops = await Promise.all(
      [user, await server.caller()].map((one, at) =>
        server.listen({ marketId: 1, uid: one.uid, admin: false }, (event) =>
          heard.push(`${at} ${event.topic} ${event.ids.join()}`),
        ),
      ),
    )
    await star('SHZ-000901')
    await expect.poll(() => heard).toEqual(['0 watch SHZ-000901'])
    for (const stop of stops) stop()
  })
})

describe('the list', () => {
  test('WATCH-03 WATCH-13 a company has names, exchange, quote, industry, latest news, and scores that are missing, not zero', async () => {
    await star('SHZ-000901')
    const [company] = (await list()).dataList
    expect(company).toMatchObject({
      companyId: 'SHZ-000901',
      companyNameZh: '晨星科技',
      companyNameEn: 'Morning Star Tech Co., Ltd.',
      stockCode: '000901',
      exchangeCode: 'SHZ',
      exchangeEn: 'SHZ',
      exchangeZh: '深圳证券交易所',
      is_watching: true,
      companyImpactScoreData: { riskPoint: null, opportunityPoint: null, impactScore: null, impact: null },
      industryZh: '电子',
      industryEn: 'Electronics',
      quote: { date: '2024-03-04', close: 11, changeRate: 10, turnoverRate: 2.5, recent: [10, 11], currency: 'CNY' },
      latestNews: { newsId: 'w2', title: '晨星新闻', precision: 'instant' },
      groupIds: [],
      note: '',
    })
  })

  test('WATCH-13 the answer, put into JSON of held parts, is what the contract says to the letter, whatever a note holds', async () => {
    const {
      data: { groupId },
    } = await server.call(watch.saveGroup, { name: '"引号" \\' }, { as: user })
    for (const id of ['SHZ-000901', 'SSE-600903']) await star(id, { groupId })
    await server.call(
      watch.arrange,
      { companyId: 'SHZ-000901', note: '"},{"note":"x\\ \u2028 </script>' },
      { as: user },
    )
    const { raw } = await server.call(watch.list, { groupId }, { as: user })
    const { data } = raw.json<{ data: unknown }>()
    expect(data).toEqual(watch.list.output.parse(data))
    expect(data).toMatchObject({
      total: 2,
      page: 0,
      hasMore: false,
      dataList: [
        { companyId: 'SHZ-000901', note: '"},{"note":"x\\ \u2028 </script>', groupIds: [groupId] },
        { companyId: 'SSE-600903', note: '', quote: null },
      ],
    })
    expect([raw.headers['content-type'], raw.headers['cache-control']]).toEqual([
      'application/json; charset=utf-8',
      'no-store',
    ])
  })

  test('WATCH-13 what is held is written anew when prices or names change, and never holds what is a user’s own', async () => {
    const holding = await testServer()
    try {
      const [one, two] = [await holding.caller(), await holding.caller()]
      await facts(holding.sql, { startedAt: Date.parse('2024-03-05T12:00:00Z') })
        .company({ id: 'SHZ-000901', short: '晨星科技' })
        .bars('SHZ-000901', [{ date: '2024-03-01', close: 10 }])
        .save(deriveFor(1))
      for (const as of [one, two]) await holding.call(watch.add, { companyId: 'SHZ-000901' }, { as })
      await holding.call(watch.arrange, { companyId: 'SHZ-000901', note: '只是我的' }, { as: one })
      const row = async (as: Caller) => (await holding.call(watch.list, {}, { as })).data.dataList[0]
      expect([(await row(one))?.note, (await row(two))?.note, (await row(two))?.quote?.close]).toEqual([
        '只是我的',
        '',
        10,
      ])
      // Behind the back of everything that tells.
      await holding.web.services.sql`update daily_price set close = 12 where security_id = 'SHZ-000901'`
      expect((await row(two))?.quote?.close).toBe(10)
      await emitLive(holding.sql, { topic: 'prices', marketId: 1, ids: ['SHZ-000901'] })
      await expect.poll(async () => (await row(two))?.quote?.close).toBe(12)
    } finally {
      await holding.stop()
    }
  })

  test('WATCH-13 as of a past instant the list is the same, and only what was known of its companies is said', async () => {
    await star('SHZ-000901')
    const [then] = (await list({}, { asOf: '2024-03-01' })).dataList
    expect(then).toMatchObject({ quote: { date: '2024-03-01', close: 10 }, latestNews: { newsId: 'w1' } })
    const [before] = (await list({}, { asOf: '2019-06-30' })).dataList
    expect(before).toMatchObject({ companyNameZh: '旧星股份', quote: null, latestNews: null, industryZh: null })
  })

  test('WATCH-04 WATCH-08 CONV-14 a page is 30, the first reload 60; pages count from 0 and hasMore is false when fewer come back', async () => {
    await server.call(
      watch.addMany,
      { names: Array.from({ length: 70 }, (_, n) => `920${String(n).padStart(3, '0')}`) },
      { as: user },
    )
    const first = await list({ size: 2 * PAGE_SIZE })
    expect(first).toMatchObject({ total: 70, page: 0, hasMore: true })
    expect(first.dataList).toHaveLength(60)
    expect(first.dataList[1]?.companyId).toBe('BSE-920001')
    expect((await list()).dataList).toHaveLength(PAGE_SIZE)
    const last = await list({ page: 2 })
    expect(last).toMatchObject({ total: 70, page: 2, hasMore: false })
    expect(last.dataList).toHaveLength(10)
    expect(await list({ page: 9 })).toMatchObject({ dataList: [], total: 70, hasMore: false })
    expect(await server.call(watch.list, { size: 61 }, { as: user })).toMatchObject({ status: 400, code: 'BAD_INPUT' })
  })

  test('WATCH-01 a company is moved behind another or to the front, and keeps a note', async () => {
    for (const id of ['SHZ-000901', 'SSE-600901', 'SHZ-000902']) await star(id)
    await server.call(watch.arrange, { companyId: 'SHZ-000902', after: 'SHZ-000901', note: '看年报' }, { as: user })
    expect(await ids()).toEqual(['SHZ-000901', 'SHZ-000902', 'SSE-600901'])
    await server.call(watch.arrange, { companyId: 'SSE-600901', after: null }, { as: user })
    expect(await ids()).toEqual(['SSE-600901', 'SHZ-000901', 'SHZ-000902'])
    expect((await list()).dataList[2]?.note).toBe('看年报')
    expect(
      await server.call(watch.arrange, { companyId: 'SHZ-000901', after: 'SSE-600903' }, { as: user }),
    ).toMatchObject({ status: 404 })
    expect(await server.call(watch.arrange, { companyId: 'SSE-600903', note: 'x' }, { as: user })).toMatchObject({
      status: 404,
    })
  })
})

describe('entries that are no companies', () => {
  test('WATCH-07 WATCH-12 toggling an event adds its id if absent and removes it if present', async () => {
    const toggle = async (more: Record<string, unknown> = {}) =>
      (await server.call(watch.toggleEntry, { entryId: 'event-1', ...more }, { as: user })).data.watching
    expect([await toggle(), await toggle(), await toggle()]).toEqual([true, false, true])
    expect([await toggle({ cancel: false }), await toggle({ cancel: true }), await toggle({ cancel: true })]).toEqual([
      true,
      false,
      false,
    ])
    expect((await server.sql`select 1 from watch_thing where uid = ${user.uid}`).length).toBe(0)
  })

  test('WATCH-12 a document or an event that is not there is refused, and nothing is kept of it', async () => {
    expect(
      (await server.call(watch.toggleEntry, { entryId: 'w1', entryKind: 'document' }, { as: user })).data.watching,
    ).toBe(true)
    for (const entryKind of ['document', 'event'] as const)
      expect(await server.call(watch.toggleEntry, { entryId: 'none', entryKind }, { as: user })).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      })
    expect(await server.sql`select entry_id from watch_thing where uid = ${user.uid}`).toEqual([{ entry_id: 'w1' }])
  })
})

describe('groups', () => {
  const save = (input: Record<string, unknown>, as = user) =>
    server.call(watch.saveGroup, input as { name: string }, { as })

  test('WATCH-14 optional stocks come by group, those of none in a last one', async () => {
    const { data: bank } = await save({ name: '银行' })
    await star('SSE-600901', { groupId: bank.groupId })
    await star('SHZ-000901')
    const { data } = await server.call(watch.optionalStocks, {}, { as: user })
    expect(
      data.groups.map((group) => [group.name, group.companies, group.dataList.map((one) => one.companyId)]),
    ).toEqual([
      ['银行', 1, ['SSE-600901']],
      ['', 1, ['SHZ-000901']],
    ])
    expect(data.groups[1]?.dataList[0]?.quote?.close).toBe(11)
    expect((await list({ groupId: bank.groupId })).dataList.map((one) => one.companyId)).toEqual(['SSE-600901'])
  })

  test('WATCH-01 groups are made, renamed, moved and deleted; their companies stay watched', async () => {
    const [a, b] = [(await save({ name: 'A' })).data, (await save({ name: ' B ' })).data]
    expect(b).toMatchObject({ name: 'B', position: 1, companies: 0 })
    await save({ groupId: b.groupId, name: 'B2', position: 0 })
    await star('SHZ-000901', { groupId: a.groupId })
    await server.call(watch.arrange, { companyId: 'SHZ-000901', groupIds: [a.groupId, b.groupId] }, { as: user })
    const groups = (await server.call(watch.groups, {}, { as: user })).data
    expect(groups.dataList.map((group) => [group.name, group.companies])).toEqual([
      ['B2', 1],
      ['A', 1],
    ])
    await server.call(watch.deleteGroup, { groupId: a.groupId }, { as: user })
    expect((await list()).dataList[0]).toMatchObject({ companyId: 'SHZ-000901', groupIds: [b.groupId] })
  })

  test('WATCH-01 a name twice, a blank name and a fifty-first group are refused', async () => {
    await save({ name: 'A' })
    expect(await save({ name: 'A' })).toMatchObject({ status: 409, code: 'NAME_TAKEN' })
    expect(await save({ name: '  ' })).toMatchObject({ status: 400, code: 'BAD_INPUT', data: { field: 'name' } })
    for (let n = 1; n < 50; n++) await save({ name: `G${n}` })
    expect(await save({ name: 'one more' })).toMatchObject({ status: 409, code: 'LIST_FULL' })
  })

  test("WATCH-01 another user's group is as good as none", async () => {
    const other = await server.caller()
    const { data: theirs } = await save({ name: '他们的' }, other)
    await star('SHZ-000901')
    const { groupId } = theirs
    expect(await star('SHZ-000901', { groupId })).toMatchObject({ status: 404 })
    expect(await save({ groupId, name: 'mine' })).toMatchObject({ status: 404 })
    expect(await server.call(watch.deleteGroup, { groupId }, { as: user })).toMatchObject({ status: 404 })
    expect(await server.call(watch.list, { groupId }, { as: user })).toMatchObject({ status: 404 })
    expect(
      await server.call(watch.arrange, { companyId: 'SHZ-000901', groupIds: [groupId] }, { as: user }),
    ).toMatchObject({ status: 404 })
    expect(await server.call(watch.addMany, { names: ['000901'], groupId }, { as: user })).toMatchObject({
      status: 404,
    })
    expect((await server.call(watch.groups, {}, { as: other })).data.dataList).toMatchObject([
      { name: '他们的', companies: 0 },
    ])
  })
})
