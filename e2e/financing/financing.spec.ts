import { financing } from '@pandora/contract/domains/financing/operations'
import { inDemoMarket, type Ask } from '../support/demo-market.ts'
import { expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll, openAnew } from '../support/screens.ts'

let ask: Ask

// Several screens in one journey, each looked at by axe.
test.setTimeout(120_000)

test.beforeEach(async ({ page }) => {
  ask = await inDemoMarket(page)
  await expect.poll(async () => (await ask(financing.facets, {})).rounds, { timeout: 60_000 }).toBeGreaterThan(100)
})

test('INVEST-04 INVEST-09 INVEST-11 rounds are filtered by industry, and one leads to its company with its history and companies like it', async ({
  page,
}) => {
  const [industry] = (await ask(financing.facets, {})).industries
  await page.goto('/index/financing?market=demo')
  const rounds = page.getByRole('region', { name: '融资轮次' })
  await rounds.getByRole('combobox', { name: '行业' }).selectOption(industry?.zh ?? '')
  await expect(page).toHaveURL(/industry=/)
  await expect(rounds.getByRole('navigation', { name: '翻页' })).toContainText(`共 ${industry?.count} 条`)
  await expectAccessible(page)
  const first = (await ask(financing.list, { industry: industry?.zh ?? '' })).dataList[0]
  await rounds
    .getByRole('row')
    .filter({ hasText: first?.companyZh ?? '-' })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first?.companyZh ?? '-')
  await expect(page.getByRole('list', { name: '融资历程' })).toContainText(first?.day ?? '-')
  await expect(page.getByRole('region', { name: '相似的公司' })).toContainText('业务相近')
  // What became of listed companies after earlier rounds stands beside the same companies on other days.
  await expect(page.getByRole('region', { name: '融资之后的上市公司' }).getByRole('table').first()).toContainText(
    '安慰剂',
  )
  await expectAccessible(page)
})

test('INVEST-03 an investor is found by a name and shows its portfolio, co-investors and pace', async ({ page }) => {
  const [org] = (await ask(financing.searchOrgs, { text: '' })).dataList
  await page.goto('/index/financing/organisations?market=demo')
  // Until the answer has come the rows are those of before, and a press may meet one that goes.
  const found = page.waitForResponse(
    (answer) =>
      answer
        .request()
        .postData()
        ?.includes(org?.orgName ?? '-') ?? false,
  )
  await page.getByRole('searchbox', { name: '按任何名称查找机构' }).fill(org?.orgName ?? '')
  await found
  await page
    .getByRole('row')
    .filter({ hasText: org?.orgName ?? '-' })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(org?.orgName ?? '-')
  for (const name of ['投资组合', '共同投资方', '投资节奏'])
    await expect(page.getByRole('region', { name })).toBeVisible()
  await expectAccessible(page)
})

test('INVEST-05 INVEST-08 INVEST-13 top ten, rotation, comparison and the time to the next round open by their tabs and fit a phone', async ({
  page,
}) => {
  await page.goto('/index/financing?market=demo')
  const top = page.getByRole('region', { name: '十强' })
  await top.getByRole('combobox', { name: '排什么' }).selectOption('organisation')
  await expect(top).toContainText('整轮金额')
  for (const [tab, name] of [
    ['rotation', '行业轮动'],
    ['compare', '行业对比'],
    ['survival', '下一轮的时间'],
  ] as const) {
    await openAnew(page, `/index/financing/${tab}?market=demo`)
    await expect(page.getByRole('region', { name })).toBeVisible()
    await expectAccessible(page)
  }
  const [industry] = (await ask(financing.facets, {})).industries
  const survival = page.getByRole('region', { name: '下一轮的时间' })
  await survival.getByRole('combobox', { name: '行业' }).selectOption(industry?.zh ?? '')
  await expect(page).toHaveURL(/industry=/)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const tab of ['', '/rotation', '/compare', '/organisations', '/survival']) {
    await openAnew(page, `/index/financing${tab}?market=demo`)
    await expect(page.getByRole('heading', { level: 1, name: '投融资监测' })).toBeVisible()
    await expectNoSideScroll(page)
  }
})
