import { calendar } from '@pandora/contract/domains/calendar/operations'
import type { EntryKind } from '@pandora/contract/domains/calendar/shapes'
import { watch } from '@pandora/contract/domains/watch/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { report, workOut } from '../figures/quarters/testing-figures.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const bank = 'SHZ-000961'
const maker = 'SSE-609961'
const filer = 'NASDAQ-FILR'
let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-05-20T04:00:00Z')
  user = await server.caller()
  await facts(server.sql)
    .company({ id: bank, short: '晨星银行' })
    .company({ id: maker, short: '远岭机械', en: 'Yuanling Machinery' })
    .company({ id: filer, en: 'Filer Inc' })
    .bars(bank, [{ date: '2024-05-17', close: 10 }])
    .bars(maker, [{ date: '2024-05-17', close: 20 }])
    .bars(filer, [{ date: '2024-05-17', close: 30 }])
    .add('scheduled_event', {
      company_id: maker,
      event: 'shareholders-meeting',
      name: '2023年年度股东大会',
      scheduled_on: '2024-05-24',
      announced_on: '2024-05-02',
    })
    .add('scheduled_event', {
      company_id: bank,
      event: 'results',
      name: '2024-06-30',
      scheduled_on: '2024-08-20',
      announced_on: '2024-05-10',
    })
    .add('lock_up_release', {
      security_id: bank,
      released_on: '2024-05-24',
      holder: '澜川资本, 一号',
      share_type: null,
      shares: 1_000_000,
      ratio: 2.5,
      announced_on: '2024-01-05',
    })
    .add('corporate_action', {
      security_id: maker,
      action_date: '2024-05-24',
      action: 'dividend',
      dated_by: 'ex-date',
      tax_basis: 'before-tax',
      basis_date: null,
      cash_per_share: 0.25,
      shares_per_share: null,
      rights_price: null,
      announced_on: '2024-05-15',
    })
    .save()
  const statements = facts(server.sql)
  report(statements, maker, '2023-12-31', 12, { revenue: 100 }, {}, { publishedOn: '2024-03-28' })
  report(statements, filer, '2023-12-31', 12, { revenue: 100 }, {}, { publishedOn: '2024-02-20', unit: 'USD' })
  report(statements, filer, '2024-03-31', 3, { revenue: 30 }, {}, { publishedOn: '2024-05-01', unit: 'USD' })
  await statements.save(deriveFor(1))
  await workOut(server.sql)
})
afterAll(() => server.stop())

const asked = async (input: object, options: { asOf?: string; as?: Caller } = {}) =>
  (await server.call(calendar.entries, { from: '2024-05-01', to: '2024-05-31', ...input }, { as: user, ...options }))
    .data
const said = async (input: object, options: { asOf?: string } = {}) =>
  (await asked(input, options)).dataList.map((one) => [one.day, one.kind, one.state, one.companyId])

test('a month holds meetings, ex-dates, expiries and reports, each with its day, and how sure it is', async () => {
  expect(await said({})).toEqual([
    ['2024-05-01', 'report', 'done', filer],
    ['2024-05-24', 'meeting', 'announced', maker],
    ['2024-05-24', 'dividend', 'announced', maker],
    ['2024-05-24', 'lockUp', 'announced', bank],
  ])
  expect(await said({ kinds: ['dividend'] satisfies EntryKind[] })).toEqual([
    ['2024-05-24', 'dividend', 'announced', maker],
  ])
  expect(await said({ companyId: bank })).toEqual([['2024-05-24', 'lockUp', 'announced', bank]])
})

test('as of a past instant nothing that was announced later is seen', async () => {
  // Of the filer the quarter was still to come: it was due by law, and nobody knew that it would come earlier.
  expect(await said({}, { asOf: '2024-04-30' })).toEqual([
    ['2024-05-15', 'due', 'byLaw', null],
    ['2024-05-24', 'lockUp', 'announced', bank],
  ])
  expect(await said({}, { asOf: '2024-01-04' })).toEqual([])
  expect(await said({}, { asOf: '2024-05-10' })).toEqual([
    ['2024-05-01', 'report', 'done', filer],
    ['2024-05-24', 'meeting', 'announced', maker],
    ['2024-05-24', 'lockUp', 'announced', bank],
  ])
})

test('what is due by law says its rule, and is another thing than what a company announced', async () => {
  const year = { from: '2024-01-01', to: '2024-12-31' }
  const all = (await asked({ ...year, kinds: ['due'] })).dataList
  expect(all.map((one) => [one.day, one.rule, one.companies, one.published])).toEqual([
    ['2024-04-30', 'cnAnnual', 2, 1],
    ['2024-04-30', 'cnFirstQuarter', 2, 0],
    ['2024-08-14', 'usQuarter', 1, 0],
    ['2024-08-31', 'cnHalfYear', 2, 0],
    ['2024-10-31', 'cnThirdQuarter', 2, 0],
    ['2024-11-14', 'usQuarter', 1, 0],
  ])
  const own = (await asked({ ...year, kinds: ['due', 'report'], companyId: maker })).dataList
  expect(own.map((one) => [one.day, one.kind, one.state, one.periodEnd])).toEqual([
    ['2024-03-28', 'report', 'done', '2023-12-31'],
    ['2024-04-30', 'due', 'byLaw', '2024-03-31'],
    ['2024-08-31', 'due', 'byLaw', '2024-06-30'],
    ['2024-10-31', 'due', 'byLaw', '2024-09-30'],
  ])
  const announced = (await asked({ ...year, kinds: ['report'], companyId: bank })).dataList
  expect(announced).toMatchObject([{ day: '2024-08-20', state: 'announced', periodEnd: '2024-06-30' }])
  // 2024-12-31 + 90 days is no Saturday or Sunday; 2023-06-30 + 45 days would be a Monday.
  const tenK = (await asked({ from: '2025-01-01', to: '2025-12-31', kinds: ['due'], companyId: filer })).dataList
  expect(tenK.map((one) => [one.day, one.rule])).toEqual([
    ['2025-03-31', 'usAnnual'],
    ['2025-05-15', 'usQuarter'],
  ])
})

test('own lists narrow it; days say how many there are of each kind, and which kinds no source gives', async () => {
  await server.call(watch.add, { companyId: bank }, { as: user })
  expect(await said({ mine: 'watched' })).toEqual([['2024-05-24', 'lockUp', 'announced', bank]])
  expect(await said({ mine: 'held' })).toEqual([])
  const { data } = await server.call(calendar.days, { from: '2024-05-01', to: '2024-05-31', most: 1 }, { as: user })
  expect(data.today).toBe('2024-05-20')
  expect(data.withoutSource).toEqual(['macro'])
  expect(data.dataList.map(({ day, total, first }) => [day, total, first.length])).toEqual([
    ['2024-05-01', 1, 1],
    ['2024-05-24', 3, 1],
  ])
})

test('a note is written, changed, deleted and taken back; nobody else sees it, and it is told on its day', async () => {
  const other = await server.caller()
  const { data: made } = await server.call(
    calendar.saveNote,
    { day: '2024-05-20', text: ' 看一季报 ', companyId: maker },
    { as: user },
  )
  expect(made).toMatchObject({ text: '看一季报', nameZh: '远岭机械' })
  expect(await said({ kinds: ['note'] })).toEqual([['2024-05-20', 'note', 'done', maker]])
  expect((await asked({ kinds: ['note'] }, { as: other })).dataList).toEqual([])
  expect((await server.call(calendar.todayNotes, {}, { as: user })).data.dataList).toMatchObject([made])
  await server.call(calendar.saveNote, { noteId: made.noteId, day: '2024-05-21', text: '改天' }, { as: user })
  expect((await server.call(calendar.todayNotes, {}, { as: user })).data.total).toBe(0)
  expect((await server.call(calendar.deleteNote, { noteId: made.noteId }, { as: other })).code).toBe('NOT_FOUND')
  await server.call(calendar.deleteNote, { noteId: made.noteId }, { as: user })
  expect(await said({ kinds: ['note'] })).toEqual([])
  await server.call(calendar.restoreNote, { noteId: made.noteId }, { as: user })
  expect(await said({ kinds: ['note'] })).toEqual([['2024-05-21', 'note', 'done', null]])
  expect(await said({ kinds: ['note'] }, { asOf: '2024-05-19' })).toEqual([])
  expect((await server.call(calendar.saveNote, { day: '2024-05-20', text: '  ' }, { as: user })).status).toBe(400)
  expect(
    (await server.call(calendar.saveNote, { day: '2024-05-20', text: 'x', companyId: 'SHZ-999999' }, { as: user }))
      .code,
  ).toBe('NOT_FOUND')
})

test('spans that run backwards or are too long are refused by name, and nobody unknown is answered', async () => {
  const code = async (from: string, to: string) =>
    (await server.call(calendar.entries, { from, to }, { as: user })).code
  expect(await code('2024-05-02', '2024-05-01')).toBe('SPAN_BACKWARDS')
  expect(await code('2020-01-01', '2024-05-01')).toBe('SPAN_TOO_LONG')
  expect((await server.call(calendar.entries, { from: '2024-05-01', to: '2024-05-31' })).status).toBe(401)
})

test('the file holds each entry as a whole day under an id that stays, with its reason, folded and escaped', async () => {
  const file = async () =>
    (
      await server.web.app.inject({
        method: 'POST',
        url: calendar.exportIcs.path,
        headers: { authorization: `Bearer ${user.token}`, language: 'zh-CN' },
        payload: { from: '2024-05-01', to: '2024-08-31', companyId: bank },
      })
    ).body
  const text = await file()
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  expect(text).toContain('DTSTART;VALUE=DATE:20240524\r\n')
  expect(text.replaceAll(/\r\n[ \t]/g, '')).toContain('澜川资本\\, 一号')
  expect(text.replaceAll(/\r\n[ \t]/g, '')).toContain('法定截止，不是公司公告的日期')
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const ids = (of: string) => of.match(/^UID:.*$/gm)
  expect(ids(await file())).toEqual(ids(text))
  expect(new Set(ids(text)).size).toBe(3)
})
