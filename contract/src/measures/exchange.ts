import { of, type Measure } from './measure.ts'

const exchange = of('exchange')

/** What is said of an exchange: of the companies whose stock is listed there and that are in the market. */
export const exchangeMeasures = {
  'exchange.changeRate': exchange(
    'percent',
    'market',
    ['交易所涨跌幅', 'Change of an exchange'],
    ['当日有成交公司涨跌幅的简单平均', 'Plain mean change of its companies that traded that day'],
  ),
  'exchange.capChangeRate': exchange(
    'percent',
    'market',
    ['交易所市值加权涨跌幅', 'Change of an exchange by value'],
    ['同上，按总市值加权', 'The same, weighted by market value'],
  ),
  'exchange.marketCap': exchange(
    'money',
    'market',
    ['交易所总市值', 'Market value of an exchange'],
    ['在场公司总市值之和', 'Sum of the market values of its companies in the market'],
  ),
  'exchange.pe': exchange(
    'times',
    'market',
    ['交易所市盈率', 'PE of an exchange'],
    ['总市值之和 ÷ 最近四季归母净利润之和', 'Market values ÷ profits of the last four quarters, both summed'],
  ),
  'exchange.revenueGrowth': exchange(
    'percent',
    'period',
    ['交易所营收同比', 'Revenue growth of an exchange'],
    ['公司营收同比的中位数', 'Median of its companies’ revenue growth'],
  ),
  'exchange.profitGrowth': exchange(
    'percent',
    'period',
    ['交易所归母净利同比', 'Parent profit growth of an exchange'],
    ['公司归母净利同比的中位数', 'Median of its companies’ parent profit growth'],
  ),
  'exchange.roe': exchange(
    'percent',
    'period',
    ['交易所净资产收益率', 'Return on equity of an exchange'],
    ['公司净资产收益率的中位数', 'Median of its companies’ return on equity'],
  ),
  'exchange.score': exchange(
    'points',
    'score',
    ['交易所影响分', 'Impact score of an exchange'],
    ['公司影响分的平均', 'Mean of its companies’ impact scores'],
  ),
} as const satisfies Record<string, Measure>
