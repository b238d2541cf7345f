import { expect, test } from 'vitest'
import { concentrationOf } from './concentration.ts'
import { isHiddenName } from './hidden.ts'

const of = (...texts: string[]) => concentrationOf(texts.map((text, at) => ({ page: at + 7, text })))
const rows = (found: ReturnType<typeof of>) =>
  found.map(({ side, rank, name, amount, share }) => [side, rank, name, amount, share])

test('CHAIN-26 cells by tab: totals, rows, pages; a hidden name stays hidden and a named one is told', () => {
  const found = of(
    '目录',
    `公司主要销售客户情况
前五名客户合计销售金额（元）\t\t1,000,000.00
前五名客户合计销售金额占年度销售总额比例\t\t50.00%
公司前5大客户资料
序号\t客户名称\t销售额（元）\t占年度销售总额比例
1\t客户一\t600,000.00\t30.00%
2\t青川县长缨机械有限公司\t400,000.00\t20.00%
合计\t--\t1,000,000.00\t50.00%
主要客户其他情况说明`,
  )
  expect(rows(found)).toEqual([
    ['customers', 0, null, 1e6, 0.5],
    ['customers', 1, null, 6e5, 0.3],
    ['customers', 2, '青川县长缨机械有限公司', 4e5, 0.2],
  ])
  expect(found.map((row) => row.page)).toEqual([8, 8, 8])
})

test('sentences in units of 10,000 with lines broken anywhere: totals only', () => {
  expect(
    rows(
      of(`前五名客户销售额2,761.43万元，占年度销售总额18.2
0%；其中前五名客户销售额中关联方销
售额0万元，占年度销售总额0 %。
前五名供应商采购额1,340.
46万元，占年度采购总额32.22%；其中关联方采购额0万元。`),
    ),
  ).toEqual([
    ['customers', 0, null, 27_614_300, 0.182],
    ['suppliers', 0, null, 13_404_600, 0.3222],
  ])
})

test('every cell on a line of its own, and amounts broken behind a comma', () => {
  expect(
    rows(
      of(`前五名供应商合计采购金额（元）
900,000.00
前五名供应商合计采购金额占年度采购总额比例
9.00%
公司前5名供应商资料
序号
供应商名称
采购额（元）
占年度采购总额比
例
1
第一名
500,
000.00
5.00%
2
北岭 化工
有限公司
400,000.00
4.00%
合计
--
900,000.00
9.00%`),
    ),
  ).toEqual([
    ['suppliers', 0, null, 9e5, 0.09],
    ['suppliers', 1, null, 5e5, 0.05],
    ['suppliers', 2, '北岭化工有限公司', 4e5, 0.04],
  ])
})

test('a table of suppliers that is headed as one of customers goes where its sum belongs; 元 and 万元 are told apart', () => {
  expect(
    rows(
      of(`前五名客户销售额3,000.00万元，占年度销售总额30.00%。
前五名供应商采购额700.01万元，占年度采购总额7.00%。
单位：元
客户名称 销售额 占年度销售总额比例（%）
第一名 20,000,000.00 20.00
第二名 10,000,000.00 10.00
合计 30,000,000.00 30.00
客户名称 销售额 占年度销售总额比例（%）
第一名 4,000,061.12 4.00
第二名 3,000,020.00 3.00
合计 7,000,081.12 7.00`),
    ),
  ).toEqual([
    ['customers', 0, null, 3e7, 0.3],
    ['customers', 1, null, 2e7, 0.2],
    ['customers', 2, null, 1e7, 0.1],
    ['suppliers', 0, null, 7_000_100, 0.07],
    ['suppliers', 1, null, 4_000_061.12, 0.04],
    ['suppliers', 2, null, 3_000_020, 0.03],
  ])
})

test('a table whose rows do not add up to its sum, debtors, and banks say nothing', () => {
  expect(
    of(`序号 客户名称 销售额（元） 占年度销售总额比例
1 甲方 900,000.00 9%
2 乙方 100,000.00 1%
合计 2,000,000.00 20%`),
  ).toEqual([])
  expect(of('按欠款方归集的期末余额前五名的应收账款情况 单位：元 国家电网所属公司 46,630,415.72 18.93%')).toEqual([])
  expect(of('前十大贷款客户贷款余额占资本净额的 20.12%。')).toEqual([])
  expect(of('')).toEqual([])
})

test('what hides a name is told from a name', () => {
  for (const hidden of [
    '客户一',
    '第一名',
    '第1大客户',
    'A公司',
    '单位甲',
    '供应商 3',
    '***',
    'Customer A',
    '客户（五）',
    'AA公司',
    '第十二名',
  ])
    expect([hidden, isHiddenName(hidden)]).toEqual([hidden, true])
  for (const name of [
    '国家电网',
    '中国一重',
    '三一重工股份有限公司',
    '华域',
    'TCL科技',
    '一汽集团',
    'SAP',
    'IBM',
    'O2',
    '360',
    'CAE公司',
    '三一',
  ])
    expect([name, isHiddenName(name)]).toEqual([name, false])
})
