import { type ItemMeasure, statementItems } from '@pandora/contract/records/statement-items'
import { exponentIn, inSimplified, plainName } from '../header-names.ts'
import { Bad } from '../values/bad.ts'
import { decimal, percent, tellsScale, textAmount } from '../values/numbers.ts'

type Statement = 'income' | 'balance' | 'cash-flow' | 'indicator'

/** Longest name of a line that is understood, in characters. */
const LONGEST_LINE = 200

/** What stands before the name of a line: its number in the statement, its sign, that it is part of the one above. */
const numberBefore =
  /^\s*(?:[一二三四五六七八九十]{1,3}\s*[、.．,，:：]|[(（][一二三四五六七八九十\d]{1,3}[)）]|\d{1,2}\s*[、.．)）])\s*/
const signBefore = /^\s*(?:加减|加|减|其中|其他|其中包括|add|less|plus|of which|including)\s*[:：]\s*/i
const marks = /[*△▲☆★#、，,’'"“”`&;；]/g

/** A line's name without what stands before it. */
function bare(line: string): string {
  let text = line.slice(0, LONGEST_LINE)
  for (let before = ''; before !== text;) {
    before = text
    text = text
      .replace(/^[\s*△▲☆★#]+/, '')
      .replace(numberBefore, '')
      .replace(signBefore, '')
  }
  return text.trim()
}

/** A line's name as it is looked up: without number, sign, remarks in brackets, marks, case and white space. */
const keyOf = (line: string): string =>
  plainName(bare(inSimplified(line.slice(0, LONGEST_LINE).normalize('NFKC'))))
    .replace(marks, '')
    .replace(/所(?=收到|支付|收回|产生)/g, '')

/** Other names by which statements call the lines that the product knows. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  total_revenue: ['营业总收入', 'total revenues', 'total operating revenue'],
  revenue: ['营收', '营业收入合计', 'revenues', 'operating revenue', 'net revenue', 'net sales', 'sales revenue'],
  operating_cost: ['cost of sales', 'cost of goods sold', 'cost of revenues', 'operating cost'],
  gross_profit: ['毛利润', 'gross income'],
  taxes_and_surcharges: ['营业税金及附加'],
  selling_expense: ['selling expenses', 'selling and distribution expenses'],
  administrative_expense: ['administrative expenses', 'general and administrative expenses'],
  selling_general_administrative: [
    'selling, general and administrative',
    'selling, general and administrative expenses',
    'sg&a',
  ],
  research_expense: ['研发支出', 'research and development', 'research and development expenses', 'r&d expense', 'r&d'],
  financial_expense: ['finance costs', 'financial expenses'],
  interest_expense: ['利息费用'],
  investment_income: ['投资净收益', '投资损益'],
  associates_income: ['对联营合营企业的投资收益', '对联营企业和合营企业投资收益'],
  fair_value_gain: ['公允价值变动净收益', '公允价值变动损益'],
  operating_profit: ['operating income', 'income from operations', 'profit from operations'],
  total_profit: [
    '税前利润',
    '除税前利润',
    'profit before income tax',
    'income before tax',
    'income before income taxes',
    'pretax income',
  ],
  income_tax: ['所得税', 'income tax expense', 'income taxes', 'provision for income taxes', 'taxation'],
  net_profit: ['净利', 'net income', 'profit for the year', 'profit for the period'],
  parent_net_profit: [
    '归属于母公司所有者的净利润',
    '归属于母公司股东的净利润',
    '归属于母公司的净利润',
    '归属于上市公司股东的净利润',
    '归属母公司所有者净利润',
    '归属母公司所有者的净利润',
    '归属母公司股东的净利润',
    '归属母公司净利润',
    '归属净利润',
    'net profit attributable to owners of the parent',
    'net profit attributable to shareholders of the parent',
    'net income attributable to shareholders of the parent',
    'profit attributable to owners of the parent',
  ],
  parent_net_profit_ex_nonrecurring: [
    '扣非净利润',
    '扣除非经常性损益后的净利润',
    '归属于上市公司股东的扣除非经常性损益的净利润',
    '扣除非经常性损益后的归母净利润',
  ],
  minority_profit: ['net profit attributable to minority interests', 'net income attributable to minority interests'],
  comprehensive_income: ['comprehensive income'],
  parent_comprehensive_income: ['归属于母公司所有者的综合收益总额', '归属于母公司股东的综合收益总额'],
  minority_comprehensive_income: ['归属少数股东的综合收益总额'],
  continuing_net_profit: ['持续经营损益'],
  discontinued_net_profit: ['终止经营损益'],
  cash: ['cash and cash equivalents', 'monetary funds'],
  receivables: ['accounts receivable', 'trade receivables'],
  inventories: ['inventory'],
  total_current_assets: ['流动资产总计'],
  total_noncurrent_assets: ['非流动资产总计'],
  fixed_assets: ['固定资产净额', 'property, plant and equipment', 'property, plant and equipment, net'],
  intangible_assets: ['intangibles'],
  total_assets: ['资产合计', '总资产', '资产总额'],
  short_term_borrowings: ['short-term debt', 'short-term loans'],
  payables: ['accounts payable', 'trade payables'],
  total_current_liabilities: ['流动负债总计'],
  total_noncurrent_liabilities: ['非流动负债总计'],
  long_term_borrowings: ['long-term debt', 'long-term loans'],
  total_liabilities: ['负债总计', '总负债', '负债总额'],
  paid_in_capital: ['实收资本', '实收资本或股本', 'share capital'],
  capital_reserve: ['资本公积金'],
  parent_equity: [
    '归属于母公司股东权益合计',
    '归属于母公司所有者权益合计',
    '归属于母公司股东的权益',
    '归属于母公司所有者权益',
    '归属母公司股东权益合计',
    'equity attributable to owners of the parent',
    'equity attributable to shareholders of the parent',
  ],
  minority_interests: ['non-controlling interests', 'noncontrolling interests'],
  total_equity: ['所有者权益合计', '所有者权益总计', '股东权益总计', '净资产', '股东权益'],
  operating_cash_flow: [
    '经营活动产生的现金流量净额',
    '经营活动现金流量净额',
    'net cash from operating activities',
    'net cash provided by operating activities',
    'cash flow from operating activities',
  ],
  investing_cash_flow: [
    '投资活动产生的现金流量净额',
    '投资活动现金流量净额',
    'net cash from investing activities',
    'cash flow from investing activities',
  ],
  financing_cash_flow: [
    '筹资活动产生的现金流量净额',
    '筹资活动现金流量净额',
    'net cash from financing activities',
    'cash flow from financing activities',
  ],
  capital_expenditure: ['购建固定资产、无形资产和其他长期资产支付的现金', 'capital expenditures', 'capex'],
  dividends_and_interest_paid: ['分配股利、利润或偿付利息支付的现金'],
  exchange_rate_effect: ['汇率变动对现金的影响', '汇率变动对现金及现金等价物的影响额'],
  net_cash_change: ['现金及现金等价物净增加额', 'net increase in cash', 'net increase in cash and cash equivalents'],
  opening_cash: ['期初现金及现金等价物余额', '年初现金及现金等价物余额'],
  closing_cash: ['期末现金及现金等价物余额', '年末现金及现金等价物余额'],
  eps: ['基本每股收益', 'basic earnings per share', 'basic eps', 'eps'],
  diluted_eps: ['diluted eps'],
  roe: ['加权平均净资产收益率', 'roe'],
  gross_margin: ['销售毛利率'],
  net_margin: ['销售净利率'],
}

const items = new Map<string, string>()
for (const [item, { zh, en }] of Object.entries(statementItems))
  for (const name of [zh, en, item, ...(otherNames[item] ?? [])])
    if (!items.has(keyOf(name))) items.set(keyOf(name), item)

/** The statement item that a line's name means, whatever stands before or behind it; undefined where none is known. */
export const itemOf = (line: string): string | undefined =>
  line.length > LONGEST_LINE ? undefined : items.get(keyOf(line))

/** A name of a share, a ratio or a count: what such a line is counted in is not that of the statement. */
const noMoney =
  /率|比例|占比|每股|倍数|天数|人数|数量|股数|[%％]|margin|ratio|rate|per share|eps|growth|yield|turnover|employees|days/i

/** What the figures of a line are counted in; undefined where an unknown line is none of money. */
function measureOf(line: string): ItemMeasure | undefined {
  const item = itemOf(line)
  return item === undefined ? (noMoney.test(line) ? undefined : 'money') : statementItems[item]?.measure
}

/** What is asked of a line: its item, the statement it stands in, its unit, or the months that a balance covers. */
export const lineParts = ['item', 'statement', 'unit', 'months'] as const
type LinePart = (typeof lineParts)[number]

const units: Readonly<Record<ItemMeasure, (currency: string) => string>> = {
  money: (currency) => currency,
  'per-share': (currency) => `${currency}/share`,
  percent: () => 'percent',
  times: () => 'times',
  persons: () => 'persons',
}

/** How the lines of a file are to be read: its currency, and the statement of lines that the product does not know. */
export interface LinesRead {
  currency: string
  otherwise: Statement | undefined
}

/**
 * A part of a statement's line, told by its name. A line that the product does not know keeps its own name, stands in
 * the statement of the file (`otherwise`) and is one of money; UNKNOWN_ITEM where the file tells no statement, or the
 * name is one of a ratio or a count.
 */
export function linePart(line: string, part: LinePart, { currency, otherwise }: LinesRead): unknown {
  const item = itemOf(line)
  const measure = measureOf(line)
  const statement = item === undefined ? otherwise : statementItems[item]?.statement
  if (statement === undefined || measure === undefined) return new Bad('UNKNOWN_ITEM', line)
  switch (part) {
    case 'item':
      return item ?? bare(line)
    case 'statement':
      return statement
    case 'unit':
      return units[measure](currency)
    case 'months':
      return statement === 'balance' ? 0 : null
  }
}

const bracket = /[(（[【][^()（）[\]【】]*(?:元|usd|cny|rmb|hkd|eur)[^()（）[\]【】]*[)）\]】]\s*$/i

/**
 * A figure of a line: money times 10^`exponent`, or by the unit that the line itself or the cell names; shares as per
 * cent; all others as they are.
 */
export function lineFigure(value: unknown, line: string, exponent: number, currency: string): number | Bad {
  const measure = measureOf(line)
  if (measure === 'percent') return percent(value)
  if (measure !== 'money') return decimal(value)
  const own = exponentIn(line)
  const power = own !== 0 || bracket.test(line) ? own : exponent
  const amount = textAmount(value, currency)
  return amount instanceof Bad || power === 0 || tellsScale(value) ? amount : decimal(amount, power)
}
