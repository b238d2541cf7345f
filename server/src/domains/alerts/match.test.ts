import { alerts } from '@pandora/contract/domains/alerts/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { removeRun } from '@pandora/store/runs'
import { afterAll, beforeEach, afterEach, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { deriveFor } from '../../imports/derive.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { alertsOf, bringBars, COMPANY, dayAt, makeRule, matchAll } from './testing-alerts.ts'

let server: TestServer
let user: Caller
beforeEach(async () => {
  server = await testServer()
  user = await server.caller()
})
afterEach(() => server.stop())
afterAll(() => {})

test('a close that crosses a level makes one alert with its numbers and when it was known; looked at again it makes none', async () => {
  await bringBars(server, [9, 9.5])
  await makeRule(server, user)
  await bringBars(server, [9, 9.5, 10.2, 10.5])
  await matchAll(server)
  const [alert, ...more] = await alertsOf(server, user)
  expect(more).toEqual([])
  expect(alert).toMatchObject({
    kind: 'price',
    ruleName: '到十元',
    companyId: COMPANY,
    said: { value: 10.2, before: 9.5, day: dayAt(2), since: dayAt(1), companyZh: '晨屿科技', basis: 'traded' },
    knownAt: `${dayAt(2)}T07:00:00.000Z`,
    read: false,
    factState: 'stands',
    deliveries: [],
  })
  // The same file once more, and what was noted looked at by a second worker at once.
  await bringBars(server, [9, 9.5, 10.2, 10.5])
  await Promise.all([matchAll(server), matchAll(server).catch(() => undefined)])
  expect(await alertsOf(server, user)).toHaveLength(1)
  expect(await server.sql`select 1 from new_fact`).toHaveLength(0)
})

test('what was brought in before the rule, what is of another market and what lies weeks back makes no alert', async () => {
  // Somebody waits already, so that it is noted.
  const earlier = await server.caller()
  await bringBars(server, [9])
  await makeRule(server, earlier)
  await bringBars(server, [10.5], 1)
  await makeRule(server, user)
  await matchAll(server)
  expect(await alertsOf(server, earlier)).toHaveLength(1)
  expect(await alertsOf(server, user)).toEqual([])
  await importedFacts(server, 2)
    .bars(COMPANY, [
      { date: dayAt(5), close: 9 },
      { date: dayAt(6), close: 11 },
    ])
    .save()
  await importedFacts(server)
    .bars(COMPANY, [
      { date: '2023-01-03', close: 9 },
      { date: '2023-01-04', close: 11 },
    ])
    .save()
  await matchAll(server)
  expect(await alertsOf(server, user)).toEqual([])
})

test('a change over days is what the changes of the days come to; a group is watched as it stands now', async () => {
  await bringBars(server, [10, 10])
  const { data: group } = await server.call(watch.saveGroup, { name: '重点' }, { as: user })
  await server.call(watch.add, { companyId: COMPANY, groupId: group.groupId }, { as: user })
  await makeRule(server, user, {
    target: 'group',
    groupId: group.groupId,
    companyId: undefined,
    condition: { kind: 'change', way: 'up', percent: 9, days: 2 },
  })
  await makeRule(server, user, {
    name: '自选下跌',
    target: 'watch',
    companyId: undefined,
    condition: { kind: 'change', way: 'down', percent: 1, days: 1 },
  })
  await bringBars(server, [10, 10, 10.5, 11])
  await matchAll(server)
  const [alert, ...more] = await alertsOf(server, user)
  expect(more).toEqual([])
  expect(alert).toMatchObject({ kind: 'change', said: { change: 10, value: 11, before: 10, since: dayAt(1) } })
  await server.call(watch.remove, { companyId: COMPANY }, { as: user })
  await bringBars(server, [10, 10, 10.5, 11, 13])
  await matchAll(server)
  expect(await alertsOf(server, user)).toHaveLength(1)
})

test('a bar that is corrected and one that is removed are said to be so, and the alert is unread again', async () => {
  await bringBars(server, [9])
  await makeRule(server, user)
  await bringBars(server, [10.2], 1)
  await matchAll(server)
  await server.call(alerts.read, {}, { as: user })
  const state = async () => (await alertsOf(server, user)).map(({ factState, read }) => [factState, read])
  expect(await state()).toEqual([['stands', true]])
  server.clock.now += 1000
  await bringBars(server, [9.2], 1)
  await matchAll(server)
  expect(await state()).toEqual([['corrected', false]])
  const runs = await server.sql<{ run_id: number }[]>`select run_id from import_run order by run_id desc limit 2`
  for (const { run_id: id } of runs) await removeRun(server.sql, id, deriveFor(1))
  await matchAll(server)
  expect(await state()).toEqual([['removed', false]])
})

test('a new document that holds a phrase, and an event of a company, make alerts once they are read', async () => {
  await importedFacts(server).company({ id: COMPANY, short: '晨屿科技', en: 'Morning Isle' }).save()
  await makeRule(server, user, { name: '短语', condition: { kind: 'phrase', phrase: '回购股份', documentKinds: [] } })
  await makeRule(server, user, { name: '回购', condition: { kind: 'event', types: ['buy-back'] } })
  await makeRule(server, user, {
    name: '文档',
    condition: { kind: 'document', mentions: false, documentKinds: ['news'] },
  })
  const at = new Date(server.clock.now - 60_000).toISOString()
  await importedFacts(server)
    .document({
      id: 'n1',
      title: '晨屿科技：拟回购股份2亿元',
      body: '晨屿科技公告，拟以自有资金回购股份，金额2亿元。',
      at,
      companies: [COMPANY],
    })
    .document({ id: 'n2', title: '今日天气', at })
    .save()
  await (await testReading(server)).work()
  await matchAll(server)
  const told = await alertsOf(server, user)
  expect(told.map((one) => one.ruleName).toSorted()).toEqual(['回购', '文档', '短语'].toSorted())
  expect(told.find((one) => one.kind === 'phrase')?.said.quote).toContain('回购股份')
  expect(told.find((one) => one.kind === 'event')).toMatchObject({ documentId: 'n1', said: { type: 'buy-back' } })
  // The text is corrected: what rests on it is looked at again.
  server.clock.now += 1000
  await importedFacts(server)
    .document({ id: 'n1', title: '晨屿科技：更正公告', body: '晨屿科技发布更正。', at, companies: [COMPANY] })
    .save()
  await (await testReading(server)).work()
  await matchAll(server)
  expect((await alertsOf(server, user)).find((one) => one.kind === 'phrase')?.factState).toBe('corrected')
})

test('a phrase is told of where it stands as a word, not where it is but two halves of words', async () => {
  await importedFacts(server).company({ id: COMPANY, short: '晨屿科技', en: 'Morning Isle' }).save()
  await makeRule(server, user, { name: '家电', condition: { kind: 'phrase', phrase: '家电', documentKinds: [] } })
  const at = new Date(server.clock.now - 60_000).toISOString()
  await importedFacts(server)
    .document({ id: 'n1', title: '国家电网公布招标结果', body: '国家电网今日公布结果。', at, companies: [COMPANY] })
    .document({ id: 'n2', title: '中国家电企业出海', at, companies: [COMPANY] })
    .document({ id: 'n3', title: '国家电网补贴', body: '国家电网参与白色家电以旧换新。', at, companies: [COMPANY] })
    .save()
  await (await testReading(server)).work()
  await matchAll(server)
  expect((await alertsOf(server, user)).map((one) => one.documentId).toSorted()).toEqual(['n2', 'n3'])
})

test('within its rest after an alert a rule tells nothing more of the same company, and counts what it held back', async () => {
  await bringBars(server, [9])
  const ruleId = await makeRule(server, user, {
    cooldownMinutes: 600,
    condition: { kind: 'change', way: 'either', percent: 1, days: 1 },
  })
  await bringBars(server, [10, 11, 12], 1)
  await matchAll(server)
  expect(await alertsOf(server, user)).toHaveLength(1)
  const { data } = await server.call(alerts.rules, {}, { as: user })
  expect(data.dataList[0]).toMatchObject({ ruleId, alerts: 1, heldBack: 2 })
  server.clock.now += 601 * 60_000
  await bringBars(server, [13], 4)
  await matchAll(server)
  expect(await alertsOf(server, user)).toHaveLength(2)
})

test('a failed import and a kind of fact that is stale are told to administrators, once each', async () => {
  const admin = await server.caller('admin')
  const { sweepHealth } = await import('./match/swept.ts')
  const sweep = () => sweepHealth({ sql: server.sql, config: server.web.services.config, now: () => server.clock.now })
  await makeRule(server, admin, { name: '导入', target: 'market', companyId: undefined, condition: { kind: 'import' } })
  await makeRule(server, admin, {
    name: '过期',
    target: 'market',
    companyId: undefined,
    condition: { kind: 'stale', fact: 'daily_price' },
  })
  await bringBars(server, [9])
  server.clock.now = Date.now() + 1000
  await server.sql`insert into import_run (market_id, source, file, state, started_by, finished_at, error_code)
    values (1, 'files', 'prices.csv', 'failed', 'test', ${new Date(server.clock.now).toISOString()}, 'NO_PROFILE')`
  await sweep()
  await sweep()
  const told = await alertsOf(server, admin)
  expect(told.map((one) => [one.kind, one.said.file ?? one.said.type]).toSorted()).toEqual([
    ['import', 'prices.csv'],
    ['stale', 'daily_price'],
  ])
  expect(
    (
      await server.call(
        alerts.saveRule,
        { name: '导入', target: 'market', condition: { kind: 'import' } },
        { as: user },
      )
    ).code,
  ).toBe('NOT_ALLOWED')
})

test('an event that a source gives in place of the one found in a text is told once, and the alert still stands', async () => {
  await importedFacts(server).company({ id: COMPANY, short: '晨屿科技', en: 'Morning Isle' }).save()
  await makeRule(server, user, { name: '回购', condition: { kind: 'event', types: ['buy-back'] } })
  const at = new Date(server.clock.now - 60_000).toISOString()
  await importedFacts(server)
    .document({
      id: 'n1',
      title: '晨屿科技：拟回购股份2亿元',
      body: '晨屿科技公告，拟以自有资金回购股份，金额2亿元。',
      at,
      companies: [COMPANY],
    })
    .save()
  await (await testReading(server)).work()
  await matchAll(server)
  const [told] = await alertsOf(server, user)
  expect(told).toMatchObject({ kind: 'event', factState: 'stands' })
  // As the product notes it when it joins the two.
  const found = told?.eventId ?? ''
  await server.sql`insert into event_taken_over (market_id, event_id, into_id, known_at) values (1, ${found}, 'given-1', now())`
  await server.sql`update event set event_id = 'given-1', line = 3 where event_id = ${found}`
  await server.sql`update event_company set event_id = 'given-1', line = 3 where event_id = ${found}`
  await server.sql`update alert set check_due = 1`
  await server.sql`insert into new_fact (market_id, kind, thing_id, noted_at) values (1, 'event', 'given-1', clock_timestamp())`
  await matchAll(server)
  expect((await alertsOf(server, user)).map((one) => [one.eventId, one.factState])).toEqual([[found, 'stands']])
})
