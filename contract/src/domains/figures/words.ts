import type { FigureAbsence, FigureName, StandIn } from './names.ts'
import { basisWords } from '../../measures/basis.ts'
import type { Bilingual } from '../../language.ts'
import type { TodayFigure } from './today.ts'

/** What each figure is called. */
export const figureWords: Readonly<Record<FigureName | TodayFigure | 'taxRate', Bilingual>> = {
  revenue: { zh: '营业收入', en: 'Revenue' },
  grossProfit: { zh: '毛利', en: 'Gross profit' },
  operatingProfit: { zh: '营业利润', en: 'Operating profit' },
  totalProfit: { zh: '利润总额', en: 'Profit before tax' },
  incomeTax: { zh: '所得税', en: 'Income tax' },
  netIncomeAfterTax: { zh: '净利润', en: 'Net profit' },
  parentNetProfit: { zh: '归母净利润', en: 'Net profit to the parent' },
  interestExpense: { zh: '利息支出', en: 'Interest expense' },
  interestIncome: { zh: '利息收入', en: 'Interest income' },
  investmentIncome: { zh: '投资收益', en: 'Investment income' },
  nopat: { zh: '税后净营业利润', en: 'NOPAT' },
  taxRate: { zh: '实际税率', en: 'Effective tax rate' },
  grossProfitMargin: { zh: '毛利率', en: 'Gross margin' },
  netProfitMargin: { zh: '净利率', en: 'Net margin' },
  revenueGrowthRate: { zh: '营收同比', en: 'Revenue growth' },
  profitGrowthRate: { zh: '归母净利同比', en: 'Parent profit growth' },
  roe: { zh: '净资产收益率', en: 'Return on equity' },
  totalAssets: { zh: '总资产', en: 'Total assets' },
  totalLiabilities: { zh: '总负债', en: 'Total liabilities' },
  equity: { zh: '股东权益', en: 'Equity' },
  parentEquity: { zh: '归母股东权益', en: 'Equity of the parent' },
  marketCap: { zh: '总市值', en: 'Market value' },
  peTtm: { zh: '市盈率 TTM', en: 'PE, TTM' },
  peg: { zh: 'PEG', en: 'PEG' },
  pbRatio: { zh: '市净率', en: 'Price to book' },
  close: { zh: '收盘价', en: 'Close' },
  pePercentile: { zh: '市盈率分位 · 自身五年', en: 'PE percentile, own five years' },
  pePercentileIndustry: { zh: '市盈率分位 · 行业', en: 'PE percentile in its industry' },
}

/** Why a figure is missing, in words. */
export const absenceWords: Readonly<Record<FigureAbsence, Bilingual>> = {
  NO_STATEMENTS: { zh: '没有财务报表', en: 'There are no statements' },
  NOT_REPORTED: { zh: '这一期没有披露', en: 'Not reported for this period' },
  ONLY_ANNUAL: { zh: '只有年度数据，拆不出单季', en: 'Only yearly figures: no single quarter follows from them' },
  ONLY_YEAR_TO_DATE: {
    zh: '来源只给出自年初累计的比率，不是单季，也不是最近四季',
    en: 'The source gives the ratio since the year’s beginning only, which is neither that of the quarter nor of the last four',
  },
  TAX_UNKNOWN: {
    zh: '没有披露所得税；净利润只有归母口径，与利润总额之差还含少数股东损益',
    en: 'No income tax is reported, and of net profit the parent’s only: what lies between is the minorities’ part too',
  },
  NO_PRIOR_PERIOD: {
    zh: '缺同一财年上一期的累计数，拆不出单季',
    en: 'The period before in the same fiscal year is missing, so there is nothing to take off',
  },
  PERIMETER_CHANGED: {
    zh: '合并范围变了（如重组、借壳）：前后累计数不是同一家公司的，不能相减相比，只有累计数',
    en: 'The company became another one (a merger, a reverse listing): the cumulated figures before and after cannot be taken from or held against each other; only the cumulated one stands',
  },
  NO_FOUR_QUARTERS: { zh: '最近四个季度不全', en: 'The last four quarters are not complete' },
  NO_YEAR_BEFORE: { zh: '缺上年同期', en: 'The same period of the year before is missing' },
  BASE_NOT_POSITIVE: {
    zh: '上年同期为零或为负，增长率没有意义',
    en: 'The year before was zero or below: a growth rate would say nothing',
  },
  EQUITY_NOT_POSITIVE: { zh: '净资产为零或为负', en: 'Equity is zero or below' },
  REVENUE_NOT_POSITIVE: { zh: '营业收入为零或为负', en: 'Revenue is zero or below' },
  NO_PRICE: { zh: '没有行情', en: 'There is no price' },
  PRICE_ADJUSTED: {
    zh: '只有复权价，不是实际成交价；也没有成交额与成交量可算均价',
    en: 'There are adjusted prices only, which were never paid, and no amount and volume that would tell the average paid',
  },
  AMOUNT_CONTRADICTS: {
    zh: '只有复权价，而成交额 ÷ 成交量与换手率、前几日或复权价对不上',
    en: 'There are adjusted prices only, and amount ÷ volume contradicts the turnover rate, the days before or the adjusted price',
  },
  NO_SHARE_COUNT: { zh: '没有当时的股本', en: 'No share count of that time is known' },
  SHARE_COUNT_OLD: {
    zh: '股本数早于股价 15 个月以上',
    en: 'The shares were counted more than 15 months before the price',
  },
  SHARES_CONTRADICT: {
    zh: '总股本少于流通的股份，两数矛盾',
    en: 'More shares trade than are counted in all: the numbers contradict each other',
  },
  TURNOVER_TOO_COARSE: {
    zh: '当日换手率低于 0.1%、只有两位小数，由它推算流通市值误差过大',
    en: 'The day’s turnover rate, below 0.1 % in two decimals, is too coarse to value the shares that trade by',
  },
  CURRENCY_DIFFERS: { zh: '币种不同', en: 'The currencies differ' },
  PERIODS_DO_NOT_MEET: {
    zh: '最近四个季度的期末距股价日超过 15 个月',
    en: 'The last four quarters ended more than 15 months before the price',
  },
  LOSS: { zh: '亏损', en: 'A loss' },
  NO_GROWTH: { zh: '利润没有增长', en: 'Profit does not grow' },
  TOO_FEW_SAMPLES: { zh: '样本太少', en: 'Too few samples' },
  NO_CLASS: { zh: '没有行业分类', en: 'It has no industry class' },
  UNIT_DOUBTFUL: {
    zh: '来源这一期的金额单位存疑（像是以千元、万元等报告而写成了元），在核实前不采用',
    en: 'The unit of the source’s amounts of this period is in doubt (as if told in thousands or the like): they are left out until somebody has confirmed it',
  },
}

/**
 * Why a company has no size: why not all its shares are valued, and where those that trade would have been by a
 * turnover rate that is too coarse, that; null where nothing is missing.
 */
export function sizeWords(size: {
  capAbsence: FigureAbsence | null
  floatAbsence: FigureAbsence | null
}): Bilingual | null {
  const { capAbsence, floatAbsence } = size
  const coarse = floatAbsence === 'TURNOVER_TOO_COARSE' ? absenceWords[floatAbsence] : null
  const whole = capAbsence === null ? null : absenceWords[capAbsence]
  return whole && coarse ? { zh: `${whole.zh}；${coarse.zh}`, en: `${whole.en}. ${coarse.en}` } : (whole ?? coarse)
}

/** What stands in for an amount that the source does not give, in words. */
export const standInWords: Readonly<Record<StandIn, Bilingual>> = {
  netIncomeAfterTax: {
    zh: '来源只给出归母净利润，以它代替净利润',
    en: 'The source gives the parent’s net profit only: it stands in for net profit',
  },
  parentNetProfit: {
    zh: '来源只给出净利润（含少数股东），以它代替归母净利润',
    en: 'The source gives net profit with minorities only: it stands in for the parent’s',
  },
  equity: {
    zh: '来源只给出归母股东权益，以它代替股东权益合计',
    en: 'The source gives the parent’s equity only: it stands in for all equity',
  },
  paidPrice: basisWords.averaged,
  parentEquity: {
    zh: '来源没有给出少数股东权益，以股东权益合计代替归母股东权益',
    en: 'The source gives no minority interests: all equity stands in for the parent’s',
  },
}

/** How a figure comes about, in words; `receipt` lists the parts. */
export const formulaWords: Readonly<Record<string, Bilingual>> = {
  reported: { zh: '按报表原数', en: 'As reported' },
  'quarter-difference': {
    zh: '单季 = 本期累计 − 同一财年上期累计',
    en: 'Quarter = the fiscal year up to its end − the year up to the quarter before',
  },
  'year-rolled': {
    zh: '最近四季 = 本年累计 + 上年全年 − 上年同期累计',
    en: 'Four quarters = this year so far + last year − last year up to the same period',
  },
  'four-quarters': { zh: '最近四季 = 四个单季之和', en: 'Four quarters = the sum of four single quarters' },
  difference: { zh: '各项相加减', en: 'Parts added and taken off' },
  margin: { zh: '两数之比 × 100%', en: 'One over the other × 100%' },
  growth: { zh: '本期 ÷ 上年同期 − 1', en: 'This period ÷ the same of the year before − 1' },
  roe: {
    zh: '最近四季归母净利润 ÷ 期初与期末归母权益的平均',
    en: 'Profit of the last four quarters to the parent ÷ the mean of its equity now and a year before',
  },
  nopat: {
    zh: '营业利润 ×（1 − 实际税率），税率限于 0–50%',
    en: 'Operating profit × (1 − effective tax rate), the rate within 0 and 50%',
  },
  stated: { zh: '来源给出的比率', en: 'The ratio as the source gives it' },
  'average-price': { zh: '成交额 ÷ 成交量', en: 'Amount traded ÷ volume' },
  cap: {
    zh: '期末或之前最后成交价 × 当时总股本',
    en: 'The last price paid up to the end of the period × all shares of that time',
  },
  pe: { zh: '总市值 ÷ 最近四季归母净利润', en: 'Market value ÷ profit of the last four quarters to the parent' },
  peg: { zh: '市盈率 ÷ 归母净利同比（%）', en: 'PE ÷ growth of that profit in per cent' },
  pb: { zh: '总市值 ÷ 归母股东权益', en: 'Market value ÷ equity of the parent' },
  close: { zh: '行情中的最后一个收盘价', en: 'The last close of the prices' },
  'cap-today': { zh: '最后一个成交日的成交价 × 总股本', en: 'The last price paid × all shares' },
  'float-shares': { zh: '最后一个成交日的成交价 × 流通股本', en: 'The last price paid × the shares that trade' },
  'float-turnover': { zh: '成交额 ÷ 换手率', en: 'Amount traded ÷ turnover rate' },
  'rank-history': {
    zh: '（低于今天的周数 + 等于今天的周数 ÷ 2）÷ 有市盈率的周数 × 100，取最近 260 周，每周按当时的股价、股本和已披露的最近四季利润',
    en: '(weeks below today’s + weeks equal ÷ 2) ÷ weeks with a PE × 100, of the last 260 weeks, each by its price, shares and the four quarters known then',
  },
  'rank-industry': {
    zh: '（低于本公司的家数 + 等于的家数 ÷ 2）÷ 同行业有市盈率的家数 × 100',
    en: '(companies below + companies equal ÷ 2) ÷ companies of the class with a PE × 100',
  },
}
