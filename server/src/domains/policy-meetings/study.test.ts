import { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import { policyStudies } from '@pandora/contract/domains/policy-meetings/study-operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { readoutId, savedMeetings } from './testing-meetings.ts'

let server: TestServer
let user: Caller
const read = async () => {
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
}
const latest = readoutId('2024-04-30')
const DAYS = 200
const dayAt = (at: number): string => new Date(Date.UTC(2024, 5, 1 + at)).toISOString().slice(0, 10)
const MEETINGS = 42
const heldAt = (meeting: number): number => 60 + 3 * meeting

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2025-01-20T02:00:00Z')
  user = await server.caller()
  await savedMeetings(server)
  // A series that swings between two wordings; who sells what it names gains three per cent on the day after each rise.
  const made = importedFacts(server).industry('270000', 1, null, '电子', 'Electronics')
  for (let meeting = 0; meeting < MEETINGS; meeting++)
    made.document({
      id: `swing-${meeting}`,
      kind: 'policy',
      title: `全国器件工作会议部署工作（${meeting}）`,
      body: `会议部署工作。${meeting % 2 === 0 ? '支持' : '大力支持'}磁悬轴承推广应用。`,
      at: `${dayAt(heldAt(meeting))}T08:00:00.000Z`,
    })
  for (const id of ['SHZ-300101', 'SHZ-300102']) {
    made.company({ id, short: `轴承${id.slice(-1)}`, industry: { code: '270000', from: '2015-01-01' } })
    made.add('business_segment', {
      company_id: id,
      period_end: '2023-12-31',
      dimension: 'product',
      name: '磁悬轴承',
      revenue: 1e8,
      revenue_share: 50,
      cost: null,
      gross_margin: null,
      currency: 'CNY',
      published_on: '2024-03-28',
    })
    let close = 10
    made.bars(
      id,
      Array.from({ length: DAYS }, (_none, at) => {
        const previous = close
        const meeting = (at - 1 - 60) / 3
        if (Number.isInteger(meeting) && meeting > 0 && meeting < MEETINGS && meeting % 2 === 1) close *= 1.03
        return { date: dayAt(at), previous, open: previous, close }
      }),
      'forward-adjusted',
    )
    made.bars(
      id,
      Array.from({ length: DAYS }, (_none, at) => ({ date: dayAt(at), previous: 10, open: 10, close: 10 })),
    )
  }
  await made.save()
  await read()
})
afterAll(() => server.stop())

test('exposure of a comparison is the sum of its rows, with who is left out and why', async () => {
  const { data } = await server.call(policyStudies.exposure, { meetingId: latest }, { as: user })
  expect(data.dataList.map((one) => [one.companyId, one.revenue])).toEqual([
    ['SHZ-000652', 4e8],
    ['SHZ-000651', 1e8],
  ])
  // A year's revenue counts, not the half-year's after it.
  expect(data.dataList[1]?.businesses).toMatchObject([
    { name: '储能变流器', periodEnd: '2022-12-31', share: 25, way: { kind: 'product' } },
  ])
  expect(data.revenue).toBe(data.dataList.reduce((sum, one) => sum + (one.revenue ?? 0), 0))
  expect(data.ways.reduce((sum, one) => sum + one.revenue, 0)).toBe(data.revenue)
  expect(data.leftOut).toMatchObject([{ reason: 'NO_SEGMENTS', companies: 1, examples: [{ companyId: 'SHZ-000653' }] }])
  const { data: difference } = await server.call(policyMeetings.difference, { meetingId: latest }, { as: user })
  const row = difference.dataList.find((one) => one.fields.includes('property'))?.row ?? -1
  const one = await server.call(policyStudies.exposure, { meetingId: latest, row }, { as: user })
  expect(one.data).toMatchObject({ revenue: 4e8, total: 1, rows: 1 })
  const rows = (await server.call(policyStudies.rowExposures, { meetingId: latest }, { as: user })).data
  expect(rows.dataList.find((each) => each.row === row)).toMatchObject({
    revenue: 4e8,
    way: { kind: 'industry', id: '430000' },
  })
})

test('exposure as of a past day knows no later report', async () => {
  const asked = { meetingId: readoutId('2023-07-24') }
  const past = await server.call(policyStudies.exposure, asked, { as: user, asOf: '2023-07-25' })
  expect(past.data.dataList.map((one) => one.companyId)).toEqual(['SHZ-000651'])
  const now = await server.call(policyStudies.exposure, asked, { as: user })
  expect(now.data.dataList.map((one) => one.companyId)).toEqual(['SHZ-000651', 'SHZ-000652'])
})

test('what came after earlier changes of the same kind is told beside placebos, and never looks ahead', async () => {
  const meetingId = `swing-${MEETINGS - 1}`
  const { data: difference } = await server.call(policyMeetings.difference, { meetingId }, { as: user })
  const row = difference.dataList.find((one) => one.change === 'stronger')?.row ?? -1
  const study = async (asOf?: string) =>
    (await server.call(policyStudies.aftermath, { meetingId, row }, { as: user, ...(asOf ? { asOf } : {}) })).data
  const data = await study()
  // Twenty earlier rises: that of the meeting itself is not evidence for itself.
  expect(data).toMatchObject({ change: 'stronger', meetings: MEETINGS - 2, total: 20 })
  const [same, alike] = data.scopes
  expect(same).toMatchObject({ scope: 'same', changes: 20, reaching: 20, covered: 20 })
  // Nothing else became stronger in the series.
  expect(alike).toEqual({ ...same, scope: 'alike' })
  expect(data.dataList.every((one) => one.meetingId !== meetingId)).toBe(true)
  const horizons = same?.horizons ?? []
  const [one] = horizons
  expect(one).toMatchObject({ days: 1, samples: 40, independent: 40, grey: false })
  expect(one?.excess?.value).toBeCloseTo(3, 6)
  expect(one?.placebo.excess).not.toBeNull()
  expect(one?.placebo.excess?.value ?? 9).toBeLessThan(1.6)
  // Twenty days cover several swings of one company: too few that do not overlap.
  expect(horizons.find((each) => each.days === 20)?.grey).toBe(true)
  const asOf = `${dayAt(heldAt(MEETINGS - 1))}T09:00:00Z`
  // As of the evening of the meeting the same changes are known, and windows that had not ended by then are left out.
  const past = await study(asOf)
  expect(past.dataList).toEqual(data.dataList)
  expect(past.scopes[0]?.horizons[0]).toEqual(one)
  expect(past.scopes[0]?.horizons.map((each) => each.leftOut)).toEqual([0, 0, 6])
})

test('rows that are not there, a meeting without a predecessor and a missing session are refused by name', async () => {
  expect(await server.call(policyStudies.exposure, { meetingId: latest, row: 9999 }, { as: user })).toMatchObject({
    status: 404,
    code: 'NO_SUCH_ROW',
  })
  expect(await server.call(policyStudies.aftermath, { meetingId: 'swing-0', row: 0 }, { as: user })).toMatchObject({
    code: 'NO_EARLIER_MEETING',
  })
  expect(await server.call(policyStudies.rowExposures, { meetingId: latest })).toMatchObject({ code: 'NOT_SIGNED_IN' })
})
