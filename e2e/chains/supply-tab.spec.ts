import type { Page } from '@playwright/test'
import { screening } from '@pandora/contract/domains/screening/operations'
import { supply } from '@pandora/contract/domains/supply/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { firstThat, inDemoMarket } from '../support/demo-market.ts'
import { expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from '../support/screens.ts'
import { undoLast } from '../support/undo.ts'

type Partner = OutputOf<typeof supply.partners>['dataList'][number]

/** A company of the demo market with a supplier of which both shares are said. */
async function withBothShares(page: Page): Promise<{ companyId: string; partner: Partner }> {
  const ask = await inDemoMarket(page)
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
  await page.goto(`/index/company/${companyId}/supply`)
  await inLanguage(page, 'en')
  await page.setViewportSize({ width: 390, height: 844 })
  const suppliers = page.getByRole('grid', { name: 'Suppliers', exact: true })
  await expect(suppliers).toContainText(shown(partner.purchaseShare?.low ?? -1))
  await expectNoSideScroll(page)
  await expectAccessible(page)
})

test('a supply that a source has wrong is rejected on the page of its company, stands among the rejected, and is taken back', async ({
  page,
}) => {
  const { companyId, partner } = await withBothShares(page)
  const name = partner.nameZh ?? ''
  await page.goto(`/index/company/${companyId}/supply`)
  const row = page.getByRole('grid', { name: '供应商', exact: true }).getByRole('row').filter({ hasText: name })
  await expect(row.first()).toBeVisible()
  const before = await row.count()
  const product = partner.productZh ?? ''
  await row
    .filter({ hasText: product })
    .first()
    .getByRole('button', { name: /^否决 / })
    .click()
  const dialog = page.getByRole('dialog', { name: '否决这条关系' })
  await dialog.getByLabel('原因（可不填）').fill('年报里是另一家')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '否决', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toHaveCount(before - 1)
  await page.goto('/index/chains?tab=review&state=rejected')
  const rejected = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: '年报里是另一家' })
  await expect(rejected).toContainText(`供应`)
  await rejected.getByRole('button', { name: '撤回' }).click()
  await expect(rejected).toHaveCount(0)
  await page.goto(`/index/company/${companyId}/supply`)
  await expect(row).toHaveCount(before)
})

test('what a text says unsurely waits, with its words; accepted it stands with its company, and an undo takes that back', async ({
  page,
}) => {
  await inDemoMarket(page)
  await page.goto('/index/chains?tab=review')
  const list = page.getByRole('main').getByRole('listitem')
  await expect(list.first()).toContainText(/把握 8\d%/)
  await expectAccessible(page)
  const words = (await list.first().getByRole('paragraph').innerText()).trim()
  const one = list.filter({ hasText: words })
  const seller = one.getByRole('link').first()
  const [supplier, customer] = [await seller.innerText(), await one.getByRole('link').nth(1).innerText()]
  await one.getByRole('button', { name: '接受' }).click()
  await expect(one).toHaveCount(0)
  await page.getByRole('radio', { name: '已接受' }).click()
  await expect(page).toHaveURL(/state=accepted/)
  const accepted = list.filter({ hasText: words })
  await expect(accepted).toContainText('接受')
  await accepted.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: supplier })).toBeVisible()
  const customers = page.getByRole('grid', { name: '客户', exact: true })
  await expect(customers.getByRole('row').filter({ hasText: customer }).first()).toBeVisible()
  await undoLast(page)
  await page.goto('/index/chains?tab=review')
  await expect(list.filter({ hasText: words })).toHaveCount(1)
})

test('questions about relations fit a phone in English', async ({ page }) => {
  await inDemoMarket(page, 'en')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/index/chains?tab=review')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/8\d% sure/)
  await expectNoSideScroll(page)
  await expectAccessible(page)
})
