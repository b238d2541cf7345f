import { companies } from '@pandora/contract/domains/companies/operations'
import { screening } from '@pandora/contract/domains/screening/operations'
import type { Page } from '@playwright/test'
import { inDemoMarket } from './demo-market.ts'
import type { Ask } from './demo-market.ts'
import { expect } from './product.ts'

export const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const companyPath = (companyId: string, tab: string, query = '') =>
  `/index/company/${companyId}${tab ? `/${tab}` : ''}${query}`

export interface ReadMarket {
  ask: Ask
  all: readonly { companyId: string; nameZh: string | null; nameEn: string | null }[]
}

/** The demo market in Chinese with all its companies, once their texts have been read. */
export async function readMarket(page: Page): Promise<ReadMarket> {
  const ask = await inDemoMarket(page)
  const all = (await ask(screening.companies, { size: 50 })).dataList
  await expect
    .poll(async () => (await ask(companies.profile, { companyId: all[0]?.companyId ?? '' })).waiting, {
      timeout: 40_000,
    })
    .toBe(0)
  return { ask, all }
}
