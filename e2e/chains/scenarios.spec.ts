import type { Page } from '@playwright/test'
import { chains } from '@pandora/contract/domains/chains/operations'
import { scenarios } from '@pandora/contract/domains/scenarios/operations'
import { screening } from '@pandora/contract/domains/screening/operations'
import { supply } from '@pandora/contract/domains/supply/operations'
import { firstThat, inDemoMarket } from '../support/demo-market.ts'
import type { Ask } from '../support/demo-market.ts'
import { expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from '../support/screens.ts'

let ask: Ask
let basis = { companyId: '', nameZh: '' }

test.beforeEach(async ({ page }) => {
  ask = await inDemoMarket(page)
  if (basis.companyId) return
  // A customer that does not say all of its shares is as good: two suppliers make paths of it.
  const found = await firstThat(
    (await ask(screening.companies, { size: 50 })).dataList,
    async ({ companyId }) => (await ask(supply.partners, { companyId, side: 'suppliers' })).total >= 3,
  )
  basis = { companyId: found.companyId, nameZh: found.nameZh ?? '' }
})

const table = (page: Page) => page.getByRole('grid', { name: '受影响的公司' })
const shock = (page: Page) => page.getByRole('region', { name: '冲击', exact: true })
const fact = (page: Page, label: string | RegExp) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd')

/** A company as start, found by its name, and its first supplier as who is hit. */
async function begun(page: Page): Promise<string> {
  const { dataList } = await ask(supply.partners, { companyId: basis.companyId, side: 'suppliers' })
  const supplier = dataList[0]?.nameZh ?? ''
  await page.goto('/index/scenarios')
  await page.getByRole('textbox', { name: /名称、代码/ }).fill(basis.nameZh)
  await page
    .getByRole('list', { name: /搜索公司/ })
    .getByRole('button', { name: basis.nameZh })
    .first()
    .click()
  await expect(page).toHaveURL(/what=/)
  await page.getByRole('combobox', { name: '加一家公司' }).selectOption({ label: supplier })
  return supplier
}

/** The upper end of each company's effect in the table, per cent. */
async function effects(page: Page): Promise<Map<string, number>> {
  const rows = table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
  await expect(rows.first()).toBeVisible()
  const told = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('[role="gridcell"]')].slice(0, 2).map((cell) => cell.textContent ?? '')),
  )
  return new Map(told.map(([name = '', effect = '']) => [name, Number(/([\d.]+)%[^%]*$/.exec(effect)?.[1])]))
}

async function keep(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '已存情景' }).click()
  const panel = page.getByRole('dialog', { name: '已存情景' })
  await panel.getByRole('textbox', { name: '保存为' }).fill(name)
  await panel.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText(`已保存“${name}”`)).toBeVisible()
  await page.keyboard.press('Escape')
}

async function volume(page: Page, share: number): Promise<void> {
  const run = page.waitForResponse(
    (answer) =>
      answer.url().endsWith(scenarios.run.path) &&
      (answer.request().postDataJSON() as { shock: { size: number } }).shock.size === share / 100,
  )
  const box = shock(page).getByRole('spinbutton', { name: '产量减少' })
  await box.fill(String(share))
  await run
  await expect(page.getByRole('button', { name: '刷新' }).first()).toBeEnabled()
}

test('a company is chosen as start and a supplier stops: revenue at risk stands with the path that leads to it', async ({
  page,
}) => {
  const supplier = await begun(page)
  await expect(table(page)).toContainText(supplier)
  await expect(table(page)).toContainText(basis.nameZh)
  await expect(fact(page, '直接受冲击')).toHaveText('1')
  await expect(fact(page, /受险收入/)).toContainText('CNY')
  await table(page).getByRole('row').filter({ hasText: basis.nameZh }).getByRole('gridcell').nth(1).click()
  const paths = page.getByRole('list', { name: `${basis.nameZh}：由哪些路径传来` })
  await expect(paths).toContainText(`${supplier} → ${basis.nameZh}`)
  await paths.getByRole('button', { name: '凭证' }).first().click()
  await expect(page.getByRole('region', { name: '凭证' })).toContainText(/占采购 [\d.]+%/)
  await expectAccessible(page)
})

test('more shock shows no less effect; two scenarios are saved and stand side by side', async ({ page }) => {
  await begun(page)
  await shock(page).getByRole('radio', { name: '减产' }).click()
  await volume(page, 20)
  const less = await effects(page)
  const names = [`少停 ${Date.now()}`, `多停 ${Date.now()}`]
  await keep(page, names[0] ?? '')
  await volume(page, 90)
  const more = await effects(page)
  for (const [name, effect] of less) expect(more.get(name), name).toBeGreaterThanOrEqual(effect)
  expect(Math.max(...more.values())).toBeGreaterThan(Math.max(...less.values()))
  await keep(page, names[1] ?? '')
  await page.getByRole('link', { name: '对比' }).click()
  for (const name of names) await page.getByRole('button', { name, exact: true }).click()
  const compared = page.getByRole('grid', { name: '并排对比' })
  for (const name of names) await expect(compared.getByRole('columnheader', { name })).toBeVisible()
  await expect(compared).toContainText(basis.nameZh)
  await expectAccessible(page)
})

test('on a phone in English a scenario is worked out without scrolling sideways', async ({ page }) => {
  await begun(page)
  await inLanguage(page, 'en')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.getByRole('grid', { name: 'Companies affected' })).toBeVisible()
  await expectNoSideScroll(page)
  await expectAccessible(page)
  await page.goto('/index/scenarios/record')
  await expect(page.getByRole('heading', { level: 1, name: 'What if' })).toBeVisible()
  await expectNoSideScroll(page)
})

test('who has chosen nothing begins from an example of the market: its result stands at one press', async ({
  page,
}) => {
  await page.goto('/index/scenarios')
  const examples = page.getByRole('region', { name: '如果断供，谁受影响、影响多大？' })
  await expect(examples.getByRole('button')).not.toHaveCount(0)
  await expectAccessible(page)
  await examples.getByRole('button', { name: /客户最多的公司/ }).click()
  await expect(table(page)).toBeVisible()
  await expect(fact(page, '直接受冲击')).toHaveText('1')
})

test('beside the graph of a chain the chosen node is hit: whom it reaches is coloured, listed, and gone with the panel', async ({
  page,
}) => {
  const { dataList } = await ask(supply.hubs, { size: 1 })
  const hub = dataList[0]
  const { supplyChainGraph } = await ask(chains.draft, { companyId: hub?.companyId ?? '', tiers: 2 })
  const { chainId } = await ask(chains.save, {
    name: `情景 ${Date.now()}`,
    supplyFromDate: null,
    supplyEndDate: null,
    note: '',
    supplyChainGraph,
  })
  const [first] = supplyChainGraph.nodes
  const customer = supplyChainGraph.edges.find(({ source, data }) => source === first?.id && data.purchaseShare)
  await page.goto(`/index/chains/${chainId}`)
  await page.locator(`[data-node="${first?.id}"]`).click()
  await page.getByRole('button', { name: '情景', exact: true }).click()
  const panel = page.getByRole('complementary', { name: '情景' })
  await panel.getByRole('button', { name: '冲击所选节点（1）' }).click()
  await expect(page.locator(`[data-node="${first?.id}"]`)).toHaveAttribute('data-hit', '4')
  await expect(page.locator(`[data-node="${first?.id}"]`)).toContainText('−100.0%')
  await expect(page.locator(`[data-node="${customer?.target}"]`)).toHaveAttribute('data-hit', /[1-4]/)
  await expect(page.getByRole('list', { name: /^颜色/ })).toContainText('≥30%')
  await expect(panel.getByRole('region', { name: '受影响的公司' }).getByRole('listitem')).not.toHaveCount(1)
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator(`[data-node="${first?.id}"]`)).toHaveAttribute('data-hit', '4')
  await panel.getByRole('button', { name: '关闭' }).click()
  await expect(page.locator('[data-hit]')).toHaveCount(0)
})

test('a province is chosen on the map: whoever has a seat or a site there can be hit', async ({ page }) => {
  const { dataList } = await ask(supply.regions, {})
  const [fullest] = dataList
  await page.goto('/index/scenarios')
  await page.getByRole('radio', { name: '一个地区' }).click()
  const map = page.getByRole('group', { name: '各省公司分布' })
  await expect(map.getByRole('button')).toHaveCount(dataList.length)
  await expectAccessible(page)
  await map.getByRole('button', { name: `${fullest?.nameZh} ${fullest?.companies}` }).click()
  await shock(page)
    .getByRole('button', { name: new RegExp(`^${fullest?.nameZh}地震`) })
    .click()
  await expect(table(page)).toBeVisible()
  await expect(fact(page, '直接受冲击')).not.toHaveText('0')
})
