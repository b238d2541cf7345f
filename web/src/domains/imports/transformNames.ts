import type { transforms } from '@pandora/contract/domains/imports/operations'
import type { Bilingual } from '@pandora/contract/language'

/** What each way of reading a cell does. */
export const transformNames = {
  text: { zh: '文字', en: 'text' },
  'plain-text': { zh: '长文字', en: 'long text' },
  excerpt: { zh: '检索摘录', en: 'search excerpt' },
  sentence: { zh: '首句', en: 'first sentence' },
  language: { zh: '文字的语言', en: 'language of the text' },
  number: { zh: '数字', en: 'number' },
  integer: { zh: '整数', en: 'whole number' },
  percent: { zh: '百分比', en: 'per cent' },
  amount: { zh: '带单位的金额', en: 'amount with unit' },
  money: { zh: '任意币种的金额', en: 'amount in any currency' },
  currency: { zh: '金额的币种', en: 'currency of an amount' },
  day: { zh: '日期', en: 'day' },
  month: { zh: '月份', en: 'month of a day' },
  'quarter-end': { zh: '年与季度的末日', en: 'end of a quarter' },
  cik: { zh: 'SEC 登记号的公司', en: 'company of a CIK' },
  'month-day': { zh: '某日之后的月日', en: 'month and day after a day' },
  published: { zh: '发布时刻', en: 'time of publication' },
  precision: { zh: '时刻的精度', en: 'precision of a time' },
  'day-in-text': { zh: '文字中的日期', en: 'day in a text' },
  code: { zh: '代码', en: 'code' },
  exchange: { zh: '代码的交易所', en: 'exchange of a code' },
  security: { zh: '证券', en: 'security' },
  company: { zh: '公司', en: 'company' },
  'document-id': { zh: '文件标识', en: 'document id' },
  fingerprint: { zh: '指纹', en: 'fingerprint' },
  url: { zh: '网址', en: 'address' },
  urls: { zh: '多个网址', en: 'addresses' },
  list: { zh: '多项文字', en: 'several texts' },
} as const satisfies Record<(typeof transforms)[number], Bilingual>
