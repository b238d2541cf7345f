import type { KindName } from '@pandora/contract/records/kinds'
import type { Bilingual } from '@pandora/contract/language'

/** Names of the kinds of data, as health and imports speak of them. */
export const kindNames = {
  company: { zh: '公司', en: 'Companies' },
  company_name: { zh: '公司名称', en: 'Company names' },
  company_profile: { zh: '公司资料', en: 'Company profiles' },
  security: { zh: '证券', en: 'Securities' },
  listing_status: { zh: '上市状态', en: 'Listing status' },
  industry: { zh: '行业', en: 'Industries' },
  industry_membership: { zh: '行业归属', en: 'Industry membership' },
  daily_price: { zh: '日线', en: 'Daily prices' },
  trading_day: { zh: '交易日', en: 'Trading days' },
  share_count: { zh: '股本', en: 'Share counts' },
  corporate_action: { zh: '公司行动', en: 'Corporate actions' },
  series: { zh: '指标', en: 'Series' },
  observation: { zh: '指标数值', en: 'Observations' },
  statement_item: { zh: '财务报表', en: 'Statements' },
  business_segment: { zh: '业务构成', en: 'Business segments' },
  document: { zh: '文件', en: 'Documents' },
  document_company: { zh: '文件涉及公司', en: 'Companies in documents' },
  author: { zh: '发帖人', en: 'Post authors' },
  post: { zh: '帖子', en: 'Posts' },
  theme: { zh: '主题', en: 'Themes' },
  theme_membership: { zh: '主题成分', en: 'Theme membership' },
  supply_edge: { zh: '供应关系', en: 'Supply relations' },
  industry_relation: { zh: '行业上下游', en: 'Industry relations' },
  product_relation: { zh: '产品上下游', en: 'Product relations' },
  event: { zh: '事件', en: 'Events' },
  event_company: { zh: '事件涉及公司', en: 'Companies in events' },
  financing_round: { zh: '融资轮次', en: 'Financing rounds' },
  country_relation: { zh: '国家关系', en: 'Country relations' },
} as const satisfies Record<KindName, Bilingual>

/** Name of a kind in a language; the kind's own word where it is not known here. */
export function kindName(kind: string, language: string): string {
  const name: Bilingual | undefined = Object.hasOwn(kindNames, kind) ? kindNames[kind as KindName] : undefined
  return name ? (language === 'en' ? name.en : name.zh) : kind
}
