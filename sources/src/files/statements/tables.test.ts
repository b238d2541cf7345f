import iconv from 'iconv-lite'
import writeWorkbook from 'write-excel-file/node'
import { expect, test } from 'vitest'
import { NOW, readAll, tempFolder } from '../../../test/files.ts'
import { parseProfile } from '../profile.ts'
import { proposeProfile } from '../propose/propose.ts'
import { firstRows, titleOf } from '../rows.ts'
import { shippedProfiles } from '../shipped.ts'

const file = tempFolder()

/** A statement as somebody new would give it: what is proposed, and every figure that reading it so gives. */
async function tried(name: string, content: string | Uint8Array) {
  const path = file(name, content)
  const { columns, rows, top } = await firstRows({ path, name, options: {} }, 20)
  const sample = rows.flatMap((row) => ('cells' in row ? [row.cells] : []))
  const proposal = proposeProfile(shippedProfiles(), columns, sample, name, { title: titleOf(top) })
  const read = await readAll(path, parseProfile(proposal.text), NOW, name)
  return {
    kind: proposal.kind,
    missing: proposal.missing,
    text: proposal.text,
    told: read
      .of('statement_item')
      .map((one) =>
        [
          one['company_id'],
          one['statement'],
          one['period_end'],
          one['period_months'],
          one['item'],
          one['value'],
          one['unit'],
        ].join(' '),
      ),
    refused: read.rejections.map(({ line, reason, value }) => `${line} ${reason} ${value}`),
  }
}

test('a statement of one company, lines down and years across, named by its title: figures of the statement in the unit of the title, no series', async () => {
  const income = await tried(
    '利润表.csv',
    [
      '晨星科技（600901）合并利润表,,',
      '单位：万元,,',
      '项目,2023年度,2022年度',
      '一、营业总收入,"1,200.5",1100',
      '其中：营业收入,1200,1090',
      '减：营业成本,700,(650)',
      '  其中：技术服务成本,12,--',
      '四、净利润（净亏损以“－”号填列）,150,-20',
      '归属于母公司所有者的净利润,140,-18',
      '（一）基本每股收益（元/股）,0.35,-0.05',
      '研发费用率,8,7',
      '数据来源：某终端,,',
    ].join('\n'),
  )
  expect(income).toMatchObject({ kind: 'statement_item', missing: [] })
  expect(income.told).toEqual([
    'SSE-600901 income 2023-12-31 12 total_revenue 12005000 CNY',
    'SSE-600901 income 2022-12-31 12 total_revenue 11000000 CNY',
    'SSE-600901 income 2023-12-31 12 revenue 12000000 CNY',
    'SSE-600901 income 2022-12-31 12 revenue 10900000 CNY',
    'SSE-600901 income 2023-12-31 12 operating_cost 7000000 CNY',
    'SSE-600901 income 2022-12-31 12 operating_cost -6500000 CNY',
    'SSE-600901 income 2023-12-31 12 技术服务成本 120000 CNY',
    'SSE-600901 income 2023-12-31 12 net_profit 1500000 CNY',
    'SSE-600901 income 2022-12-31 12 net_profit -200000 CNY',
    'SSE-600901 income 2023-12-31 12 parent_net_profit 1400000 CNY',
    'SSE-600901 income 2022-12-31 12 parent_net_profit -180000 CNY',
    'SSE-600901 indicator 2023-12-31 12 eps 0.35 CNY/share',
    'SSE-600901 indicator 2022-12-31 12 eps -0.05 CNY/share',
  ])
  expect(new Set(income.refused)).toEqual(new Set(['11 UNKNOWN_ITEM 研发费用率', '12 NO_DATA 数据来源：某终端']))
})

test('a balance sheet named by its file, days across and the unit in the first cell of the header; a workbook with its sheet’s name; English in millions of dollars', async () => {
  expect(
    (
      await tried(
        '000901_资产负债表.csv',
        '单位：百万元,2023-12-31,2023-06-30\n资产总计,10,9\n负债合计,4,3.5\n其他应收款,0.1,0.2\n',
      )
    ).told,
  ).toEqual([
    'SHZ-000901 balance 2023-12-31 0 total_assets 10000000 CNY',
    'SHZ-000901 balance 2023-06-30 0 total_assets 9000000 CNY',
    'SHZ-000901 balance 2023-12-31 0 total_liabilities 4000000 CNY',
    'SHZ-000901 balance 2023-06-30 0 total_liabilities 3500000 CNY',
    'SHZ-000901 balance 2023-12-31 0 其他应收款 100000 CNY',
    'SHZ-000901 balance 2023-06-30 0 其他应收款 200000 CNY',
  ])
  const cell = (value: string | number) => ({ value, type: typeof value === 'number' ? Number : String })
  const sheet = await writeWorkbook(
    [
      ['报表日期', '20231231', '20221231'],
      ['单位', '万元', '万元'],
      ['经营活动产生的现金流量净额', 5, 6],
      ['购建固定资产、无形资产和其他长期资产所支付的现金', 2, 3],
    ].map((row) => row.map(cell)) as never,
    { sheet: '现金流量表' } as never,
  ).toBuffer()
  expect((await tried('sh600901.xlsx', sheet)).told).toEqual([
    'SSE-600901 cash-flow 2023-12-31 12 operating_cash_flow 50000 CNY',
    'SSE-600901 cash-flow 2022-12-31 12 operating_cash_flow 60000 CNY',
    'SSE-600901 cash-flow 2023-12-31 12 capital_expenditure 20000 CNY',
    'SSE-600901 cash-flow 2022-12-31 12 capital_expenditure 30000 CNY',
  ])
  expect(
    (
      await tried(
        '00901.HK.csv',
        'Income statement (USD millions),,\nItem,FY2023,FY2022\nRevenue,10,9\nNet income,2,1.5\nBasic EPS,0.2,0.1\n',
      )
    ).told,
  ).toEqual([
    'HKEX-00901 income 2023-12-31 12 revenue 10000000 USD',
    'HKEX-00901 income 2022-12-31 12 revenue 9000000 USD',
    'HKEX-00901 income 2023-12-31 12 net_profit 2000000 USD',
    'HKEX-00901 income 2022-12-31 12 net_profit 1500000 USD',
    'HKEX-00901 indicator 2023-12-31 12 eps 0.2 USD/share',
    'HKEX-00901 indicator 2022-12-31 12 eps 0.1 USD/share',
  ])
})

test('reports of the year run from its beginning; a bare quarter is asked for and refused until it is said, forecasts and the parent alone are no figures', async () => {
  const reports = await tried('600901.csv', '项目,2023三季报,2023中报,2023Q1\n营业收入,9,6,3\n净利润,3,2,1\n')
  expect([reports.missing, reports.told.filter((one) => one.includes('revenue'))]).toEqual([
    [],
    [
      'SSE-600901 income 2023-09-30 9 revenue 9 CNY',
      'SSE-600901 income 2023-06-30 6 revenue 6 CNY',
      'SSE-600901 income 2023-03-31 3 revenue 3 CNY',
    ],
  ])
  const bare = '项目,2023Q2,2023Q1\n营业收入,3,3\n资产总计,8,7\n'
  const open = await tried('600901.csv', bare)
  expect(open.missing).toEqual(['period_months'])
  expect([open.told, open.refused]).toEqual([
    [
      'SSE-600901 income 2023-03-31 3 revenue 3 CNY',
      'SSE-600901 balance 2023-06-30 0 total_assets 8 CNY',
      'SSE-600901 balance 2023-03-31 0 total_assets 7 CNY',
    ],
    ['2 AMBIGUOUS_QUARTER 2023Q2'],
  ])
  const path = file('600901.csv', bare)
  const said = async (quarters: string) =>
    (
      await readAll(
        path,
        parseProfile(open.text.replace('as: period-months', `as: period-months, quarters: ${quarters}`)),
        NOW,
        '600901.csv',
      )
    )
      .of('statement_item')
      .map((one) => one['period_months'])
  expect([await said('single'), await said('cumulative')]).toEqual([
    [3, 3, 0, 0],
    [6, 3, 0, 0],
  ])
  const mixed = await tried(
    '600901.csv',
    '项目,2023,2022,2024E,2022（母公司）,同比\n营业收入,9,8,10,5,12.5%\n净利润,3,2,4,1,50%\n',
  )
  expect([mixed.told.length, mixed.refused, mixed.text.includes('2024E')]).toEqual([4, [], true])
})

test('two header rows of year and line, in either order, a company a row; lines down and companies across, the period in the title', async () => {
  const expected = [
    'SSE-600901 income 2023-12-31 12 revenue 120000 CNY',
    'SSE-600901 income 2023-12-31 12 net_profit 20000 CNY',
    'SSE-600901 income 2022-12-31 12 revenue 110000 CNY',
    'SHZ-000901 income 2023-12-31 12 revenue 30000 CNY',
    'SHZ-000901 income 2023-12-31 12 net_profit -10000 CNY',
    'SHZ-000901 income 2022-12-31 12 revenue 40000 CNY',
  ]
  const above = await tried(
    'a.csv',
    '单位：万元\n代码,简称,2023年,,2022年\n,,营业收入,净利润,营业收入\n600901,晨星科技,12,2,11\n000901,安河银行,3,-1,4\n',
  )
  expect([above.missing, above.told]).toEqual([[], expected])
  const below = await tried(
    'b.csv',
    '单位：万元\n代码,简称,营业收入,营业收入,净利润\n,,2023年,2022年,2023年\n600901,晨星科技,12,11,2\n000901,安河银行,3,4,-1\n',
  )
  expect([below.missing, below.told.toSorted()]).toEqual([[], expected.toSorted()])
  const across = await tried(
    'c.csv',
    '2023年年度报告主要数据（单位：万元）\n项目,600901.SH,安河银行(000901)\n营业收入,12,3\n净利润,2,-1\n资产总计,30,90\n',
  )
  expect([across.missing, across.told.slice(0, 3), across.told.at(-1)]).toEqual([
    [],
    [
      'SSE-600901 income 2023-12-31 12 revenue 120000 CNY',
      'SHZ-000901 income 2023-12-31 12 revenue 30000 CNY',
      'SSE-600901 income 2023-12-31 12 net_profit 20000 CNY',
    ],
    'SHZ-000901 balance 2023-12-31 0 total_assets 900000 CNY',
  ])
})

test('a company in a column, and one that nothing names: it is asked for, and nothing is stored for it', async () => {
  expect(
    (
      await tried('d.csv', '代码,科目,2023,2022\n600901,营业收入,5,4\n600901,净利润,2,1\n000901,营业收入,7,6\n')
    ).told.at(-1),
  ).toBe('SHZ-000901 income 2022-12-31 12 revenue 6 CNY')
  const none = await tried('e.csv', '科目,2023,2022\n营业收入,5,4\n净利润,2,1\n')
  expect([none.missing, none.told, new Set(none.refused.map((one) => one.split(' ')[1]))]).toEqual([
    ['company_id'],
    [],
    new Set(['MISSING']),
  ])
  // Statistics of an industry have lines of the same names, and are of no company.
  expect((await tried('g.csv', '指标,单位,2023年,2022年\n营业收入,亿元,5,4\n利润总额,亿元,2,1\n')).kind).toBe(
    'observation',
  )
})

test('as a portal exports it: tabs in GB18030 under the name of a workbook, a row of units, a last column of the year zero, amounts with their unit', async () => {
  const rows = [
    '报表日期\t20231231\t20221231\t19700101\t',
    '单位\t元\t元\t元\t',
    '一、营业总收入\t1.5亿\t12000\t0\t',
    '流动资产\t\t\t\t',
    '归属于母公司所有者的净利润\t-300万\t2000\t0\t',
    '净利润\t7\t8\t0\t',
  ]
  const portal = await tried('ProfitStatement_sz000901.xls', iconv.encode(`${rows.join('\r\n')}\r\n`, 'gb18030'))
  expect([portal.missing, portal.refused, portal.told.slice(0, 4)]).toEqual([
    [],
    [],
    [
      'SHZ-000901 income 2023-12-31 12 total_revenue 150000000 CNY',
      'SHZ-000901 income 2022-12-31 12 total_revenue 12000 CNY',
      'SHZ-000901 income 2023-12-31 12 parent_net_profit -3000000 CNY',
      'SHZ-000901 income 2022-12-31 12 parent_net_profit 2000 CNY',
    ],
  ])
})

test('a line that a statement tells twice keeps its first figure, the other is told of', async () => {
  const twice = await tried('600901.csv', '科目,2023\n利息收入,5\n净利润,2\n其中：利息收入,3\n净利润,2\n')
  expect([twice.told, twice.refused]).toEqual([
    [
      'SSE-600901 income 2023-12-31 12 interest_income 5 CNY',
      'SSE-600901 income 2023-12-31 12 net_profit 2 CNY',
      'SSE-600901 income 2023-12-31 12 net_profit 2 CNY',
    ],
    ['4 TOLD_TWICE SSE-600901 income 2023-12-31 12 interest_income 3 CNY'],
  ])
})
