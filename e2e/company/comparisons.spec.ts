import { expect, test } from '../support/product.ts'
import { undoLast } from '../support/undo.ts'

test('a comparison is kept under a name, opened from another company, renamed, taken away and brought back', async ({
  signedIn: page,
}) => {
  const names = page.getByRole('list', { name: '公司' }).getByRole('listitem')
  const menu = page.getByRole('button', { name: '已存对比' })
  await page.goto('/index/company/SHZ-009902/compare?with=SHZ-009904,SSE-609902')
  await expect(names).toHaveCount(3)
  const shown = await names.allInnerTexts()
  await menu.click()
  const panel = page.getByRole('dialog')
  await expect(panel).toContainText('还没有保存的对比')
  await panel.getByRole('textbox').fill('存储三家')
  await panel.getByRole('button', { name: '保存', exact: true }).click()
  const open = panel.getByRole('button', { name: '打开“存储三家”' })
  await expect(open).toBeVisible()
  await panel.getByRole('button', { name: '给“存储三家”改名' }).click()
  await panel.getByRole('textbox', { name: '给“存储三家”改名' }).fill('存储与对手')
  await panel.getByRole('button', { name: '保存', exact: true }).first().click()
  await expect(panel.getByRole('button', { name: '打开“存储与对手”' })).toBeVisible()

  // Kept by the account: it stands after a reload, on another company's page.
  await page.goto('/index/company/SHZ-009901/compare')
  await menu.click()
  await panel.getByRole('button', { name: '打开“存储与对手”' }).click()
  await expect(page).toHaveURL(/\/index\/company\/SHZ-009902\/compare\?.*with=SHZ-009904(,|%2C)SSE-609902/)
  await expect(names).toHaveCount(3)
  expect(await names.allInnerTexts()).toEqual(shown)

  await menu.click()
  await panel.getByRole('button', { name: '删除“存储与对手”' }).click()
  await expect(panel).toContainText('还没有保存的对比')
  await undoLast(page)
  await menu.click()
  // Left before the keeping got anywhere: what was shown as gone is gone all the same.
  await page.route('**/api/userinfo*', () => undefined)
  await panel.getByRole('button', { name: '删除“存储与对手”' }).click()
  await expect(panel).toContainText('还没有保存的对比')
  await page.unroute('**/api/userinfo*')
  await page.reload()
  await menu.click()
  await expect(panel).toContainText('还没有保存的对比')
})
