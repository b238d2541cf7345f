import type { Amount, Subject, SubjectAt } from './types.ts'

/** Words for what figures are about: the longer first, for 归母净利润 is not 净利润. Words after `|-` say a loss. */
const table: readonly (readonly [Subject, zh: string, en: string])[] = [
  [
    'other',
    '扣除非经常性损益[^，。；]{0,8}净利润|扣非[^，。；]{0,6}净利润|经调整净利润|非经常性损益|综合收益总额',
    'adjusted net (?:profit|income)|non-GAAP [a-z ]{3,16}|comprehensive income|adjusted EBITDA|EBITDA',
  ],
  [
    'parent_net_profit',
    '归属于(?:上市公司|母公司)(?:股东|所有者)?的?净利润|归母净利润|归属净利润|归母净利',
    'net (?:profit|income) attributable to (?:the )?(?:shareholders|owners|equity holders|parent)[a-z ]{0,20}',
  ],
  ['net_profit', '净利润|净利(?!率)', 'net (?:profit|income|earnings)|profit after tax|net result'],
  ['operating_profit', '营业利润|经营利润', 'operating (?:profit|income|result)|EBIT\\b'],
  ['total_profit', '利润总额|税前利润', 'pre-?tax (?:profit|income)|profit before tax(?:es)?'],
  ['gross_margin', '综合毛利率|毛利率', 'gross (?:profit )?margin'],
  ['gross_profit', '毛利润|毛利额|毛利(?!率)', 'gross profit'],
  ['net_margin', '净利率|净利润率|销售净利率', 'net (?:profit )?margin'],
  ['roe', '净资产收益率|ROE', 'return on equity|ROE'],
  ['eps', '基本每股收益|每股收益|每股盈利|EPS', 'earnings per share|EPS|per-share earnings'],
  ['dividend', '每股派(?:发|息)?|派发现金红利|现金红利|现金分红|每10股派', 'dividends?(?: per share)?'],
  ['debt_ratio', '资产负债率', 'debt-to-assets? ratio|debt ratio'],
  ['operating_cost', '营业成本', 'cost of (?:sales|revenue|goods sold)|operating costs?'],
  [
    'research_expense',
    '研发费用|研发投入|研发支出',
    'R&D (?:expenses?|spending|costs?)|research and development(?: expenses?| spending| costs?)?',
  ],
  ['selling_expense', '销售费用', 'selling (?:and marketing )?expenses?|sales and marketing expenses?'],
  ['administrative_expense', '管理费用', '(?:general and )?administrative expenses?'],
  ['financial_expense', '财务费用', 'financ(?:e|ial|ing) (?:expenses?|costs?)'],
  ['income_tax', '所得税费用|所得税', 'income tax(?: expenses?)?'],
  ['total_assets', '总资产|资产总额|资产总计', 'total assets'],
  ['total_liabilities', '总负债|负债总额|负债合计', 'total liabilities'],
  ['total_equity', '净资产(?!收益)|股东权益|所有者权益', "(?:total |shareholders'? |shareholders’ )equity|net assets"],
  ['receivables', '应收账款', '(?:trade |accounts )?receivables?'],
  ['inventories', '存货', 'inventor(?:y|ies)'],
  [
    'operating_cash_flow',
    '经营(?:活动|性)(?:产生的)?现金(?:流量|流)(?:净额|净流入)?|经营现金流(?:量净额)?|经营活动产生的现金流量净额',
    '(?:net )?cash (?:flow )?(?:from|provided by|generated (?:by|from)) operat(?:ions|ing activities)|operating cash flow',
  ],
  [
    'investing_cash_flow',
    '投资活动(?:产生的)?现金(?:流量|流)(?:净额)?',
    'cash (?:used in|from) investing activities|investing cash flow',
  ],
  [
    'financing_cash_flow',
    '筹资活动(?:产生的)?现金(?:流量|流)(?:净额)?',
    'cash (?:used in|from) financing activities|financing cash flow',
  ],
  ['capital_expenditure', '资本开支|资本支出|资本性支出', 'capital expenditures?|capex|capital spending'],
  ['cash', '货币资金|现金及现金等价物', 'cash and (?:cash )?equivalents|cash balance'],
  ['target_price', '目标价(?:格)?', 'target price|price target|\\bTP\\b'],
  ['pe', '市盈率|PE(?![A-Za-z])', 'price[- ]to[- ]earnings|P/E|PE ratio'],
  ['pb', '市净率|PB(?![A-Za-z])', 'price[- ]to[- ]book|P/B'],
  [
    'orders',
    '在手订单|新签订单|新签合同|合同金额|中标金额|订单',
    'order (?:book|backlog|intake)|backlog|new orders|orders|contract value',
  ],
  ['capacity', '产能|年产', 'capacity'],
  ['market_share', '市场份额|市占率|市场占有率', 'market share'],
  ['price_of_product', '均价|售价|单价', 'average (?:selling )?price|ASP|selling prices?'],
  ['stake', '股权|持股比例|股份比例', 'stake|shareholding|equity interest'],
  ['price', '收盘价|现价|股价', 'last close|closed? at|share price|stock price'],
  [
    'revenue',
    '营业总收入|营业收入|主营业务收入|销售收入|总收入|营收|收入',
    'total revenues?|net sales|revenues?|sales|turnover',
  ],
]
const losses = { zh: /净亏损|亏损额|亏损/gu, en: /\bnet loss(?:es)?\b|\bloss(?:es)?\b/giu }

const patternOf = (words: string, language: 'zh' | 'en'): RegExp =>
  language === 'zh' ? new RegExp(words, 'gu') : new RegExp(`\\b(?:${words})(?![A-Za-z])`, 'giu')
const patterns = {
  zh: table.map(([subject, zh]) => ({ subject, pattern: patternOf(zh, 'zh') })),
  en: table.map(([subject, , en]) => ({ subject, pattern: patternOf(en, 'en') })),
} as const

/** Subjects more of which is worse for the company. */
const burdens: ReadonlySet<Subject> = new Set<Subject>([
  'operating_cost',
  'selling_expense',
  'administrative_expense',
  'financial_expense',
  'income_tax',
  'total_liabilities',
  'debt_ratio',
  'receivables',
  'inventories',
])
const neutral: ReadonlySet<Subject> = new Set<Subject>([
  'other',
  'research_expense',
  'capital_expenditure',
  'investing_cash_flow',
  'financing_cash_flow',
  'amount',
  'stake',
  'price',
  'pe',
  'pb',
  'capacity',
])

/** Whether more of a subject is good (1) or bad (−1) for the company; 0 where it is neither. */
export const polarityOf = (subject: Subject): 1 | 0 | -1 => (neutral.has(subject) ? 0 : burdens.has(subject) ? -1 : 1)

/** What the figures of a sentence may be about, in order; of words that overlap the one listed first. */
export function subjectsIn(sentence: string, language: 'zh' | 'en'): SubjectAt[] {
  const found: SubjectAt[] = []
  const put = (subject: Subject, start: number, text: string, sign: 1 | -1) => {
    const end = start + text.length
    if (!found.some((one) => one.start < end && start < one.end)) found.push({ subject, start, end, text, sign })
  }
  for (const { subject, pattern } of patterns[language])
    for (const match of sentence.matchAll(pattern)) put(subject, match.index, match[0], 1)
  for (const match of sentence.matchAll(losses[language])) put('net_profit', match.index, match[0], -1)
  return found.sort((a, b) => a.start - b.start)
}

/** How far before its number a subject may stand, and after it. */
const BEFORE = { zh: 34, en: 80 } as const
const AFTER = { zh: 6, en: 26 } as const

/**
 * What each amount of a sentence is about: of "A and B were x and y respectively" each its own; else the nearest
 * subject before it in its clause; else one right after it
 * ("$3 million in revenue"). A number of a kind that the subject cannot have is of no subject: a percentage of assets,
 * a sum as a margin.
 */
export function assign(
  sentence: string,
  language: 'zh' | 'en',
  amounts: readonly Amount[],
  subjects: readonly SubjectAt[],
): Map<Amount, SubjectAt> {
  const given = new Map<Amount, SubjectAt>()
  const shared = [...sentence.matchAll(/分别|respectively/gu)].map((match) => match.index)
  for (const [place, at] of shared.entries()) {
    // In Chinese the word stands before its numbers, in English after them.
    const row =
      language === 'zh'
        ? amounts.filter((one) => one.start >= at && one.end <= (shared[place + 1] ?? sentence.length))
        : amounts.filter((one) => one.start >= (shared[place - 1] ?? 0) && one.end <= at)
    respectively(row, subjects, given)
  }
  for (const amount of amounts) {
    if (given.has(amount)) continue
    const before = subjects.findLast(
      (one) =>
        one.end <= amount.start &&
        amount.start - one.end <= BEFORE[language] &&
        !/[；;。]|主要|由于|因为|所致|due to|because/u.test(sentence.slice(one.end, amount.start)),
    )
    const after = subjects.find(
      (one) =>
        one.start >= amount.end &&
        one.start - amount.end <= AFTER[language] &&
        (language === 'en' ? /^\s?(?:in|of|worth of)\s/u : /^的?$/u).test(sentence.slice(amount.end, one.start)),
    )
    const subject = after ?? before
    if (subject) given.set(amount, subject)
  }
  return given
}

/** Gives the numbers of one kind in a row to as many subjects in a row before them. */
function respectively(numbers: readonly Amount[], subjects: readonly SubjectAt[], into: Map<Amount, SubjectAt>): void {
  const [first] = numbers
  if (!first) return
  const heads = subjects.filter((one) => one.end <= first.start)
  const row = numbers.filter((one) => one.unit === first.unit).slice(0, heads.length)
  if (row.length < 2) return
  const own = heads.slice(-row.length)
  for (const [place, amount] of row.entries()) {
    const subject = own[place]
    if (subject) into.set(amount, subject)
  }
}

const rates: ReadonlySet<Subject> = new Set<Subject>([
  'gross_margin',
  'net_margin',
  'roe',
  'debt_ratio',
  'market_share',
  'stake',
])
const perShare: ReadonlySet<Subject> = new Set<Subject>([
  'eps',
  'dividend',
  'target_price',
  'price',
  'price_of_product',
])

/** Whether a figure of a subject can bear a unit. */
export function fits(subject: Subject, { unit }: Pick<Amount, 'unit'>): boolean {
  const isMoney = unit === 'CNY' || unit === 'USD' || unit === 'HKD' || unit === 'EUR'
  if (subject === 'other' || subject === 'amount') return true
  if (rates.has(subject)) return unit === 'percent' || (subject === 'stake' && (unit === 'shares' || isMoney))
  if (perShare.has(subject)) return isMoney || unit === 'CNY/share' || unit === 'USD/share'
  if (subject === 'pe' || subject === 'pb') return unit === 'times'
  if (subject === 'capacity' || subject === 'orders')
    return isMoney || unit === 'tons' || unit === 'units' || unit === 'times'
  return isMoney
}
