import { expect, test } from './support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from './support/screens.ts'

test('data health says how much of each kind there is, how old, from where, and leads to it', async ({
  signedIn: page,
}) => {
  await page.goto('/index/health')
  await inLanguage(page, 'zh-CN')
  const prices = page.getByRole('row').filter({ hasText: '日线' })
  await expect(prices).toContainText('a-share-daily')
  await expect(prices).toContainText(/正常|偏旧/)
  await expect(page.getByRole('row').filter({ hasText: '公司行动' })).toContainText('没有数据')
  await expect(page.getByRole('link', { name: /有英文名/ })).toContainText('%')
  await page.getByRole('row').filter({ hasText: '文档涉及公司' }).click()
  await expect(page).toHaveURL(/kind=document_company/)
  await page.reload()
  const panel = page.getByRole('complementary', { name: '文档涉及公司' })
  await expect(panel).toContainText('wind-xueqiu-news')
  await panel.getByRole('button', { name: '查看数据' }).click()
  await expect(page).toHaveURL(/\/index\/flash/)
  await page.goto('/index/health')
  await page.getByRole('link', { name: /完成的导入/ }).click()
  await expect(page).toHaveURL(/\/index\/imports/)
})

test('data health as of an early day counts only what was known then', async ({ signedIn: page }) => {
  await page.goto('/index/health?asOf=2000-01-01')
  await inLanguage(page, 'zh-CN')
  await expect(page.getByRole('row').filter({ hasText: '日线' })).toContainText('没有数据')
})

for (const language of ['zh-CN', 'en'] as const) {
  test(`axe finds nothing serious on data health, ${language}`, async ({ signedIn: page }) => {
    await page.goto('/index/health?kind=document')
    await inLanguage(page, language)
    await expect(page.getByRole('complementary')).toBeVisible()
    await expectAccessible(page)
    await inLanguage(page, 'zh-CN')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/index/health')
    await expect(page.getByRole('grid')).toBeVisible()
    await expectNoSideScroll(page)
  })
}
