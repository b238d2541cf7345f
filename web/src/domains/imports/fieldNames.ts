import type { Bilingual } from '@pandora/contract/language'
import { isKindName, recordKinds } from '@pandora/contract/records/kinds'
import type { RecordKind } from '@pandora/contract/records/record'

/** Words that many kinds of fact share, as the mapping shows them; a kind's own stand in its declaration. */
const names: Readonly<Record<string, Bilingual>> = {
  action: { zh: '行动', en: 'Action' },
  action_date: { zh: '行动日', en: 'Day of the action' },
  amount: { zh: '成交额', en: 'Turnover' },
  announced_on: { zh: '公告日', en: 'Announced on' },
  basis: { zh: '价格口径', en: 'Price basis' },
  basis_date: { zh: '复权基准日', en: 'Basis date' },
  dated_by: { zh: '日期口径', en: 'Dated by' },
  tax_basis: { zh: '税前或税后', en: 'Before or after tax' },
  body: { zh: '正文', en: 'Text' },
  cash_per_share: { zh: '每股现金', en: 'Cash per share' },
  category: { zh: '分类', en: 'Category' },
  change_rate: { zh: '涨跌幅', en: 'Change' },
  city: { zh: '城市', en: 'City' },
  close: { zh: '收盘', en: 'Close' },
  code: { zh: '代码', en: 'Code' },
  company_id: { zh: '公司', en: 'Company' },
  cost: { zh: '成本', en: 'Cost' },
  counted_on: { zh: '统计日', en: 'Counted on' },
  currency: { zh: '币种', en: 'Currency' },
  dimension: { zh: '维度', en: 'Dimension' },
  document_id: { zh: '文件标识', en: 'Document' },
  exchange: { zh: '交易所', en: 'Exchange' },
  evidence_count: { zh: '佐证数', en: 'Evidence' },
  from_product: { zh: '产品', en: 'Product' },
  to_product: { zh: '相关产品', en: 'Related product' },
  industry_zh: { zh: '行业', en: 'Industry' },
  upstream_zh: { zh: '上游行业', en: 'Upstream industry' },
  filing: { zh: '申报文件', en: 'Filing' },
  external_id: { zh: '来源编号', en: 'Id of the source' },
  first_listed_on: { zh: '首次上市日', en: 'First listed on' },
  float_shares: { zh: '流通股', en: 'Float shares' },
  form: { zh: '名称形式', en: 'Form of name' },
  frequency: { zh: '频率', en: 'Frequency' },
  gross_margin: { zh: '毛利率', en: 'Gross margin' },
  high: { zh: '最高', en: 'High' },
  image_urls: { zh: '图片', en: 'Images' },
  industry_code: { zh: '行业代码', en: 'Industry code' },
  item: { zh: '科目', en: 'Item' },
  kind: { zh: '种类', en: 'Kind' },
  language: { zh: '语言', en: 'Language' },
  level: { zh: '级别', en: 'Level' },
  listed_on: { zh: '上市日', en: 'Listed on' },
  low: { zh: '最低', en: 'Low' },
  page: { zh: '页码', en: 'Page' },
  report_id: { zh: '报告文件', en: 'Report' },
  main_business: { zh: '主营业务', en: 'Main business' },
  name: { zh: '名称', en: 'Name' },
  name_en: { zh: '英文名', en: 'English name' },
  name_zh: { zh: '中文名', en: 'Chinese name' },
  observed_on: { zh: '观测日', en: 'Observed on' },
  open: { zh: '开盘', en: 'Open' },
  parent_code: { zh: '上级代码', en: 'Parent code' },
  period_end: { zh: '报告期末', en: 'Period end' },
  period_months: { zh: '期间月数', en: 'Months of period' },
  precision: { zh: '时间精度', en: 'Precision of time' },
  previous_close: { zh: '前收盘', en: 'Previous close' },
  published_at: { zh: '发布时间', en: 'Published at' },
  published_on: { zh: '披露日', en: 'Published on' },
  publisher_zh: { zh: '发布机构', en: 'Publisher' },
  publisher_en: { zh: '发布机构（英文）', en: 'Publisher (English)' },
  region_code: { zh: '地区', en: 'Region' },
  relation: { zh: '关系', en: 'Relation' },
  revenue: { zh: '收入', en: 'Revenue' },
  revenue_share: { zh: '收入占比', en: 'Share of revenue' },
  rights_price: { zh: '配股价', en: 'Rights price' },
  scheme: { zh: '分类体系', en: 'Scheme' },
  security_id: { zh: '证券', en: 'Security' },
  seen_on: { zh: '见到的日期', en: 'Seen on' },
  series_code: { zh: '指标代码', en: 'Series code' },
  session: { zh: '交易时段', en: 'Session' },
  shares_per_share: { zh: '每股送转', en: 'Shares per share' },
  source_name: { zh: '来源', en: 'Source' },
  source_name_en: { zh: '来源（英文）', en: 'Source (English)' },
  statement: { zh: '报表', en: 'Statement' },
  status: { zh: '状态', en: 'Status' },
  title: { zh: '标题', en: 'Title' },
  total_shares: { zh: '总股本', en: 'Total shares' },
  trade_date: { zh: '交易日', en: 'Trade date' },
  turnover_rate: { zh: '换手率', en: 'Turnover rate' },
  unit: { zh: '单位', en: 'Unit' },
  url: { zh: '原文地址', en: 'Address' },
  valid_from: { zh: '起始日', en: 'Valid from' },
  valid_to: { zh: '截止日', en: 'Valid to' },
  value: { zh: '数值', en: 'Value' },
  volume: { zh: '成交量', en: 'Volume' },
  website: { zh: '网址', en: 'Website' },
}

const declared: readonly RecordKind[] = Object.values(recordKinds)

/**
 * Name of a field of a kind of fact in a language; where no kind is given, that of the first kind that names it. The
 * field's own word where none is declared.
 */
export function fieldName(kind: string | undefined, field: string, language: string): string {
  const own: RecordKind | undefined = kind !== undefined && isKindName(kind) ? recordKinds[kind] : undefined
  const name =
    own?.columns?.[field] ?? names[field] ?? declared.find(({ columns }) => columns?.[field])?.columns?.[field]
  return name ? (language === 'en' ? name.en : name.zh) : field
}

/** Names of the few values that a field may have, where readers are asked to choose among them. */
const values: Readonly<Record<string, Bilingual>> = {
  traded: { zh: '成交价', en: 'traded' },
  'forward-adjusted': { zh: '前复权', en: 'forward-adjusted' },
  'backward-adjusted': { zh: '后复权', en: 'backward-adjusted' },
  fx: { zh: '汇率', en: 'exchange rate' },
  rate: { zh: '利率', en: 'interest rate' },
  macro: { zh: '宏观', en: 'macro' },
  epidemic: { zh: '疫情', en: 'epidemic' },
  day: { zh: '日', en: 'day' },
  week: { zh: '周', en: 'week' },
  month: { zh: '月', en: 'month' },
  quarter: { zh: '季', en: 'quarter' },
  year: { zh: '年', en: 'year' },
  dividend: { zh: '派息', en: 'dividend' },
  split: { zh: '拆股', en: 'split' },
  bonus: { zh: '送转', en: 'bonus' },
  rights: { zh: '配股', en: 'rights' },
  'ex-date': { zh: '除权除息日', en: 'ex-date' },
  'record-date': { zh: '股权登记日', en: 'record date' },
  'payment-date': { zh: '派息日', en: 'payment date' },
  'before-tax': { zh: '税前', en: 'before tax' },
  'after-tax': { zh: '税后', en: 'after tax' },
  news: { zh: '新闻', en: 'news' },
  announcement: { zh: '公告', en: 'announcement' },
  stock: { zh: '股票', en: 'share' },
  index: { zh: '指数', en: 'index' },
  fund: { zh: '基金', en: 'fund' },
  bond: { zh: '债券', en: 'bond' },
}

/** Name of such a value in a language; the value itself where it has none. */
export function valueName(value: string, language: string): string {
  const name = Object.hasOwn(values, value) ? values[value] : undefined
  return name ? (language === 'en' ? name.en : name.zh) : value
}
