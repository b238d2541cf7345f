import { themes } from '@pandora/contract/domains/themes/operations'
import { tryDemo, type Ask } from './support/demo-market.ts'
import { expect, test } from './support/product.ts'
import { expectNoSideScroll, openAnew, serious } from './support/screens.ts'

/** A company of the demo with a theme of its own. */
async function anyMember(ask: Ask): Promise<{ companyId: string; themeId: string }> {
  const [one] = (await ask(themes.companyList, { size: 1 })).dataList
  if (!one) throw new Error('no theme has members')
  return one
}

test('from a company to what changed between two dates: groups with counts, values before and after, and what brought them', async ({
  page,
}) => {
  const ask = await tryDemo(page)
  const { companyId } = await anyMember(ask)
  await page.goto(`/index/company/${companyId}`)
  await page.getByRole('button', { name: '两个日期对比' }).click()
  await expect(page).toHaveURL(/\/index\/changes\?subject=company%3A|subject=company:/)
  await page.getByRole('radio', { name: '近一年' }).click()
  await expect(page.getByRole('radio', { name: /^文档 [1-9]/ })).toBeVisible()
  await page.getByRole('radio', { name: /^数字 [1-9]/ }).click()
  await expect(page.getByRole('row').nth(1)).toContainText(/营业|利润|毛利|净/)
  await page.getByRole('radio', { name: /^文档 [1-9]/ }).click()
  await expect(page).toHaveURL(/group=documents/)
  await page.reload()
  await page.getByRole('row').nth(1).getByRole('link').last().click()
  await expect(page).toHaveURL(/\/index\/flash\//)
})

test('a theme and a floor are compared too; what is none is told, and a bad span is refused', async ({
  page,
  expectFailure,
}) => {
  const ask = await tryDemo(page)
  const { themeId } = await anyMember(ask)
  await page.goto(`/index/themes/${themeId}`)
  await page.getByRole('button', { name: '两个日期对比' }).click()
  await expect(page.getByRole('main')).toContainText('主题 · ')
  await page.goto('/index')
  await page.getByRole('button', { name: /^楼层“.*”的菜单$/ }).click()
  await page.getByRole('menuitem', { name: '两个日期对比' }).click()
  await expect(page.getByRole('main')).toContainText('楼层 · ')
  expectFailure('/api/changes/counts')
  await openAnew(page, '/index/changes?subject=theme:none')
  await expect(page.getByRole('main')).toContainText('找不到要对比的')
  await openAnew(page, `/index/changes?subject=theme:${themeId}&from=2024-05-01&to=2024-04-01`)
  await expect(page.getByRole('alert')).toContainText('要早于')
  // Where nothing is chosen, what is at hand of each kind leads to its comparison.
  for (const [kind, said] of [
    [/^(关注的公司|市值最大的公司)$/, '公司 · '],
    ['主题', '主题 · '],
    ['我的楼层', '楼层 · '],
  ] as const) {
    await openAnew(page, '/index/changes')
    await page.getByRole('region', { name: kind }).getByRole('link').first().click()
    await expect(page).toHaveURL(/subject=/)
    await expect(page.getByRole('main')).toContainText(said)
  }
})

test('two dates compared, on a phone and in English: no scrolling sideways, nothing serious for axe', async ({
  page,
}) => {
  const ask = await tryDemo(page)
  const { companyId } = await anyMember(ask)
  await page.goto(`/index/changes?subject=company:${companyId}&group=business`)
  await expect(page.getByRole('radiogroup').first()).toBeVisible()
  expect(await serious(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.getByRole('radiogroup').first()).toBeVisible()
  await expectNoSideScroll(page)
})
