import { fileURLToPath } from 'node:url'

/** The public data beside the repository. */
export const publicFolder = fileURLToPath(new URL('../../../shared/data', import.meta.url))
/** Whether this run is of the public data: `public.config.ts`; all else runs on the sample alone. */
export const onPublicData = process.env['PANDORA_E2E_DATA'] === 'public'

/** The sets the profiles read as they are, in the order to import. */
export const publicFiles = [
  'numeric/a_share_companies/sw2021_industries.csv', 'numeric/a_share_companies/companies.dev.csv', 'numeric/a_share_daily/prices_2021_2025.dev.csv',
  'numeric/index_daily/cn_index_daily.csv', 'numeric/index_daily/us_index_daily.csv', 'numeric/fx/cny_cross_daily.csv', 'numeric/rates_cn/lpr.csv', 'numeric/rates_cn/shibor_daily.csv',
  'numeric/a_share_quarterly_indicators/quarterly_2014q1_2016q2.dev.csv', 'numeric/a_share_quarterly_indicators/stock_basics_2016-09.csv', 'numeric/a_share_annual_financials/annual.dev.csv',
  'numeric/a_share_main_business/composition.dev.csv', 'numeric/chain_kg/company_product.csv', 'numeric/chain_kg/industry_upstream_weighted.csv', 'numeric/policy_mentions/announcements_by_policy.dev.csv',
  'text/zh-news-wind-xueqiu-posneg/dev.jsonl', 'text/zh-astock-news-movement/dev.jsonl', 'text/zh-news-xwlb-economy/news.jsonl',
  'text/zh-policy-gov-work-reports/reports.jsonl', 'text/zh-policy-meetings-xwlb/meetings.jsonl', 'text/zh-policy-meetings-xwlb/policy_releases.jsonl',
].map((file) => `${publicFolder}/${file}`)
