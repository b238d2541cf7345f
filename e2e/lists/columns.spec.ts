import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from '../support/screens.ts'

const heads = (page: Page) =>
  page
    .getByRole('grid')
    .first()
    .locator('[role="columnheader"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-key') ?? ''))
const head = (page: Page, key: string) => page.locator(`[role="columnheader"][data-key="${key}"]`)
const kept = (page: Page) => page.waitForResponse((answer) => answer.url().includes('/api/user/updateConfig'))
const menu = (page: Page) => page.getByRole('button', { name: '列', exact: true })

async function openWatch(page: Page): Promise<void> {
  const { token } = (
    (await (
      await page.request.post('/api/login/v2', {
        data: { email: 'admin@example.test', password: 'lantern orchard seven' },
      })
    ).json()) as { data: { token: string } }
  ).data
  await page.request.post('/api/watch/addMany', {
    data: { names: ['澄岳银行', '晟珂储能', '飞砾机器人'] },
    headers: { authorization: `Bearer ${token}` },
  })
  await page.goto('/index/watch')
  await inLanguage(page, 'zh-CN')
  await expect(page.getByRole('grid').first()).toBeVisible()
}

test('a reader chooses fields of the screening for the watch list, moves and widens them by pointer and keys, sorts by them, and finds all of it again', async ({
  signedIn: page,
}) => {
  await openWatch(page)
  await menu(page).click()
  await page
    .getByRole('radio', { name: '标准' })
    .or(page.getByRole('button', { name: '标准' }))
    .first()
    .waitFor()
  await page.getByRole('searchbox', { name: '查找列' }).fill('净资产')
  let saved = kept(page)
  await page.getByRole('checkbox', { name: /净资产收益率/ }).click()
  await saved
  await page.getByRole('searchbox', { name: '查找列' }).fill('')
  await expect(page.getByRole('checkbox', { name: /净资产收益率/ })).toBeChecked()
  saved = kept(page)
  await page.getByText('紧凑', { exact: true }).click()
  await saved
  await page.keyboard.press('Escape')
  await expect(head(page, 'roe')).toContainText('净资产收益率%')
  expect((await page.locator('[data-row="0"]').boundingBox())?.height).toBe(22)

  // The order, by keys.
  const before = await heads(page)
  const at = before.indexOf('roe')
  saved = kept(page)
  await head(page, 'roe').getByRole('button').focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await saved
  await expect
    .poll(() => heads(page))
    .toEqual([...before.slice(0, at - 1), 'roe', before[at - 1], ...before.slice(at + 1)])
  // And by dragging a head onto another.
  saved = kept(page)
  await head(page, 'roe').dragTo(head(page, 'code'))
  await saved
  await expect.poll(async () => (await heads(page)).indexOf('roe')).toBe(before.indexOf('code'))

  // The width, by its edge and by keys.
  const wide = async () => Math.round((await head(page, 'roe').boundingBox())?.width ?? 0)
  const was = await wide()
  const box = await head(page, 'roe').locator('[data-edge]').boundingBox()
  if (!box) throw new Error('the head has no edge')
  saved = kept(page)
  await page.mouse.move(box.x + 3, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + 43, box.y + 8, { steps: 4 })
  await page.mouse.up()
  await saved
  await expect.poll(wide).toBe(was + 40)
  saved = kept(page)
  await head(page, 'roe').getByRole('button').focus()
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await saved
  await expect.poll(wide).toBe(was + 48)

  // Sorted by the server, by the field.
  const sorted = page.waitForRequest((request) => (request.postData() ?? '').includes('"sort":"roe"'))
  await head(page, 'roe').getByRole('button').click()
  await sorted
  await expect(head(page, 'roe')).toHaveAttribute('aria-sort', 'descending')

  // The file follows.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 CSV' }).click(),
  ])
  expect((await readFile(await file.path(), 'utf8')).split('\r\n')[0]).toContain('净资产收益率（%）')

  // All of it stands after a start anew, and is given back.
  await page.reload()
  await expect(head(page, 'roe')).toBeVisible()
  expect((await heads(page)).indexOf('roe')).toBe(before.indexOf('code'))
  await expect.poll(wide).toBe(was + 48)
  await expectAccessible(page)
  await menu(page).click()
  saved = kept(page)
  await page.getByRole('button', { name: '恢复默认' }).click()
  await saved
  await page.keyboard.press('Escape')
  await expect(head(page, 'roe')).toHaveCount(0)
  expect((await page.locator('[data-row="0"]').boundingBox())?.height).toBe(28)
})

test('the figure of a list is that of the screening', async ({ signedIn: page }) => {
  await openWatch(page)
  await menu(page).click()
  await page.getByRole('checkbox', { name: /市净率/ }).click()
  await page.keyboard.press('Escape')
  const inRow = async (key: string) => {
    const at = (await heads(page)).indexOf(key)
    const row = page.locator('[data-row]').filter({ hasText: '晟珂储能' }).first()
    await expect(row.locator('[role="gridcell"]').nth(at)).not.toContainText('…')
    return (await row.locator('[role="gridcell"]').nth(at).innerText()).split('\n')[0]
  }
  const listed = await inRow('pbRatio')
  await menu(page).click()
  await page.getByRole('button', { name: '恢复默认' }).click()
  await page.goto('/index/screening?old=1&exchanges=all')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  expect(await inRow('pbRatio')).toBe(listed)
})

test('on a phone the company stays while the columns chosen are scrolled to', async ({ signedIn: page }) => {
  await openWatch(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await menu(page).click()
  await page.getByRole('checkbox', { name: /毛利率/ }).click()
  await page.keyboard.press('Escape')
  await expect(head(page, 'grossMargin')).toBeAttached()
  const first = page.locator('[data-row="0"] [role="gridcell"]').first()
  const left = (await first.boundingBox())?.x
  await page
    .getByRole('grid')
    .first()
    .evaluate((grid) => grid.scrollTo({ left: 300 }))
  expect((await first.boundingBox())?.x).toBe(left)
  await expectNoSideScroll(page)
  await menu(page).click()
  await page.getByRole('button', { name: '恢复默认' }).click()
})
