import { expect, test } from './support/product.ts'
import { inLanguage } from './support/screens.ts'

test('the English interface names industries, publishers and sources in English, the Chinese one in Chinese', async ({
  signedIn: page,
}) => {
  const main = page.getByRole('main')
  await page.goto('/index/company/SHZ-009902')
  await inLanguage(page, 'en')
  const industries = main.getByRole('navigation', { name: 'Industry' }).locator('a')
  await expect(industries).toHaveText(['Electrical Equipment', 'Batteries', 'Lithium Batteries'])

  await page.goto('/index/industries/630701')
  await expect(page.getByRole('treeitem', { name: /Lithium Batteries/ })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Lithium Batteries' })).toBeVisible()
  await expect(main).not.toContainText('动力电池')

  await page.goto('/index/rates')
  await expect(main.getByRole('link', { name: 'Original page of European Central Bank (cross rates)' })).toHaveText(
    'European Central Bank (cross rates)',
  )
  await expect(
    main.getByRole('link', { name: 'Original page of National Interbank Funding Center' }).first(),
  ).toBeVisible()

  await page.goto('/index/company/SHZ-009902/news')
  await expect(main.getByRole('list', { name: 'News', exact: true }).getByText('Wind (Xueqiu)').first()).toBeVisible()
  await expect(main.getByText('万得资讯（雪球）')).toHaveCount(0)

  await inLanguage(page, 'zh-CN')
  await expect(
    main.getByRole('list', { name: '新闻', exact: true }).getByText('万得资讯（雪球）').first(),
  ).toBeVisible()
  await page.goto('/index/rates')
  await expect(main.getByRole('link', { name: '全国银行间同业拆借中心 原始页面' }).first()).toBeVisible()
})
