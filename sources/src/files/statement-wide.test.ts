import { expect, test } from 'vitest'
import { statementItems } from '@pandora/contract/records/statement-items'
import { profileOf, readAll, tempFolder } from '../../test/files.ts'
import { firstRows } from './rows.ts'
import { fittingProfile, shippedProfiles } from './shipped.ts'

const write = tempFolder()
const read = async (name: string, lines: readonly string[]) => {
  const path = write(name, `${lines.join('\n')}\n`)
  const fit = fittingProfile(shippedProfiles(), (await firstRows({ path, name, options: {} }, 10)).columns, name)
  return { fit: fit?.profile.name, ...(await readAll(path, profileOf(fit?.profile.name ?? ''))) }
}

test('a wide sheet gives a figure for each column that holds something, each in its statement and unit', async () => {
  const file = await read('wide.csv', [
    'code,period_end,period_months,published_on,revenue,net_profit,total_assets,eps,roe',
    'SHZ:000901,2024-06-30,6,2024-08-20,1.5亿,--,900,0.12,3.5%',
    '000902.SZ,2024-06-30,,,100,20,,,',
  ])
  expect([file.fit, file.rejections]).toEqual(['statement-wide', []])
  expect(
    file
      .of('statement_item')
      .map((one) => [
        one['company_id'],
        one['statement'],
        one['item'],
        one['period_months'],
        one['value'],
        one['unit'],
      ]),
  ).toEqual([
    ['SHZ-000901', 'income', 'revenue', 6, 150_000_000, 'CNY'],
    ['SHZ-000901', 'balance', 'total_assets', 0, 900, 'CNY'],
    ['SHZ-000901', 'indicator', 'eps', 6, 0.12, 'CNY/share'],
    ['SHZ-000901', 'indicator', 'roe', 6, 3.5, 'percent'],
    ['SHZ-000902', 'income', 'revenue', 6, 100, 'CNY'],
    ['SHZ-000902', 'income', 'net_profit', 6, 20, 'CNY'],
  ])
  expect(file.records.map(({ known }) => known.by)).toEqual(['day', 'day', 'day', 'day', 'deadline', 'deadline'])
})

test('the same with Chinese headers and another currency', async () => {
  const file = await read('宽表.csv', [
    '代码,报告期,币种,营业收入,净利润,归母净利润,流动比率',
    '00700.HK,2023-12-31,HKD,1000,300,290,1.6',
  ])
  expect(file.fit).toBe('statement-wide-zh')
  expect(
    file.of('statement_item').map((one) => [one['item'], one['period_months'], one['value'], one['unit']]),
  ).toEqual([
    ['revenue', 12, 1000, 'HKD'],
    ['net_profit', 12, 300, 'HKD'],
    ['parent_net_profit', 12, 290, 'HKD'],
    ['current_ratio', 12, 1.6, 'times'],
  ])
})

test('every item that the product knows has a column in both wide profiles, under its statement', () => {
  for (const [name, column] of [
    ['statement-wide', (item: string) => item],
    ['statement-wide-zh', (item: string) => statementItems[item]?.zh ?? ''],
  ] as const) {
    const columns = profileOf(name).records.flatMap((rule) =>
      (Array.isArray(rule.columns) ? rule.columns : []).map((one) => [one, rule.fields['statement']]),
    )
    expect(
      columns.toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
      name,
    ).toEqual(
      Object.entries(statementItems)
        .map(([item, { statement }]) => [column(item), { value: statement }])
        .toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
    )
  }
})
