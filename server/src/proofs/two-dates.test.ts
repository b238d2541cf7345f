import { changes } from '@pandora/contract/domains/changes/operations'
import { impact } from '@pandora/contract/domains/impact/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../analysis/testing-work.ts'
import { report, workOut, yearsOf } from '../domains/figures/quarters/testing-figures.ts'
import { deriveFor } from '../imports/derive.ts'
import { testServer, type Caller, type TestServer } from '../testing.ts'
import { CORE, loadThemes, NAMED, PART, TOLD } from '../domains/themes/testing-themes.ts'

let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  await loadThemes(server)
  // Reports are known at their legal deadlines: nine months of 2022 at the end of October, the year at the end of
  // April.
  const years = yearsOf(server.sql, CORE, [2021, 2022])
  report(years, CORE, '2023-03-31', 3, { revenue: 2e8, operating_profit: 4e7, net_profit: 3e7, parent_net_profit: 2e7 })
  await years.save(deriveFor(1))
  await workOut(server.sql)
  await importedFacts(server)
    .document({ id: 'second', title: '晨屿储能回购3亿元股份', at: '2024-03-16T02:00:00Z', companies: [CORE] })
    .save()
  await (await testReading(server)).work()
})
afterAll(() => server.stop())

const list = async (companyId: string, group: 'figures' | 'scores', from: string, to: string) =>
  (await server.call(changes.list, { subject: 'company', id: companyId, group, from, to, size: 200 }, { as: user }))
    .data.dataList

test('the figure last known on one day stands against that last known on the other, each with its period and the day it was known: none that was known before is new', async () => {
  const rows = await list(CORE, 'figures', '2023-01-10', '2023-05-10')
  const of = (what: string) => rows.filter((one) => one.what === what)
  expect(of('revenue')).toHaveLength(1)
  expect(of('revenue')[0]).toMatchObject({
    kind: 'changed',
    periodBefore: '2022-09-30',
    period: '2023-03-31',
    before: { number: 330e6 },
    after: { number: 2e8 },
  })
  expect(of('revenue')[0]?.knownBefore?.slice(0, 10)).toBe('2022-10-31')
  expect(of('revenue')[0]?.knownAt?.slice(0, 10)).toBe('2023-04-30')
  // The quarter before the last is no change of its own, and a balance that the new report does not give stays the last
  // known.
  expect(rows.filter((one) => one.kind === 'began')).toEqual([])
  expect(of('total_assets')[0]).toMatchObject({ periodBefore: '2022-09-30', period: '2022-12-31' })
})

test('where no report came nothing is a change', async () => {
  expect(await list(CORE, 'figures', '2023-06-01', '2023-09-01')).toEqual([])
})

const numbers = ['impactScore', 'riskPoint', 'opportunityPoint'] as const

test('a score is that of the receipts of both days, and its difference is taken apart by events so that it adds up exactly', async () => {
  let taken = 0
  for (const companyId of [CORE, PART, NAMED, TOLD]) {
    for (const [from, to] of [
      ['2024-03-01', '2024-03-13'],
      ['2024-03-13', '2024-03-15'],
      ['2024-03-13', '2024-03-19'],
      ['2024-03-15', '2024-03-18'],
      ['2024-03-16', '2024-03-20'],
    ] as const) {
      const rows = await list(companyId, 'scores', from, to)
      const [before, after] = await Promise.all(
        [from, to].map(async (asOf) => (await server.call(impact.receipt, { companyId }, { as: user, asOf })).data),
      )
      for (const row of rows) {
        const what = numbers.find((one) => one === row.what)
        if (!what) throw new Error(row.what)
        expect([row.before?.number ?? null, row.after?.number ?? null]).toEqual([
          before?.[what] ?? null,
          after?.[what] ?? null,
        ])
        if (row.before === null || row.after === null) continue
        expect(row.moved.reduce((sum, one) => sum + one.by, 0)).toBeCloseTo(
          (row.after.number ?? 0) - (row.before.number ?? 0),
          9,
        )
        expect(row.moved.reduce((sum, one) => sum + one.events, 0)).toBeGreaterThanOrEqual(row.parts.length)
        taken++
      }
    }
  }
  expect(taken).toBeGreaterThan(5)
})

test('a score that only fell because older events faded says so, which, and from how much to how much; no document is named as if it had brought it', async () => {
  const rows = await list(CORE, 'scores', '2024-03-13', '2024-03-15')
  const score = rows.find((one) => one.what === 'impactScore')
  expect(score?.moved.map((one) => one.how)).toEqual(['faded'])
  expect(score).toMatchObject({
    documents: [],
    parts: [
      {
        how: 'faded',
        side: 'opportunity',
        titleZh: expect.any(String),
        before: expect.any(Number),
        after: expect.any(Number),
      },
    ],
  })
  const [part] = score?.parts ?? []
  expect(part?.after ?? 0).toBeLessThan(part?.before ?? 0)
  expect(part?.by).toBeCloseTo(((part?.after ?? 0) - (part?.before ?? 0)) / 2, 9)
})

test('an event that came is named with what it brought, and its document; what faded beside it is not', async () => {
  const score = (await list(CORE, 'scores', '2024-03-15', '2024-03-16')).find((one) => one.what === 'opportunityPoint')
  const came = score?.parts.filter((one) => one.how === 'came') ?? []
  expect(came).toMatchObject([{ side: 'opportunity', before: null, after: expect.any(Number) }])
  expect(came[0]?.by).toBe(came[0]?.after)
  expect(score?.documents.map((one) => one.newsId)).toEqual(['second'])
})
