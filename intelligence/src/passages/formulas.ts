/** What is computed of what a statement says. `now`: of the year that is asked for, `before`: of the one before it. */
export type Expression =
  | { type: 'item'; item: string; at: 'now' | 'before' }
  | { type: 'number'; value: number }
  | { type: 'op'; op: '+' | '−' | '×' | '/'; left: Expression; right: Expression }

export interface Formula {
  key: string
  asked: RegExp
  /** `%`: a share, told in percent; `x`: a bare number; `days`; `money`: in what the statement counts in. */
  unit: '%' | 'x' | 'days' | 'money'
  of: Expression
}

const now = (item: string): Expression => ({ type: 'item', item, at: 'now' })
const before = (item: string): Expression => ({ type: 'item', item, at: 'before' })
const number = (value: number): Expression => ({ type: 'number', value })
const op = (sign: '+' | '−' | '×' | '/', left: Expression, right: Expression): Expression => ({
  type: 'op',
  op: sign,
  left,
  right,
})
export const over = (left: Expression, right: Expression): Expression => op('/', left, right)
const plus = (left: Expression, right: Expression): Expression => op('+', left, right)
export const minus = (left: Expression, right: Expression): Expression => op('−', left, right)
const average = (item: string): Expression => over(plus(now(item), before(item)), number(2))
const days = (left: Expression, right: Expression): Expression => op('×', number(365), over(left, right))
export const itemNow = now
export const itemBefore = before

const dio = days(average('inventory'), now('cogs'))
const dso = days(average('receivables'), now('revenue'))
const dpo = days(average('payables'), now('cogs'))
/** Purchases: what was sold, and what more lies in store. */
const dpoOfPurchases = days(average('payables'), plus(now('cogs'), minus(now('inventory'), before('inventory'))))
const ebitda = plus(now('operatingIncome'), now('depreciation'))
const fcf = minus(now('cfo'), now('capex'))
const ofPurchases = /cogs\s*\+\s*(?:the )?change in inventory/iu

/** Ratios by the names that questions give them; what is longer stands before what it holds. */
const formulas: readonly Formula[] = [
  {
    key: 'fixedAssetTurnover',
    asked: /fixed[- ]asset turnover|固定资产周转率/iu,
    unit: 'x',
    of: over(now('revenue'), average('ppe')),
  },
  {
    key: 'assetTurnover',
    asked: /asset turnover|总资产周转率/iu,
    unit: 'x',
    of: over(now('revenue'), average('totalAssets')),
  },
  {
    key: 'inventoryTurnover',
    asked: /inventory turnover|times .{0,40}sold its inventory|存货周转率/iu,
    unit: 'x',
    of: over(now('cogs'), average('inventory')),
  },
  {
    key: 'ocfRatio',
    asked: /operating cash ?flow ratio/iu,
    unit: 'x',
    of: over(now('cfo'), now('currentLiabilities')),
  },
  {
    key: 'currentRatio',
    asked: /working capital ratio|current ratio|流动比率/iu,
    unit: 'x',
    of: over(now('currentAssets'), now('currentLiabilities')),
  },
  {
    key: 'quickRatio',
    asked: /quick ratio|速动比率/iu,
    unit: 'x',
    of: over(plus(plus(now('cash'), now('shortInvestments')), now('receivables')), now('currentLiabilities')),
  },
  {
    key: 'workingCapital',
    asked: /working capital|营运资本/iu,
    unit: 'money',
    of: minus(now('currentAssets'), now('currentLiabilities')),
  },
  {
    key: 'fcfConversion',
    asked: /free cash ?flow conversion|\bfcf conversion/iu,
    unit: '%',
    of: over(fcf, now('netIncome')),
  },
  { key: 'fcf', asked: /free cash ?flow|\bfcf\b|自由现金流/iu, unit: 'money', of: fcf },
  { key: 'ebitdaMargin', asked: /ebitda\)? ?(?:%|percent)? ?margin/iu, unit: '%', of: over(ebitda, now('revenue')) },
  { key: 'ebitda', asked: /\bebitda\b/iu, unit: 'money', of: ebitda },
  {
    key: 'retention',
    asked: /retention ratio/iu,
    unit: 'x',
    of: minus(number(1), over(now('dividends'), now('netIncome'))),
  },
  {
    key: 'payout',
    asked: /dividend payout ratio|分红率|股利支付率/iu,
    unit: 'x',
    of: over(now('dividends'), now('netIncome')),
  },
  {
    key: 'cccOfPurchases',
    asked: /cash conversion cycle[\s\S]*cogs\s*\+\s*(?:the )?change in inventory/iu,
    unit: 'days',
    of: minus(plus(dio, dso), dpoOfPurchases),
  },
  { key: 'ccc', asked: /cash conversion cycle/iu, unit: 'days', of: minus(plus(dio, dso), dpo) },
  {
    key: 'dpoOfPurchases',
    asked: /days payable[\s\S]*cogs\s*\+\s*(?:the )?change in inventory/iu,
    unit: 'days',
    of: dpoOfPurchases,
  },
  { key: 'dpo', asked: /days payables? outstanding|\bdpo\b/iu, unit: 'days', of: dpo },
  { key: 'dso', asked: /days sales outstanding|\bdso\b/iu, unit: 'days', of: dso },
  { key: 'dio', asked: /days inventory outstanding|\bdio\b/iu, unit: 'days', of: dio },
  {
    key: 'roa',
    asked: /return on assets|\broa\b|总资产收益率/iu,
    unit: 'x',
    of: over(now('netIncome'), average('totalAssets')),
  },
  {
    key: 'effectiveTax',
    asked: /effective (?:income )?tax rate|实际税率/iu,
    unit: '%',
    of: over(now('tax'), now('pretax')),
  },
  {
    key: 'interestCoverage',
    asked: /interest coverage|利息保障倍数/iu,
    unit: 'x',
    of: over(now('operatingIncome'), now('interest')),
  },
  {
    key: 'liabilitiesRatio',
    asked: /资产负债率|(?:total )?liabilities to (?:total )?assets/iu,
    unit: '%',
    of: over(now('totalLiabilities'), now('totalAssets')),
  },
  {
    key: 'grossMargin',
    asked: /gross (?:profit )?margin|毛利率/iu,
    unit: '%',
    of: over(minus(now('revenue'), now('cogs')), now('revenue')),
  },
  {
    key: 'operatingMargin',
    asked: /operating (?:income |profit )?(?:%|percent)? ?margin|营业利润率/iu,
    unit: '%',
    of: over(now('operatingIncome'), now('revenue')),
  },
  {
    key: 'netMargin',
    asked:
      /net (?:income|profit|earnings)? ?margin|profit margin|net (?:earnings|income) as a (?:percent|%) of|净利率/iu,
    unit: '%',
    of: over(now('netIncome'), now('revenue')),
  },
]

/** The ratio that a question names, as it defines it. */
export function formulaAsked(question: string): Formula | undefined {
  return formulas.find(
    (one) => one.asked.test(question) && (!one.key.endsWith('Purchases') || ofPurchases.test(question)),
  )
}

/** The items that an expression needs. */
export function itemsOf(expression: Expression): string[] {
  if (expression.type === 'item') return [expression.item]
  return expression.type === 'op' ? [...new Set([...itemsOf(expression.left), ...itemsOf(expression.right)])] : []
}
