import { ranking } from '@pandora/contract/domains/ranking/operations'
import { rankingWeights } from '@pandora/contract/domains/ranking/weight-operations'
import { inDemoMarket, type Ask } from '../support/demo-market.ts'
import { expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll, openAnew } from '../support/screens.ts'

// Several screens in one journey, each looked at by axe.
test.setTimeout(200_000)

let ask: Ask
test.beforeEach(async ({ page }) => {
  ask = await inDemoMarket(page)
  await expect.poll(async () => (await ask(ranking.scoreRank, {})).total, { timeout: 60_000 }).toBeGreaterThan(3)
})

test('RANK-03 RANK-04 RANK-06 a company of the AI list is pinned to its head, hidden and brought back; its receipt adds up', async ({
  page,
}) => {
  await page.goto('/index/ranking')
  const list = page.getByRole('region', { name: 'AI 评分榜' })
  const rows = list.getByRole('row')
  const third = (await ask(ranking.scoreRank, {})).dataList[2]
  const name = third?.nameZh ?? '-'
  await list.getByRole('button', { name: `置顶 ${name}`, exact: true }).click()
  await expect(rows.nth(1)).toContainText(name)
  await list.getByRole('button', { name: `取消置顶 ${name}` }).click()
  await expect(list.getByRole('button', { name: `置顶 ${name}`, exact: true })).toBeVisible()
  await list.getByRole('button', { name: `隐藏 ${name}` }).click()
  await expect(list.getByRole('button', { name: `隐藏 ${name}` })).toHaveCount(0)
  await list.getByRole('button', { name: /^已隐藏 \d/ }).click()
  const drawer = page.getByRole('dialog', { name: '已隐藏的条目' })
  await drawer.getByRole('button', { name: '恢复' }).first().click()
  await expect(drawer.getByText('没有隐藏的条目。')).toBeVisible()
  await page.keyboard.press('Escape')
  await list.getByRole('button', { name: `${name} 的评分收据` }).click()
  await expect(page.getByRole('dialog', { name: '评分收据' })).toContainText('市场中位')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  for (const [tab, title] of [
    ['event', '事件驱动榜'],
    ['policy', '政策驱动榜'],
    ['social', '社媒榜'],
    ['industries', '行业排名'],
    ['published', '外部榜单'],
  ] as const) {
    await openAnew(page, `/index/ranking/${tab}`)
    await expect(page.getByRole('region', { name: title })).toBeVisible()
    await expect(page.getByRole('status', { name: '加载中' })).toHaveCount(0)
  }
  // Months are worked out after the market has come.
  await expect.poll(async () => (await ask(rankingWeights.record, {})).months, { timeout: 120_000 }).toBeGreaterThan(0)
  await openAnew(page, '/index/ranking/record')
  await expect(page.getByRole('group', { name: '因子权重' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideScroll(page)
})

test('RANK-03 on a phone each entry can be explained, pinned and hidden without moving the list sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [tab, title] of [
    ['', 'AI 评分榜'],
    ['/event', '事件驱动榜'],
    ['/policy', '政策驱动榜'],
  ] as const) {
    await page.goto(`/index/ranking${tab}`)
    const first = page.getByRole('region', { name: title }).getByRole('row').nth(1)
    for (const deed of [/^置顶/, /^隐藏/])
      await expect(first.getByRole('button', { name: deed })).toBeInViewport({ ratio: 1 })
  }
})

test('RANK-30 a company’s report stands on one page with where its figures come from; a call on it is recorded and listed', async ({
  page,
}) => {
  const company = (await ask(ranking.scoreRank, {})).dataList[0]
  const name = company?.nameZh ?? '-'
  await page.goto(`/index/company/${company?.companyId}`)
  await page.getByRole('button', { name: '我认为' }).click()
  const dialog = page.getByRole('dialog', { name: `对 ${name} 做一个判断` })
  await dialog.getByRole('textbox', { name: '理由' }).fill('订单饱满')
  await dialog.getByRole('button', { name: '记录判断' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto('/index/calls')
  await expect(page.getByRole('main')).toContainText(name)
  await expect(page.getByRole('main')).toContainText('进行中')
  await expectAccessible(page)
  await page.goto(`/index/stock-report/${company?.companyId}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideScroll(page)
})
