import type { Bilingual } from './language.ts'

/** What a measure is said of: a key has one id of each. `security`: an index or a stock by its own id. */
export type MeasureSubject = 'company' | 'theme' | 'industry' | 'event'
/** What it is counted in. `money` in single units of a currency, `percent` of hundred, `points` 0 to 100, `degree` 0 to 1, `times` a plain ratio. */
export type MeasureUnit = 'money' | 'percent' | 'points' | 'degree' | 'times' | 'count'
/**
 * The day it is about. `bar`: that of the last bar known. `market`: the market's last trading day; null where there was no trade. `period`: the four quarters that were
 * reported last. `score`: the day scored last. `report`: the end of the period of the latest report. `week`: the seven days up to the view's instant.
 */
export type MeasureDay = 'bar' | 'market' | 'period' | 'score' | 'report' | 'week'

/** A number with one definition: wherever it is said of the same thing, of the same day and basis, it is the same number. */
export interface Measure {
  subject: readonly MeasureSubject[]
  unit: MeasureUnit
  day: MeasureDay
  name: Bilingual
  definition: Bilingual
}

const of =
  (...subject: MeasureSubject[]) =>
  (
    unit: MeasureUnit,
    day: MeasureDay,
    [zh, en]: readonly [string, string],
    [defZh, defEn]: readonly [string, string],
  ): Measure => ({ subject, unit, day, name: { zh, en }, definition: { zh: defZh, en: defEn } })
const [company, theme, member, industry, within, event] = [
  of('company'),
  of('theme'),
  of('theme', 'company'),
  of('industry'),
  of('theme', 'industry'),
  of('company', 'event'),
]

/** Every measure that more than one answer may say, by name. Fields of answers name theirs (`measured`); a generated test compares them. */
export const measures = {
  'company.close': company(
    'money',
    'bar',
    ['收盘价', 'Close'],
    ['最后一根已知日线的收盘价，按其复权口径', 'Close of the last bar known, in its basis'],
  ),
  'company.changeRate': company(
    'percent',
    'bar',
    ['涨跌幅', 'Change'],
    [
      '该日收盘相对前收盘；来源给出的优先',
      'Close of the day against the close before; as the source gives it where it does',
    ],
  ),
  'company.turnoverRate': company(
    'percent',
    'bar',
    ['换手率', 'Turnover rate'],
    ['该日成交股数 ÷ 流通股数', 'Shares traded that day ÷ shares that trade'],
  ),
  'company.amount': company('money', 'bar', ['成交额', 'Amount traded'], ['该日成交的金额', 'Money traded that day']),
  'company.marketCap': company(
    'money',
    'bar',
    ['总市值', 'Market value'],
    ['最后成交价 × 当时有效的总股本', 'Last price paid × all shares as counted for that time'],
  ),
  'company.floatCap': company(
    'money',
    'bar',
    ['流通市值', 'Float value'],
    [
      '最后成交价 × 流通股本；没有股本时为成交额 ÷ 换手率',
      'Last price paid × shares that trade; without a count amount ÷ turnover rate',
    ],
  ),
  'company.pe': company(
    'times',
    'bar',
    ['市盈率 TTM', 'PE, TTM'],
    ['总市值 ÷ 最近四季归母净利润', 'Market value ÷ profit of the last four quarters to the parent'],
  ),
  'company.pe.percentile': company(
    'percent',
    'bar',
    ['市盈率分位·五年', 'PE percentile, five years'],
    ['在自身五年每周市盈率中的位置', 'Place among its own PE of each week of five years'],
  ),
  'company.pe.industryPercentile': company(
    'percent',
    'bar',
    ['市盈率分位·行业', 'PE percentile in its industry'],
    ['在同行业公司市盈率中的位置', 'Place among the PE of its industry'],
  ),
  'company.peg': company(
    'times',
    'bar',
    ['PEG', 'PEG'],
    ['市盈率 ÷ 最近四季净利增长率', 'PE ÷ profit growth of the last four quarters in per cent'],
  ),
  'company.pb': company(
    'times',
    'bar',
    ['市净率', 'Price to book'],
    ['总市值 ÷ 最近报告期归母权益', 'Market value ÷ equity of the parent as last reported'],
  ),
  'company.revenue': company(
    'money',
    'period',
    ['营业收入', 'Revenue'],
    ['单季或最近四季，见口径', 'Of the quarter or of four quarters, as its basis says'],
  ),
  'company.operatingProfit': company(
    'money',
    'period',
    ['营业利润', 'Operating profit'],
    ['单季或最近四季，见口径', 'Of the quarter or of four quarters, as its basis says'],
  ),
  'company.totalProfit': company(
    'money',
    'period',
    ['利润总额', 'Profit before tax'],
    ['单季或最近四季，见口径', 'Of the quarter or of four quarters, as its basis says'],
  ),
  'company.netProfit': company(
    'money',
    'period',
    ['归母净利润', 'Net profit to the parent'],
    ['单季或最近四季，见口径', 'Of the quarter or of four quarters, as its basis says'],
  ),
  'company.nopat': company(
    'money',
    'period',
    ['税后净营业利润', 'NOPAT'],
    ['营业利润 ×（1 − 实际税率）', 'Operating profit × (1 − effective tax rate)'],
  ),
  'company.grossMargin': company(
    'percent',
    'period',
    ['毛利率', 'Gross margin'],
    ['毛利 ÷ 营业收入', 'Gross profit ÷ revenue'],
  ),
  'company.netMargin': company(
    'percent',
    'period',
    ['净利率', 'Net margin'],
    ['净利润 ÷ 营业收入', 'Net profit ÷ revenue'],
  ),
  'company.revenueGrowth': company(
    'percent',
    'period',
    ['营收同比', 'Revenue growth'],
    ['本期 ÷ 上年同期 − 1', 'This period ÷ the same of the year before − 1'],
  ),
  'company.profitGrowth': company(
    'percent',
    'period',
    ['净利同比', 'Profit growth'],
    ['归母净利润：本期 ÷ 上年同期 − 1', 'Profit to the parent: this period ÷ the same of the year before − 1'],
  ),
  'company.roe': company(
    'percent',
    'period',
    ['净资产收益率', 'Return on equity'],
    [
      '最近四季归母净利润 ÷ 期初与期末归母权益的平均',
      'Profit of four quarters to the parent ÷ mean of its equity now and a year before',
    ],
  ),
  'company.debtRatio': company(
    'percent',
    'period',
    ['资产负债率', 'Debt ratio'],
    ['总负债 ÷ 总资产', 'Total liabilities ÷ total assets'],
  ),
  'company.score': company(
    'points',
    'score',
    ['影响分', 'Impact score'],
    ['50 + 机会分 ÷ 2 − 风险分 ÷ 2', '50 + opportunity ÷ 2 − risk ÷ 2'],
  ),
  'company.riskPoint': company(
    'points',
    'score',
    ['风险分', 'Risk points'],
    ['风险一侧事件合成的分，凭证列出各部分', 'What events of the risk side add up to; the receipt lists the parts'],
  ),
  'company.opportunityPoint': company(
    'points',
    'score',
    ['机会分', 'Opportunity points'],
    [
      '机会一侧事件合成的分，凭证列出各部分',
      'What events of the opportunity side add up to; the receipt lists the parts',
    ],
  ),
  'event.points': event(
    'points',
    'score',
    ['事件得分', 'Points of an event'],
    ['事件在公司影响分一侧的分', 'What an event gives to one side of a company’s impact score'],
  ),
  'theme.membership': member(
    'degree',
    'report',
    ['归属度', 'Membership'],
    ['收入、文本与给定权重三类依据合成', 'Revenue, texts and given weights together'],
  ),
  'theme.revenueShare': member(
    'percent',
    'report',
    ['相关收入占比', 'Share of revenue'],
    [
      '最近一期业务构成中与主题词相符的收入占比',
      'Revenue of the lines of business that match the theme’s words, by the latest report',
    ],
  ),
  'theme.companies': theme(
    'count',
    'report',
    ['成员数', 'Members'],
    ['归属度大于零的公司', 'Companies whose membership is above zero'],
  ),
  'theme.marketCap': theme(
    'money',
    'market',
    ['主题总市值', 'Market value of a theme'],
    ['在场成员总市值之和', 'Sum of the market values of members in the market'],
  ),
  'theme.weightedCap': theme(
    'money',
    'market',
    ['主题加权市值', 'Weighted value of a theme'],
    ['成员总市值各乘归属度之和', 'The same, each by its membership'],
  ),
  'theme.changeRate': theme(
    'percent',
    'market',
    ['主题涨跌幅', 'Change of a theme'],
    ['当日有成交成员涨跌幅按归属度加权平均', 'Mean change of the members that traded that day, weighted by membership'],
  ),
  'theme.riskPoint': theme(
    'points',
    'score',
    ['主题风险分', 'Risk points of a theme'],
    ['成员风险分按归属度加权平均', 'Members’ risk points, weighted by membership'],
  ),
  'theme.opportunityPoint': theme(
    'points',
    'score',
    ['主题机会分', 'Opportunity points of a theme'],
    ['成员机会分按归属度加权平均', 'Members’ opportunity points, weighted by membership'],
  ),
  'theme.heat': theme(
    'times',
    'week',
    ['主题热度', 'Heat'],
    [
      '（近七天报道 + 1）÷（此前 26 周每周报道均值 + 1）',
      '(stories of seven days + 1) ÷ (mean stories a week of the 26 weeks before + 1)',
    ],
  ),
  'theme.stories': theme(
    'count',
    'week',
    ['主题报道数', 'Stories of a theme'],
    ['近七天提到主题的报道，转载只计一次', 'Stories of seven days that name the theme, copies once'],
  ),
  'theme.indexChange': theme(
    'percent',
    'market',
    ['主题指数涨跌', 'Change of the theme index'],
    ['月初归属度固定、逐月更新的指数当日涨跌', 'Of the day, by the membership known at the month’s beginning'],
  ),
  'theme.courseChange': theme(
    'percent',
    'market',
    ['主题近期走势', 'Course of a theme'],
    ['列表所示交易日首尾指数之比', 'Theme index over the sessions that the list draws, from first to last'],
  ),
  'theme.industry.marketCap': within(
    'money',
    'market',
    ['主题内行业市值', 'Value of an industry within a theme'],
    ['属于该行业的成员总市值之和', 'Sum over the members that are of the industry'],
  ),
  'theme.industry.changeRate': within(
    'percent',
    'market',
    ['主题内行业涨跌', 'Change of an industry within a theme'],
    ['属于该行业的成员按归属度加权', 'Members of the industry, weighted by membership'],
  ),
  'theme.industry.riskPoint': within(
    'points',
    'score',
    ['主题内行业风险分', 'Risk points of an industry within a theme'],
    ['属于该行业的成员按归属度加权', 'Members of the industry, weighted by membership'],
  ),
  'theme.industry.opportunityPoint': within(
    'points',
    'score',
    ['主题内行业机会分', 'Opportunity points of an industry within a theme'],
    ['属于该行业的成员按归属度加权', 'Members of the industry, weighted by membership'],
  ),
  'industry.companies': industry(
    'count',
    'market',
    ['公司数', 'Companies'],
    ['当日归属该行业的公司', 'Companies of the industry on the view’s day'],
  ),
  'industry.changeRate': industry(
    'percent',
    'market',
    ['行业涨跌幅', 'Change of an industry'],
    ['当日有成交公司涨跌幅的简单平均', 'Plain mean change of its companies that traded that day'],
  ),
  'industry.capChangeRate': industry(
    'percent',
    'market',
    ['行业市值加权涨跌幅', 'Change of an industry by value'],
    ['同上，按总市值加权', 'The same, weighted by market value'],
  ),
  'industry.marketCap': industry(
    'money',
    'market',
    ['行业总市值', 'Market value of an industry'],
    ['在场公司总市值之和', 'Sum of the market values of its companies in the market'],
  ),
  'industry.pe': industry(
    'times',
    'market',
    ['行业市盈率', 'PE of an industry'],
    ['总市值之和 ÷ 最近四季归母净利润之和', 'Market values ÷ profits of the last four quarters, both summed'],
  ),
  'industry.revenueGrowth': industry(
    'percent',
    'period',
    ['行业营收同比', 'Revenue growth of an industry'],
    ['公司营收同比的中位数', 'Median of its companies’ revenue growth'],
  ),
  'industry.profitGrowth': industry(
    'percent',
    'period',
    ['行业净利同比', 'Profit growth of an industry'],
    ['公司净利同比的中位数', 'Median of its companies’ profit growth'],
  ),
  'industry.roe': industry(
    'percent',
    'period',
    ['行业净资产收益率', 'Return on equity of an industry'],
    ['公司净资产收益率的中位数', 'Median of its companies’ return on equity'],
  ),
  'industry.score': industry(
    'points',
    'score',
    ['行业影响分', 'Impact score of an industry'],
    ['公司影响分的平均', 'Mean of its companies’ impact scores'],
  ),
  'industry.riskPoint': industry(
    'points',
    'score',
    ['行业风险分', 'Risk points of an industry'],
    ['公司风险分的平均', 'Mean of its companies’ risk points'],
  ),
  'industry.opportunityPoint': industry(
    'points',
    'score',
    ['行业机会分', 'Opportunity points of an industry'],
    ['公司机会分的平均', 'Mean of its companies’ opportunity points'],
  ),
} as const satisfies Record<string, Measure>

export type MeasureName = keyof typeof measures
