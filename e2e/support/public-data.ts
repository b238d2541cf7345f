import { fileURLToPath } from 'node:url'

/** The public data beside the repository. */
export const publicFolder = fileURLToPath(new URL('../../../shared/data', import.meta.url))
/** Whether this run is of the public data: `public.config.ts`; all else runs on the sample alone. */
export const onPublicData = process.env['PANDORA_E2E_DATA'] === 'public'

/** Sets that the tests hold screens against, as the profiles read them, in the order to import. */
export const publicFiles = [
  'numeric/a_share_companies/sw2021_industries.csv',
  'numeric/a_share_companies/companies.dev.csv',
  'numeric/a_share_daily/prices_2021_2025.dev.csv',
  'numeric/index_daily/cn_index_daily.csv',
  'numeric/a_share_annual_financials/annual.dev.csv',
  'numeric/a_share_main_business/composition.dev.csv',
  'text/zh-news-wind-xueqiu-posneg/dev.jsonl',
  'text/zh-astock-news-movement/dev.jsonl',
].map((file) => `${publicFolder}/${file}`)
