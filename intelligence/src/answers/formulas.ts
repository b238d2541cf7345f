import type { Bilingual } from '@pandora/contract/language'

/** An item of a statement that a formula takes, of the year asked for or of the one before. */
export interface Needed {
  item: string
  /** Years before the one asked for. */
  before: 0 | 1
}

/** A ratio worked out of items of statements. */
export interface Formula extends Bilingual {
  needs: readonly Needed[]
  /** Shown in per cent, as a plain ratio, an amount or days. */
  as: 'percent' | 'times' | 'money' | 'days'
  /** Of money per something: the item whose currency it is in. */
  over?: string
  /** Only of whole years: it sets a balance against what a year brings. */
  yearly?: true
  /** How it is worked out, in words. */
  how: Bilingual
  /** The value, of the items in the order of `needs`; null where its base is not above zero. */
  of: (values: readonly number[]) => number | null
}

const now = (item: string): Needed => ({ item, before: 0 })
const over = (above: number, below: number): number | null => (below > 0 ? above / below : null)
const at = (values: readonly number[], place: number): number => values[place] ?? Number.NaN

/** One item over another. */
const ratio = (
  zh: string,
  en: string,
  above: readonly [item: string, zh: string, en: string],
  below: readonly [item: string, zh: string, en: string],
  as: Formula['as'] = 'percent',
): Formula => ({
  zh,
  en,
  as,
  needs: [now(above[0]), now(below[0])],
  how: { zh: `${above[1]} ÷ ${below[1]}`, en: `${above[2]} ÷ ${below[2]}` },
  of: (values) => over(at(values, 0), at(values, 1)),
})

const revenue = ['revenue', '营业收入', 'revenue'] as const
const currentDebt = ['total_current_liabilities', '流动负债', 'current liabilities'] as const
const debt = ['total_liabilities', '总负债', 'total liabilities'] as const
const research = ['research_expense', '研发费用', 'R&D expense'] as const
const net = ['net_profit', '净利润', 'net profit'] as const
/** A ratio of whole years alone. */
const ofYears = (formula: Formula): Formula => ({ ...formula, yearly: true })

const staff = ['employees', '职工人数', 'employees'] as const
const DAYS = 365
/** Days for which a balance stands for what passed through it in a year. */
const days = (
  zh: string,
  en: string,
  balance: readonly [item: string, zh: string, en: string],
  flow: readonly [item: string, zh: string, en: string],
): Formula => ({
  zh,
  en,
  as: 'days',
  needs: [now(balance[0]), now(flow[0])],
  yearly: true,
  how: {
    zh: `年末${balance[1]} ÷ ${flow[1]} × 全年天数`,
    en: `${balance[2]} at the end of the year ÷ ${flow[2]} × the days of a year`,
  },
  of: (values) => over(at(values, 0) * DAYS, at(values, 1)),
})
const cost = ['operating_cost', '营业成本', 'cost of revenue'] as const

/** Ratios by name. Each says its formula with every answer: there are others of the same name. */
export const formulas: Readonly<Record<string, Formula>> = {
  grossMargin: {
    zh: '毛利率',
    en: 'Gross margin',
    as: 'percent',
    needs: [now('revenue'), now('operating_cost')],
    how: { zh: '（营业收入 − 营业成本）÷ 营业收入', en: '(revenue − cost of revenue) ÷ revenue' },
    of: (values) => over(at(values, 0) - at(values, 1), at(values, 0)),
  },
  freeCashFlow: {
    zh: '自由现金流',
    en: 'Free cash flow',
    as: 'money',
    over: 'operating_cash_flow',
    needs: [now('operating_cash_flow'), now('capital_expenditure')],
    how: { zh: '经营活动现金流净额 − 资本开支', en: 'operating cash flow − capital expenditure' },
    of: (values) => at(values, 0) - at(values, 1),
  },
  cashToProfit: ratio(
    '净现比',
    'Operating cash flow to net profit',
    ['operating_cash_flow', '经营活动现金流净额', 'operating cash flow'],
    net,
    'times',
  ),
  assetTurnover: ofYears(
    ratio(
      '总资产周转率',
      'Asset turnover',
      revenue,
      ['total_assets', '年末总资产', 'total assets at the end of the year'],
      'times',
    ),
  ),
  inventoryTurnover: ofYears(
    ratio(
      '存货周转率',
      'Inventory turnover',
      ['operating_cost', '营业成本', 'cost of revenue'],
      ['inventories', '年末存货', 'inventories at the end of the year'],
      'times',
    ),
  ),
  receivableTurnover: ofYears(
    ratio(
      '应收账款周转率',
      'Receivables turnover',
      revenue,
      ['receivables', '年末应收账款', 'receivables at the end of the year'],
      'times',
    ),
  ),
  equityMultiplier: ratio(
    '权益乘数',
    'Equity multiplier',
    ['total_assets', '总资产', 'total assets'],
    ['total_equity', '股东权益', 'total equity'],
    'times',
  ),
  netMargin: ratio('净利润率', 'Net margin', net, revenue),
  operatingMargin: ratio(
    '营业利润率',
    'Operating margin',
    ['operating_profit', '营业利润', 'operating profit'],
    revenue,
  ),
  costRatio: ratio('营业成本率', 'Cost ratio', ['operating_cost', '营业成本', 'cost of revenue'], revenue),
  sellingRatio: ratio(
    '销售费用率',
    'Selling expense ratio',
    ['selling_expense', '销售费用', 'selling expense'],
    revenue,
  ),
  administrativeRatio: ratio(
    '管理费用率',
    'Administrative expense ratio',
    ['administrative_expense', '管理费用', 'administrative expense'],
    revenue,
  ),
  financialRatio: ratio(
    '财务费用率',
    'Financial expense ratio',
    ['financial_expense', '财务费用', 'financial expense'],
    revenue,
  ),
  researchRatio: ratio('研发费用与营业收入之比', 'R&D to revenue', research, revenue),
  researchToProfit: ratio('研发费用与净利润之比', 'R&D to net profit', research, net),
  investmentShare: ratio(
    '投资收益占营业收入比率',
    'Investment income to revenue',
    ['investment_income', '投资收益', 'investment income'],
    revenue,
  ),
  threeExpenses: {
    zh: '三费比重',
    en: 'Three expenses to revenue',
    as: 'percent',
    needs: [now('selling_expense'), now('administrative_expense'), now('financial_expense'), now('revenue')],
    how: {
      zh: '（销售费用 + 管理费用 + 财务费用）÷ 营业收入',
      en: '(selling + administrative + financial expense) ÷ revenue',
    },
    of: (values) => over(at(values, 0) + at(values, 1) + at(values, 2), at(values, 3)),
  },
  researchShare: {
    zh: '研发费用占四项费用比例',
    en: 'R&D within expenses',
    as: 'percent',
    needs: [now('research_expense'), now('selling_expense'), now('administrative_expense'), now('financial_expense')],
    how: {
      zh: '研发费用 ÷（销售费用 + 管理费用 + 财务费用 + 研发费用）',
      en: 'R&D ÷ (selling + administrative + financial + R&D expense)',
    },
    of: (values) => over(at(values, 0), at(values, 0) + at(values, 1) + at(values, 2) + at(values, 3)),
  },
  currentRatio: ratio(
    '流动比率',
    'Current ratio',
    ['total_current_assets', '流动资产', 'current assets'],
    currentDebt,
    'times',
  ),
  quickRatio: {
    zh: '速动比率',
    en: 'Quick ratio',
    as: 'times',
    needs: [now('total_current_assets'), now('inventories'), now('total_current_liabilities')],
    how: { zh: '（流动资产 − 存货）÷ 流动负债', en: '(current assets − inventories) ÷ current liabilities' },
    of: (values) => over(at(values, 0) - at(values, 1), at(values, 2)),
  },
  cashRatio: ratio('现金比率', 'Cash ratio', ['cash', '货币资金', 'cash'], currentDebt),
  effectiveTaxRate: ratio(
    '实际税率',
    'Effective tax rate',
    ['income_tax', '所得税费用', 'income tax'],
    ['total_profit', '利润总额', 'profit before tax'],
  ),
  debtRatio: ratio('资产负债率', 'Debt ratio', debt, ['total_assets', '总资产', 'total assets']),
  currentDebtShare: ratio('流动负债比率', 'Current share of liabilities', currentDebt, debt),
  noncurrentDebtShare: ratio(
    '非流动负债比率',
    'Non-current share of liabilities',
    ['total_noncurrent_liabilities', '非流动负债', 'non-current liabilities'],
    debt,
  ),
  researchStaffShare: ratio(
    '研发人员占职工人数比例',
    'Research staff of employees',
    ['research_staff', '研发人员', 'research staff'],
    staff,
  ),
  workingCapital: {
    zh: '营运资本',
    en: 'Working capital',
    as: 'money',
    over: 'total_current_assets',
    needs: [now('total_current_assets'), now('total_current_liabilities')],
    how: { zh: '流动资产 − 流动负债', en: 'current assets − current liabilities' },
    of: (values) => at(values, 0) - at(values, 1),
  },
  borrowings: {
    zh: '长短期借款合计',
    en: 'Borrowings',
    as: 'money',
    over: 'short_term_borrowings',
    needs: [now('short_term_borrowings'), now('long_term_borrowings')],
    how: { zh: '短期借款 + 长期借款，不含债券', en: 'short-term + long-term borrowings, without bonds' },
    of: (values) => at(values, 0) + at(values, 1),
  },
  netDebt: {
    zh: '净债务',
    en: 'Net debt',
    as: 'money',
    over: 'cash',
    needs: [now('short_term_borrowings'), now('long_term_borrowings'), now('cash')],
    how: {
      zh: '短期借款 + 长期借款 − 货币资金，不含债券',
      en: 'short-term + long-term borrowings − cash, without bonds',
    },
    of: (values) => at(values, 0) + at(values, 1) - at(values, 2),
  },
  netGearing: {
    zh: '净负债率',
    en: 'Net debt to equity',
    as: 'percent',
    needs: [now('short_term_borrowings'), now('long_term_borrowings'), now('cash'), now('total_equity')],
    how: {
      zh: '（短期借款 + 长期借款 − 货币资金）÷ 股东权益，不含债券',
      en: '(short-term + long-term borrowings − cash) ÷ total equity, without bonds',
    },
    of: (values) => over(at(values, 0) + at(values, 1) - at(values, 2), at(values, 3)),
  },
  debtToEquity: ratio('产权比率', 'Liabilities to equity', debt, ['total_equity', '股东权益', 'total equity']),
  interestCover: {
    zh: '利息保障倍数',
    en: 'Interest cover',
    as: 'times',
    needs: [now('total_profit'), now('interest_expense')],
    how: { zh: '（利润总额 + 利息费用）÷ 利息费用', en: '(profit before tax + interest expense) ÷ interest expense' },
    of: (values) => over(at(values, 0) + at(values, 1), at(values, 1)),
  },
  returnOnAssets: ofYears(
    ratio('总资产收益率', 'Return on assets', net, [
      'total_assets',
      '年末总资产',
      'total assets at the end of the year',
    ]),
  ),
  receivableDays: days('应收账款周转天数', 'Receivable days', ['receivables', '应收账款', 'receivables'], revenue),
  inventoryDays: days('存货周转天数', 'Inventory days', ['inventories', '存货', 'inventories'], cost),
  payableDays: days('应付账款周转天数', 'Payable days', ['payables', '应付账款', 'payables'], cost),
  cashCycle: {
    zh: '现金循环周期',
    en: 'Cash conversion cycle',
    as: 'days',
    yearly: true,
    needs: [now('inventories'), now('operating_cost'), now('receivables'), now('revenue'), now('payables')],
    how: {
      zh: '存货周转天数 + 应收账款周转天数 − 应付账款周转天数',
      en: 'inventory days + receivable days − payable days',
    },
    of: (values) => {
      const held = over((at(values, 0) - at(values, 4)) * DAYS, at(values, 1))
      const owed = over(at(values, 2) * DAYS, at(values, 3))
      return held === null || owed === null ? null : held + owed
    },
  },
  revenuePerHead: {
    ...ratio('人均创收', 'Revenue per employee', revenue, staff, 'money'),
    over: 'revenue',
  },
  profitPerHead: {
    ...ratio('人均创利', 'Net profit per employee', net, staff, 'money'),
    over: 'net_profit',
  },
  mastersShare: {
    zh: '硕士及以上人员占职工人数比例',
    en: 'Master’s degree or above of employees',
    as: 'percent',
    needs: [now('masters'), now('doctors_and_above'), now('employees')],
    how: { zh: '（硕士人数 + 博士及以上人数）÷ 职工人数', en: '(masters + doctors and above) ÷ employees' },
    of: (values) => over(at(values, 0) + at(values, 1), at(values, 2)),
  },
}

/** One item as a share of another, for questions that name the two. */
export const ratioOf = (
  above: readonly [item: string, zh: string, en: string],
  below: readonly [item: string, zh: string, en: string],
): Formula => ratio(`${above[1]}与${below[1]}之比`, `${above[2]} to ${below[2].toLowerCase()}`, above, below)

/** Growth of an item over the year before. */
export const growthOf = (item: string, { zh, en }: Bilingual): Formula => ({
  zh: `${zh}增长率`,
  en: `Growth of ${en.charAt(0).toLowerCase()}${en.slice(1)}`,
  as: 'percent',
  needs: [now(item), { item, before: 1 }],
  how: { zh: `（本年${zh} − 上年${zh}）÷ 上年${zh}`, en: '(this year − the year before) ÷ the year before' },
  of: (values) => over(at(values, 0) - at(values, 1), at(values, 1)),
})

/**
 * Sums that hold in every balance sheet (CAS 30, presentation of financial statements): what they add up to follows
 * where it is not given itself.
 */
export const sums: Readonly<Record<string, readonly [string, string]>> = {
  total_assets: ['total_current_assets', 'total_noncurrent_assets'],
  total_liabilities: ['total_current_liabilities', 'total_noncurrent_liabilities'],
}
