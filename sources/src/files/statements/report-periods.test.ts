import { expect, test } from 'vitest'
import { NOW, readAll, tempFolder } from '../../../test/files.ts'
import { parseProfile } from '../profile.ts'
import { proposeProfile } from '../propose/propose.ts'
import { firstRows, titleOf } from '../rows.ts'
import { shippedProfiles } from '../shipped.ts'

const file = tempFolder()

/** The figures of a statement, and what it refuses; `more` is added to how its periods are read. */
async function told(name: string, lines: readonly string[], more = '') {
  const path = file(name, lines.join('\n'))
  const { columns, rows, top } = await firstRows({ path, name, options: {} }, 20)
  const sample = rows.flatMap((row) => ('cells' in row ? [row.cells] : []))
  const { text, missing } = proposeProfile(shippedProfiles(), columns, sample, name, { title: titleOf(top) })
  const said = text.replace(/as: (period|period-months)(?=[,\s}])/g, `as: $1${more}`)
  const read = await readAll(path, parseProfile(said), NOW, name)
  return {
    missing,
    told: read
      .of('statement_item')
      .map((one) => [one['period_end'], one['period_months'], one['item'], one['value']].join(' ')),
    refused: read.rejections.map(({ line, reason, value }) => `${line} ${reason} ${value}`),
  }
}

const annual = [
  '2023-12-31 12 revenue 9',
  '2022-12-31 12 revenue 8',
  '2023-12-31 12 net_profit 2',
  '2022-12-31 12 net_profit 1',
]

test('本期 and 上期 were no periods: they are the year that the title, the file’s name, a range of days or the group above them tells, and the year before', async () => {
  const rows = ['营业收入,9,8', '净利润,2,1']
  const header = '项目,本期金额,上期金额'
  const none = { missing: [], told: annual, refused: [] }
  expect(await told('600901.csv', ['晨星科技（600901）2023年年度报告,,', header, ...rows])).toEqual(none)
  expect(await told('600901_2023年度_利润表.csv', [header, ...rows])).toEqual(none)
  expect(await told('600901.csv', ['报告期：2023-12-31,,', '编制日期：2024-04-20,,', header, ...rows])).toEqual(none)
  expect(await told('600901.csv', ['2023年1月1日至2023年12月31日,,', '项目,本年累计数,上年同期数', ...rows])).toEqual(
    none,
  )
  expect(await told('600901.csv', ['项目,2023年年度报告,', ',本期发生额,上期发生额', ...rows])).toEqual(none)
  expect(
    await told('00901.HK.csv', [
      '"For the year ended December 31, 2023",,',
      'Item,Current period,Prior period',
      'Revenue,9,8',
      'Net income,2,1',
    ]),
  ).toEqual(none)
})

test('of a part of a year the same part of the year before; balances at its end and at the end of the last year; a balance of 上期 is left open', async () => {
  const half = await told('600901.csv', ['2023年半年度报告,,', '项目,本报告期,上年同期', '营业收入,9,8', '净利润,2,1'])
  expect([half.missing, half.told.slice(0, 2)]).toEqual([[], ['2023-06-30 6 revenue 9', '2022-06-30 6 revenue 8']])
  const rows = ['资产总计,9,8', '负债合计,4,3']
  const balance = ['2023-06-30 0 total_assets 9', '2022-12-31 0 total_assets 8']
  for (const header of [
    '项目,期末余额,年初余额',
    '项目,期末数,期初数',
    '项目,本报告期末,上年度末',
    '项目,期末余额,期初余额（2023年1月1日）',
  ])
    expect(
      (await told('600901.csv', ['编制单位：晨星科技 2023年6月30日 单位：元,,', header, ...rows])).told.slice(0, 2),
    ).toEqual(balance)
  expect(
    (await told('600901.csv', ['2023年年度报告,,', '项目,期末余额,上年年末余额', ...rows])).told.slice(0, 2),
  ).toEqual(['2023-12-31 0 total_assets 9', '2022-12-31 0 total_assets 8'])
  const open = await told('600901.csv', ['2023年半年度报告,,', '项目,本期,上期', '营业收入,9,8', ...rows])
  expect([open.told, open.refused]).toEqual([
    [
      '2023-06-30 6 revenue 9',
      '2022-06-30 6 revenue 8',
      '2023-06-30 0 total_assets 9',
      '2023-06-30 0 total_liabilities 4',
    ],
    ['4 PERIOD_UNSAID 上期', '5 PERIOD_UNSAID 上期'],
  ])
})

test('a report of nine months has a quarter and the year so far; which of them 上年同期 is, is asked', async () => {
  const third = await told('600901.csv', [
    '2023年第三季度报告,,,',
    '项目,本报告期,年初至报告期末,上年同期',
    '营业收入,3,9,8',
    '净利润,1,2,1',
  ])
  expect([third.missing, third.told, third.refused]).toEqual([
    ['period_end'],
    ['2023-09-30 3 revenue 3', '2023-09-30 9 revenue 9', '2023-09-30 3 net_profit 1', '2023-09-30 9 net_profit 2'],
    ['3 PERIOD_UNSAID 上年同期', '4 PERIOD_UNSAID 上年同期'],
  ])
  const months = await told('600901.csv', [
    '2023年第三季度报告,,,,',
    '项目,本报告期（7-9月）,上年同期（7-9月）,年初至报告期末（1-9月）,本期（4-6月）',
    '营业收入,3,2,9,1',
    '净利润,1,1,2,1',
  ])
  expect([months.told.slice(0, 3), months.refused]).toEqual([
    ['2023-09-30 3 revenue 3', '2022-09-30 3 revenue 2', '2023-09-30 9 revenue 9'],
    ['3 PERIOD_UNSAID 本期（4-6月）', '4 PERIOD_UNSAID 本期（4-6月）'],
  ])
})

test('where the file does not say, or says several periods, the period is asked for and each row refused by name, until the mapping says it', async () => {
  const lines = ['项目,本期金额,上期金额', '营业收入,9,8', '净利润,2,1']
  const none = await told('600901.csv', lines)
  expect([none.missing, none.told, new Set(none.refused.map((one) => one.split(' ')[1]))]).toEqual([
    ['period_end'],
    [],
    new Set(['PERIOD_UNSAID']),
  ])
  expect((await told('600901.csv', ['2023年度,,', '2021年度,,', ...lines])).told).toEqual([])
  // The day on which a file was made, or that its name bears, ends no report.
  expect((await told('600901_20240420.csv', ['编制日期：2024年4月30日,,', ...lines])).told).toEqual([])
  expect((await told('600901.csv', lines, ', current: 2023年度')).told).toEqual(annual)
})

test('a fiscal year that ends in June was taken for a calendar year: its columns end on its day', async () => {
  const rows = ['Revenue,9,8', 'Net income,2,1']
  const june = [
    '2024-06-30 12 revenue 9',
    '2023-06-30 12 revenue 8',
    '2024-06-30 12 net_profit 2',
    '2023-06-30 12 net_profit 1',
  ]
  for (const lines of [
    ['"For the fiscal year ended June 30, 2024",,', 'Item,2024,2023'],
    ['Fiscal year ends June 30,,', 'Item,FY2024,FY2023'],
    ['Item,"Fiscal year ended June 30, 2024","Year ended 30 June 2023"'],
    ['Item,"Fiscal year ended June 30,",', ',2024,2023'],
    ['"Year ended June 30, 2024",,', ',2024,2023'],
    ['Fiscal Year 2024 (ended 30 June 2024),,', 'Item,2024,2023'],
    ['Item,Year to June 2024,Year to June 2023'],
    ['Fiscal year ended June 2024,,', 'Item,FY2024,FY2023'],
    ['截至2024年6月30日止年度,,', '项目,2024年,2023年'],
    ['会计年度：7月1日至次年6月30日,,', '项目,2024年度,2023年度'],
    ['"Fiscal year ended June 30, 2024",,', 'Item,Current year,Prior year'],
  ])
    expect(await told('00901.HK.csv', [...lines, ...rows])).toEqual({ missing: [], told: june, refused: [] })
  expect(
    (await told('00901.HK.csv', ['"Six months ended June 30, 2024",,', 'Item,2024,2023', ...rows])).told.slice(0, 2),
  ).toEqual(['2024-06-30 6 revenue 9', '2023-06-30 6 revenue 8'])
  const days = ['Fiscal year ends June 30,,', 'Item,2024-06-30,2023-12-31', ...rows]
  expect((await told('00901.HK.csv', days)).told.slice(0, 2)).toEqual([
    '2024-06-30 12 revenue 9',
    '2023-12-31 6 revenue 8',
  ])
  const december = ['"Year ended December 31, 2024",,', 'Item,2024,2023', ...rows]
  expect((await told('00901.HK.csv', december)).told.slice(0, 2)).toEqual([
    '2024-12-31 12 revenue 9',
    '2023-12-31 12 revenue 8',
  ])
})

test('what a fiscal year leaves open is refused by name and never stored as the calendar’s: quarters, years of 52 weeks, years that may bear either name, years under an interim report', async () => {
  const rows = ['Revenue,9,8', 'Net income,2,1']
  const refused = async (...lines: string[]) => {
    const read = await told('00901.HK.csv', [...lines, ...rows])
    return [
      read.missing,
      read.told.filter((one) => one.includes('revenue')),
      read.refused.filter((one) => one.includes('FISCAL_YEAR')).length,
    ]
  }
  expect(await refused('Fiscal year ends June 30,,', 'Item,2024H1,2023H1')).toEqual([['period_end'], [], 4])
  expect(await refused('"Fiscal year ended September 28, 2024",,', 'Item,2024,2023')).toEqual([
    ['period_end'],
    ['2024-09-28 12 revenue 9'],
    2,
  ])
  expect(await refused('Fiscal year ends March 31,,', 'Item,2024,2023')).toEqual([['period_end'], [], 4])
  expect(await refused('"Fiscal year ended March 31, 2024",,', 'Item,2023,2022')).toEqual([
    [],
    ['2024-03-31 12 revenue 9', '2023-03-31 12 revenue 8'],
    0,
  ])
  expect(await refused('2024年半年度报告,,', '项目,2024,2023')).toEqual([['period_end'], [], 4])
  // A part of a year that a column tells for itself leaves the years beside it what they are.
  const columns = ['项目,2023年1月-6月,2022年', '营业收入,9,8', '净利润,2,1']
  for (const title of [[], ['2023年1月1日至2023年6月30日,,'], ['2023年半年度报告,,']])
    expect((await told('600901.csv', [...title, ...columns])).told.slice(0, 2)).toEqual([
      '2023-06-30 6 revenue 9',
      '2022-12-31 12 revenue 8',
    ])
  // A day alone in English does not say what ended on it, a year or a part of one, nor when its year began.
  const day = await told('00901.HK.csv', ['Item,"March 31, 2024",Dec 2023', ...rows, 'Total assets,7,6'])
  expect([day.missing, day.told, new Set(day.refused.map((one) => one.slice(2)))]).toEqual([
    ['period_months'],
    [
      '2023-12-31 12 revenue 8',
      '2023-12-31 12 net_profit 1',
      '2024-03-31 0 total_assets 7',
      '2023-12-31 0 total_assets 6',
    ],
    new Set(['AMBIGUOUS_QUARTER March 31, 2024']),
  ])
  const began = ['"As of June 30, 2024",,', 'Item,Current period,Prior year end', 'Total assets,7,6', 'Inventory,1,2']
  expect((await told('00901.HK.csv', began)).told).toEqual([
    '2024-06-30 0 total_assets 7',
    '2024-06-30 0 inventories 1',
  ])
  const said = await told(
    '00901.HK.csv',
    ['Fiscal year ends March 31,,', 'Item,2024,2024H1', ...rows],
    ', fiscal: 03-31',
  )
  expect(said.told.slice(0, 2)).toEqual(['2024-03-31 12 revenue 9', '2023-09-30 6 revenue 8'])
})
