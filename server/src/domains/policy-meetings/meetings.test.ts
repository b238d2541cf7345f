import { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts } from '../../analysis/testing-work.ts'
import { secondMarket } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { tellHeldMeetings } from './derive.ts'
import { readoutId, readouts, savedMeetings } from './testing-meetings.ts'
import { wordingOf } from './compare/tasks.ts'

let server: TestServer
let user: Caller
beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-05-20T02:00:00Z')
  user = await server.caller()
  await secondMarket(server)
  await savedMeetings(server)
})
afterAll(() => server.stop())
const latest = readoutId('2024-04-30')

test('POLICY-63 important meetings are told from documents of their own series, the newest first, with the words that say so', async () => {
  const { data } = await server.call(policyMeetings.important, {}, { as: user })
  expect(data.dataList.map((one) => one.meetingId)).toEqual([
    latest,
    'energy',
    readoutId('2023-07-24'),
    readoutId('2023-04-28'),
  ])
  expect(data.dataList[0]).toMatchObject({
    heldOn: '2024-04-30',
    series: { key: 'politburoEconomy', nameZh: '中央政治局会议（经济）', nameEn: 'Politburo on the economy' },
    why: { field: 'title', start: 0 },
  })
  expect(data.dataList[1]?.series).toEqual({
    key: '全国能源工作会议',
    nameZh: '全国能源工作会议',
    nameEn: 'National Energy Work Conference',
  })
  const found = await server.call(policyMeetings.important, { search: '能源', size: 1 }, { as: user })
  expect(found.data).toMatchObject({ total: 1, dataList: [{ meetingId: 'energy' }] })
  const { data: series } = await server.call(policyMeetings.series, {}, { as: user })
  expect(series.dataList.map((one) => [one.key, one.meetings, one.latestId])).toEqual([
    ['politburoEconomy', 3, latest],
    ['全国能源工作会议', 1, 'energy'],
  ])
})

test('POLICY-64 previous meetings are those of the same series by default, the one before and that of the season marked', async () => {
  const { data } = await server.call(policyMeetings.previous, { meetingId: latest }, { as: user })
  expect(data.dataList.map((one) => [one.heldOn, one.basis])).toEqual([
    ['2023-07-24', 'previous'],
    ['2023-04-28', 'sameSeason'],
  ])
  const other = await server.call(
    policyMeetings.previous,
    { meetingId: latest, series: '全国能源工作会议' },
    { as: user },
  )
  expect(other.data.dataList.map((one) => one.meetingId)).toEqual(['energy'])
  const past = await server.call(policyMeetings.previous, { meetingId: latest }, { as: user, asOf: '2024-04-01' })
  expect(past).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('POLICY-65 POLICY-28 header columns have every field, in the language of the interface', async () => {
  const { data } = await server.call(policyMeetings.columns, {}, { as: user })
  expect(data.dataList.length).toBe(5)
  expect(data.dataList.filter((one) => one.visible).map((one) => one.fields[0])).toEqual([
    'before',
    'change',
    'after',
    'fields',
  ])
  for (const one of data.dataList) expect(one.minwidth).toBeLessThanOrEqual(Math.min(one.width, one.widthTwo))
})

test('POLICY-66 POLICY-29 a comparison is exact on both sides and its HTML is safe', async () => {
  const { data } = await server.call(policyMeetings.difference, { meetingId: latest }, { as: user })
  expect(data).toMatchObject({ basis: 'previous', previous: { heldOn: '2023-07-24' }, complete: true })
  for (const [side, day] of [
    ['before', '2023-07-24'],
    ['after', '2024-04-30'],
  ] as const)
    expect(data.dataList.map((row) => wordingOf(row, side)).join('')).toBe(readouts[day])
  const monetary = data.dataList.find((row) => row.fields.includes('monetary'))
  expect(monetary).toMatchObject({ change: 'stronger', words: expect.arrayContaining(['稳健的货币政策', '适度宽松']) })
  expect(data.htmlBefore).toContain('<del>稳健</del>')
  expect(data.htmlAfter).toContain('<ins>适度宽松</ins>')
  expect(data.htmlAfter).toContain('&lt;稳&gt;')
  const letters = (html: string) =>
    html
      .replaceAll(/<[^>]*>/gu, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
  expect(letters(data.htmlBefore)).toBe(readouts['2023-07-24'])
  expect(letters(data.htmlAfter)).toBe(readouts['2024-04-30'])
  const season = await server.call(
    policyMeetings.difference,
    { meetingId: latest, previousId: readoutId('2023-04-28') },
    { as: user },
  )
  expect(season.data.basis).toBe('sameSeason')
})

test('a phrase is followed over its series with what stood in its place; new and dropped ones are told', async () => {
  const { data } = await server.call(
    policyMeetings.phrase,
    { series: 'politburoEconomy', phrase: '适度宽松' },
    { as: user },
  )
  expect(data).toMatchObject({ meetings: 3, first: '2024-04-30', last: '2024-04-30', total: 1 })
  expect(data.years).toEqual([
    { year: 2023, meetings: 0, of: 2 },
    { year: 2024, meetings: 1, of: 1 },
  ])
  expect(data.entries).toMatchObject([{ instead: '稳健', previousOn: '2023-07-24' }])
  const phrases = (await server.call(policyMeetings.phrases, { meetingId: latest }, { as: user })).data
  expect(phrases.earlier).toBe(2)
  expect(phrases.fresh.map((one) => one.phrase)).toContain('适度宽松')
  expect(phrases.dropped[0]).toMatchObject({ phrase: '实施稳健的货币政策', meetingId: readoutId('2023-07-24') })
  for (const one of phrases.fresh) expect(readouts['2024-04-30'].slice(one.start, one.end)).toBe(one.phrase)
  const past = await server.call(
    policyMeetings.phrase,
    { series: 'politburoEconomy', phrase: '适度宽松' },
    { as: user, asOf: '2024-04-01' },
  )
  expect(past.data).toMatchObject({ meetings: 2, total: 0, first: null })
})

test('a work report stands in both languages, and a figure that the English text does not say stands out', async () => {
  const { data } = await server.call(policyMeetings.reports, {}, { as: user })
  expect(data.dataList).toMatchObject([{ reportId: 'government-2022', passages: 3, meetingId: null }])
  const both = (await server.call(policyMeetings.languages, { reportId: 'government-2022' }, { as: user })).data
  expect(both).toMatchObject({ total: 3, figures: 3, agreeing: 2 })
  const [first, second] = both.dataList
  expect(first?.figures.map((one) => [one.zh.text, one.en?.text])).toEqual([
    ['5.5%', '5.5'],
    ['1100万', '11 million'],
  ])
  expect(second?.figures[0]?.en).toBeNull()
  const wrong = await server.call(
    policyMeetings.languages,
    { reportId: 'government-2022', mismatches: true },
    { as: user },
  )
  expect(wrong.data.dataList.map((one) => one.seq)).toEqual([2])
  expect(await server.call(policyMeetings.languages, { reportId: 'none' }, { as: user })).toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('a corrected text is another version: the past keeps its wording, and what is no meeting any more goes', async () => {
  await importedFacts(server)
    .document({ id: 'energy', kind: 'policy', title: '能源通报', body: '通报。', at: '2023-12-22T02:00:00.000Z' })
    .save()
  const ids = async (asOf?: string) =>
    (await server.call(policyMeetings.important, {}, { as: user, ...(asOf ? { asOf } : {}) })).data.dataList.map(
      (one) => one.meetingId,
    )
  expect(await ids()).not.toContain('energy')
})

test('documents that were held before are read once with the present rules', async () => {
  await server.sql`delete from policy_meeting`
  await server.sql`delete from policy_meeting_rules`
  expect(await tellHeldMeetings(server.sql, () => false)).toBeGreaterThan(3)
  const { data } = await server.call(policyMeetings.important, {}, { as: user })
  expect(data.total).toBe(3)
  expect(await tellHeldMeetings(server.sql, () => false)).toBe(0)
})

test('bad input, a missing session, a meeting without a predecessor and what another market holds are refused by name', async () => {
  expect(await server.call(policyMeetings.difference, { meetingId: latest })).toMatchObject({ code: 'NOT_SIGNED_IN' })
  expect(await server.call(policyMeetings.difference, { meetingId: 'study' }, { as: user })).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
  expect(
    await server.call(policyMeetings.difference, { meetingId: readoutId('2023-04-28') }, { as: user }),
  ).toMatchObject({ status: 404, code: 'NO_EARLIER_MEETING' })
  expect(
    await server.call(
      policyMeetings.difference,
      { meetingId: readoutId('2023-04-28'), previousId: latest },
      { as: user },
    ),
  ).toMatchObject({ status: 400, code: 'MEETINGS_OUT_OF_ORDER' })
  expect(
    await server.call(policyMeetings.phrase, { series: 'politburoEconomy', phrase: ' ' }, { as: user }),
  ).toMatchObject({ status: 400, code: 'BAD_INPUT', data: { field: 'phrase' } })
  expect(
    await server.call(policyMeetings.difference, { meetingId: latest }, { as: user, market: 'other' }),
  ).toMatchObject({
    code: 'NOT_FOUND',
  })
})
