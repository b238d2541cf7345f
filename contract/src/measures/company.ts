import { of, type Measure } from './measure.ts'

const company = of('company')
const event = of('company', 'event')

/** What is said of a company, and of an event for it. */
export const companyMeasures = {
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
    ['市盈率 ÷ 最近四季归母净利同比（%）', 'PE ÷ parent profit growth of the last four quarters in per cent'],
  ),
  'company.pb': company(
    'times',
    'bar',
    ['市净率', 'Price to book'],
    ['总市值 ÷ 最近报告期归母权益', 'Market value ÷ equity of the parent as last reported'],
  ),
  'company.pb.percentile': company(
    'percent',
    'bar',
    ['市净率分位·五年', 'Price to book percentile, five years'],
    ['在自身五年每周市净率中的位置', 'Place among its own price to book of each week of five years'],
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
    ['归母净利同比', 'Parent profit growth'],
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
} as const satisfies Record<string, Measure>
