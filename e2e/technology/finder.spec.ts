import { technology } from '@pandora/contract/domains/technology/operations'
import { inDemoMarket, type Ask } from '../support/demo-market.ts'
import { expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll, openAnew } from '../support/screens.ts'

let ask: Ask

// Several screens in one journey, each looked at by axe.
test.setTimeout(120_000)

test.beforeEach(async ({ page }) => {
  ask = await inDemoMarket(page)
})

test('HUAKONG-03 HUAKONG-05 a hint is taken by the keyboard; companies stand apart, and one opens its evidence', async ({
  page,
}) => {
  await page.goto('/index/technology')
  await expect(page.getByRole('heading', { level: 1, name: '技术寻企' })).toBeVisible()
  const field = page.getByRole('combobox', { name: /输入技术/ })
  await field.fill('lidianchi')
  await expect(page.getByRole('option', { name: /^锂电池/ })).toBeVisible()
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(/q=%E9%94%82%E7%94%B5%E6%B1%A0/)
  // What the small market makes, whichever of these it is.
  const made = ['锂电池', '光伏', '半导体', '机器人', '软件', '药', '钢', '食品']
  const found = await Promise.all(
    made.map(async (keyword) => ({ ...(await ask(technology.companies, { keyword })), keyword })),
  )
  const { keyword, listed } = found.find((one) => one.listed.total > 0) ?? {
    keyword: '',
    listed: { total: 0, dataList: [] },
  }
  expect(listed.total).toBeGreaterThan(0)
  await openAnew(page, `/index/technology?q=${encodeURIComponent(keyword)}`)
  const companies = page.getByRole('region', { name: '上市公司', exact: true })
  await expect(companies.getByRole('heading')).toContainText(`上市公司 ${listed.total}`)
  await expect(page.getByRole('region', { name: '未上市公司', exact: true })).toBeVisible()
  await companies
    .getByRole('button', { name: new RegExp(listed.dataList[0]?.stockCode ?? '-') })
    .first()
    .click()
  await expect(companies.getByRole('table')).toContainText('合计')
  await expect(companies.getByRole('link', { name: '公司页' })).toBeVisible()
  await expectAccessible(page)
})

test('HUAKONG-10 a keyword is saved, stands with the others, and is forgotten; too long a one is told by name', async ({
  page,
  expectFailure,
}) => {
  // A keyword that is too long is refused.
  expectFailure('status of 400')
  await page.goto(`/index/technology?q=${encodeURIComponent('光伏')}`)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('list', { name: '已存关键词' }).getByRole('button', { name: '光伏' })).toBeVisible()
  await page.getByRole('button', { name: '已保存', exact: true }).click()
  await expect(page.getByRole('list', { name: '已存关键词' })).toHaveCount(0)
  await openAnew(page, `/index/technology?q=${'x'.repeat(300)}`)
  await expect(page.getByText(/关键词有 300 个字符/).first()).toBeVisible()
})

test('HUAKONG-08 HUAKONG-09 a technology leads on; products and news stand beside it, on a phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/index/technology?q=${encodeURIComponent('锂电池')}`)
  await expectNoSideScroll(page)
  await page.getByRole('radio', { name: '产品' }).click()
  await expect(page).toHaveURL(/part=products/)
  await expect(page.getByRole('region', { name: '产品' })).toBeVisible()
  const { broader } = await ask(technology.keyword, { keyword: '锂电池' })
  await page
    .getByRole('button', { name: broader[0]?.nameZh ?? '-', exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(broader[0]?.nameZh ?? '-')}`))
})
