import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesSource } from '@pandora/sources/files/files-source'
import { shippedProfiles } from '@pandora/sources/files/shipped'
import { deriveFor } from '../../imports/derive.ts'
import { createRun } from '../../imports/queries.ts'
import { runImport } from '../../imports/run.ts'
import { facts } from '../../testing-facts.ts'
import { type TestServer } from '../../testing.ts'

export const STAR = 'SHZ-000901'
const SHELL = 'SHZ-000902'
export const LANTERN = 'US-0000001234'

export const names = ['revenue', 'operating_cost', 'selling_expense', 'income_tax', 'net_profit'] as const

/** Revenue, cost, selling expense, tax and net profit, cumulative. */
const income = [
  ['2022-12-31', 12, [1000, 600, 100, 75, 225], '2023-03-20'],
  ['2023-03-31', 3, [200, 120, 20, 15, 45], '2023-04-20'],
  ['2023-06-30', 6, [450, 270, 45, 33, 102], '2023-08-20'],
  ['2023-09-30', 9, [750, 450, 75, 56, 169], '2023-10-20'],
  ['2023-12-31', 12, [1200, 744, 110, 86, 250], '2024-03-20'],
  ['2024-03-31', 3, [260, 150, 30, 20, 60], '2024-04-20'],
] as const

const value = (start: string, end: string, val: number, filed: string, accn: string, form = '10-Q') => ({
  start,
  end,
  val,
  accn,
  fy: 2024,
  fp: 'Q1',
  form,
  filed,
})

/** A company with seven quarters of statements, one of them restated, and one of the SEC that came by its file. */
export async function loadStatements(server: TestServer): Promise<void> {
  const gathered = facts(server.sql, { file: 'items.csv', startedAt: Date.parse('2024-06-05T12:00:00Z') }).company({
    id: STAR,
    short: '晨星科技',
    en: 'Morning Star Tech Co., Ltd.',
  })
  const add = (
    statement: string,
    period_end: string,
    period_months: number,
    item: string,
    amount: number,
    published_on: string,
    unit = 'CNY',
  ) =>
    gathered.add('statement_item', {
      company_id: STAR,
      statement,
      period_end,
      period_months,
      item,
      value: amount,
      unit,
      published_on,
    })
  for (const [end, months, values, on] of income)
    names.forEach((item, at) => add('income', end, months, item, values[at] ?? 0, on))
  add('balance', '2023-12-31', 0, 'total_assets', 5000, '2024-03-20')
  add('balance', '2023-12-31', 0, 'cash', 1250, '2024-03-20')
  add('indicator', '2023-12-31', 12, 'roe', 8.5, '2024-03-20', 'percent')
  // A shell that another company came into in its third quarter of 2023.
  gathered.company({ id: SHELL, short: '潮生重组', en: 'Tidal Shell Co., Ltd.' })
  for (const [year, values] of [
    [2022, [2.4, 5.1, 8, 11]],
    [2023, [3, 5.6, 2916.6, 4010]],
  ] as const)
    values.forEach((revenue, at) => {
      for (const [item, amount] of [
        ['revenue', revenue],
        ['net_profit', Math.round(revenue * 10) / 100],
      ] as const) {
        gathered.add('statement_item', {
          company_id: SHELL,
          statement: 'income',
          period_end: `${year}-${['03-31', '06-30', '09-30', '12-31'][at] ?? ''}`,
          period_months: (at + 1) * 3,
          item,
          value: amount,
          unit: 'CNY',
          published_on: null,
        })
      }
    })
  await gathered.save(deriveFor(1))
  const later = facts(server.sql, { file: 'restated.csv', startedAt: Date.parse('2024-06-05T13:00:00Z') })
  for (const [item, amount] of [
    ['revenue', 950],
    ['operating_cost', 550],
  ] as const)
    later.add('statement_item', {
      company_id: STAR,
      statement: 'income',
      period_end: '2022-12-31',
      period_months: 12,
      item,
      value: amount,
      unit: 'CNY',
      published_on: '2024-03-20',
    })
  await later.save(deriveFor(1))

  const path = join(server.home, 'CIK0000001234.json')
  await writeFile(
    path,
    JSON.stringify({
      cik: '1234',
      entityName: 'Lantern Cloud Inc.',
      facts: {
        'us-gaap': {
          Revenues: {
            label: 'Revenues',
            units: {
              USD: [
                value('2022-02-01', '2022-04-30', 80, '2022-06-01', '0000001234-22-000005'),
                value('2023-02-01', '2023-04-30', 100, '2023-05-31', '0000001234-23-000001'),
                value('2023-02-01', '2023-04-30', 90, '2024-06-03', '0000001234-24-000002'),
                value('2023-02-01', '2023-07-31', 230, '2023-08-31', '0000001234-23-000003'),
                value('2023-02-01', '2023-07-31', 230, '2024-01-02', '0000001234-24-000001'),
              ],
            },
          },
          DeferredRevenueCurrent: {
            label: 'Deferred revenue',
            units: {
              USD: [{ end: '2023-04-30', val: 7, accn: '0000001234-23-000001', form: '10-Q', filed: '2023-05-31' }],
            },
          },
        },
      },
    }),
  )
  const profile = shippedProfiles().find((one) => one.profile.name === 'sec-companyfacts')
  if (!profile) throw new Error('no profile')
  const runId = await createRun(server.sql, {
    marketId: 1,
    source: 'files',
    profile: profile.profile.name,
    profileText: profile.text,
    file: 'CIK0000001234.json',
    path,
    dryRun: false,
    startedBy: 'test',
  })
  const { state } = await runImport({
    sql: server.sql,
    runId,
    marketId: 1,
    dryRun: false,
    source: filesSource,
    asked: { path, name: 'CIK0000001234.json', profile: profile.profile },
    now: () => server.clock.now,
  })
  if (state !== 'done') throw new Error(`the import ended as ${state}`)
}
