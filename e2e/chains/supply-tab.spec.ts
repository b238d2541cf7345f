import type { Page } from '@playwright/test'
import { screening } from '@pandora/contract/domains/screening/operations'
import { supply } from '@pandora/contract/domains/supply/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { firstThat, inDemoMarket } from '../support/demo-market.ts'
import { expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from '../support/screens.ts'

type Partner = OutputOf<typeof supply.partners>['dataList'][number]

/** A company of the demo market with a supplier of which both shares are said. */
async function withBothShares(page: Page): Promise<{ companyId: string; partner: Partner }> {
  const ask = await inDemoMarket(page)
  await inLanguage(page, 'zh-CN')
  const partnerOf = async (companyId: string) =>
    (await ask(supply.partners, { companyId, side: 'suppliers' })).dataList.find(
      (one) => one.revenueShare && one.purchaseShare && one.partnerCompanyId,
    )
  const { companyId } = await firstThat(
    (await ask(screening.companies, { size: 50 })).dataList,
    async (one) => (await partnerOf(one.companyId)) !== undefined,
  )
  const partner = await partnerOf(companyId)
  if (!partner) throw new Error('the partner is gone')
  return { companyId, partner }
}
const shown = (share: number) => `${(share * 100).toFixed(1)}%`

test("a supplier stands on the company's page with both shares, opens where it is said, and leads to its own chain", async ({
  page,
}) => {
  const { companyId, partner } = await withBothShares(page)
  await page.goto(`/index/company/${companyId}/supply`)
  const suppliers = page.getByRole('grid', { name: '供应商', exact: true })
  const row = suppliers
    .getByRole('row')
    .filter({ hasText: partner.nameZh ?? '' })
    .first()
  for (const share of [partner.revenueShare, partner.purchaseShare])
    await expect(row.getByRole('gridcell', { name: shown(share?.low ?? -1), exact: true })).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: /^来源/ }).click()
  const evidence = page.getByRole('dialog')
  await expect(evidence).toContainText(partner.provenance?.source ?? '')
  await expect(evidence).toContainText('何时可知')
  await page.keyboard.press('Escape')
  await row.getByRole('gridcell').first().click()
  await expect(page).toHaveURL(new RegExp(`/company/${partner.partnerCompanyId}/supply`))
  // Seen from the other end the company is the customer, with the same two shares.
  const customers = page.getByRole('grid', { name: '客户', exact: true })
  await expect(customers).toContainText(shown(partner.revenueShare?.low ?? -1))
  await expect(customers).toContainText(shown(partner.purchaseShare?.low ?? -1))
})

test('the supply chain tab fits a phone in English, with both shares', async ({ page }) => {
  const { companyId, partner } = await withBothShares(page)
  await inLanguage(page, 'en')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/index/company/${companyId}/supply`)
  const suppliers = page.getByRole('grid', { name: 'Suppliers', exact: true })
  await expect(suppliers).toContainText(shown(partner.purchaseShare?.low ?? -1))
  await expectNoSideScroll(page)
  await expectAccessible(page)
})
