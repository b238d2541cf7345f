import { z } from 'zod'
import type { Bilingual } from '@pandora/contract/language'
import { isKindName, recordKinds } from '@pandora/contract/records/kinds'
import type { RecordKind } from '@pandora/contract/records/record'
import { statementItems } from '@pandora/contract/records/statement-items'

/** Names of the few values that a field may have; codes of exchanges are names themselves. */
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
  income: { zh: '利润表', en: 'income' },
  balance: { zh: '资产负债表', en: 'balance sheet' },
  'cash-flow': { zh: '现金流量表', en: 'cash flow' },
  indicator: { zh: '指标', en: 'indicator' },
  full: { zh: '全天', en: 'full day' },
  half: { zh: '半天', en: 'half day' },
  industry: { zh: '行业', en: 'industry' },
  product: { zh: '产品', en: 'product' },
  region: { zh: '地区', en: 'region' },
  'shareholders-meeting': { zh: '股东大会', en: 'shareholders’ meeting' },
  'board-meeting': { zh: '董事会会议', en: 'board meeting' },
  results: { zh: '业绩发布', en: 'results' },
  presentation: { zh: '业绩说明会', en: 'presentation' },
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英文', en: 'English' },
  short: { zh: '简称', en: 'short' },
  policy: { zh: '政策', en: 'policy' },
  post: { zh: '帖子', en: 'post' },
  report: { zh: '研报', en: 'report' },
  instant: { zh: '时刻', en: 'instant' },
  subject: { zh: '主体', en: 'subject' },
  mention: { zh: '提及', en: 'mention' },
  small: { zh: '小', en: 'small' },
  medium: { zh: '中', en: 'medium' },
  large: { zh: '大', en: 'large' },
  direct: { zh: '直接', en: 'direct' },
  indirect: { zh: '间接', en: 'indirect' },
  supply: { zh: '供应链', en: 'supply chain' },
  theme: { zh: '主题', en: 'theme' },
  upstream: { zh: '上游', en: 'upstream' },
  downstream: { zh: '下游', en: 'downstream' },
  kind: { zh: '属于', en: 'is a kind of' },
  xq: { zh: '雪球', en: 'Xueqiu' },
  df: { zh: '东财', en: 'Eastmoney' },
  listed: { zh: '上市', en: 'listed' },
  delisted: { zh: '退市', en: 'delisted' },
  suspended: { zh: '停牌', en: 'suspended' },
  national: { zh: '国家', en: 'national' },
  ministry: { zh: '部委', en: 'ministry' },
  local: { zh: '地方', en: 'local' },
  supplier: { zh: '供应商披露', en: 'by the supplier' },
  customer: { zh: '客户披露', en: 'by the customer' },
  'third-party': { zh: '第三方披露', en: 'by a third party' },
  subsidiary: { zh: '子公司', en: 'subsidiary' },
  invests_in: { zh: '投资', en: 'invests in' },
  acquires: { zh: '收购', en: 'acquires' },
  joint_venture: { zh: '合资', en: 'joint venture' },
  competitor: { zh: '竞争', en: 'competitor' },
  cooperates: { zh: '合作', en: 'cooperates' },
  customers: { zh: '客户', en: 'customers' },
  suppliers: { zh: '供应商', en: 'suppliers' },
  all: { zh: '全部股份', en: 'all shares' },
  float: { zh: '流通股', en: 'float shares' },
}

/** Name of such a value in a language; the value itself where it has none. */
export function valueName(value: string, language: string): string {
  const name = Object.hasOwn(values, value) ? values[value] : undefined
  return name ? (language === 'en' ? name.en : name.zh) : value
}

/** What a field of a fact holds, as it is shown: a line of a statement and the few values of a choice by their names. */
export function storedValue(kind: string, field: string, value: unknown, language: string): string {
  if (typeof value !== 'string') return JSON.stringify(value) ?? ''
  if (kind === 'statement_item' && field === 'item') {
    const item = Object.hasOwn(statementItems, value) ? statementItems[value] : undefined
    return item ? (language === 'en' ? item.en : item.zh) : value
  }
  const schema = isKindName(kind) ? (recordKinds[kind] as RecordKind).schema.shape[field] : undefined
  return choicesOf(schema) ? valueName(value, language) : value
}

/** The values that a field may have, where these are few; null where it may hold anything. */
export function choicesOf(schema: z.ZodType | undefined): readonly string[] | null {
  const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema
  return inner instanceof z.ZodEnum ? inner.options.map(String) : null
}
