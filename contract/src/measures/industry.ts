import { of, type Measure } from './measure.ts'

const industry = of('industry')

/** What is said of an industry. */
export const industryMeasures = {
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
    ['行业归母净利同比', 'Parent profit growth of an industry'],
    ['公司归母净利同比的中位数', 'Median of its companies’ parent profit growth'],
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
