import { readFile } from 'node:fs/promises'
import type { OutputOf } from '@pandora/contract/operation'
import type { watch } from '@pandora/contract/domains/watch/operations'
import type { Page } from '@playwright/test'
import { administrator, expect, test } from './support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from './support/screens.ts'
import { undoLast } from './support/undo.ts'

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
const notice = (page: Page, text: string) => page.locator('[data-notice="success"]').filter({ hasText: text })
const names = (page: Page) => page.getByRole('row').locator('[role="gridcell"]:nth-child(2)').allInnerTexts()

async function openWatch(page: Page, place = '/index/watch'): Promise<void> {
  const read = page.waitForResponse((answer) => answer.url().includes('/api/watch/getCompanyListByUserId'))
  await page.goto(place)
  await read
  await inLanguage(page, 'zh-CN')
}

async function addMany(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: '批量添加', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/公司名称或代码/).fill(text)
  await dialog.getByRole('button', { name: '查找并添加' }).click()
  await expect(dialog.getByRole('heading', { name: /已添加/ })).toBeVisible()
}

/** Leaves the list with nothing but these, and no group. */
async function only(page: Page, text: string): Promise<void> {
  const signedIn = (await (await page.request.post('/api/login/v2', { data: administrator })).json()) as {
    data: { token: string }
  }
  const ask = async <Data>(path: string, data: object): Promise<Data> => {
    const answer = await page.request.post(path, { data, headers: { authorization: `Bearer ${signedIn.data.token}` } })
    return ((await answer.json()) as { data: Data }).data
  }
  const { groups } = await ask<OutputOf<typeof watch.optionalStocks>>('/api/watch/getUserOptionalStockList', {})
  for (const { groupId } of groups) if (groupId) await ask('/api/watch/deleteGroup', { groupId })
  for (let left = true; left;) {
    const { dataList } = await ask<OutputOf<typeof watch.list>>('/api/watch/getCompanyListByUserId', {
      page: 0,
      size: 60,
    })
    for (const { companyId } of dataList) await ask('/api/watch/removeWatchList', { companyId })
    left = dataList.length === 60
  }
  await ask('/api/watch/addMany', { names: text.split('\n') })
  await openWatch(page)
}

test('WATCH-01 companies are added by pasted names and codes, and each is told what became of it', async ({
  signedIn: page,
}) => {
  await only(page, '澄岳银行')
  await addMany(page, '澄岳银行\n609901、Shengke Storage Co.,Ltd.\n没有这家公司')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[data-result="added"]')).toContainText('2')
  await expect(dialog.locator('[data-result="added"]')).toContainText('岚溪银行')
  await expect(dialog.locator('[data-result="already"]')).toContainText('澄岳银行')
  await expect(dialog.locator('[data-result="notFound"]')).toContainText('没有这家公司')
  await dialog.getByRole('button', { name: '完成' }).click()
  await expect(row(page, '岚溪银行')).toContainText('609901')
  await expect(row(page, '晟珂储能').getByRole('button', { name: /晟珂储能 的影响分 \d+/ })).toBeVisible()
  await expect(page.getByText(/前复权，以 2025-12-31 为准/)).toBeVisible()
})

test('WATCH-02 the layout is rows at first; the choice of cards is kept for the user', async ({ signedIn: page }) => {
  await only(page, '澄岳银行')
  await expect(page.getByRole('radio', { name: '列表' })).toHaveAttribute('aria-checked', 'true')
  await expect(page.getByRole('grid')).toBeVisible()
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('watchLayout') ?? false)
  await page.getByRole('radio', { name: '卡片' }).click()
  await saved
  await page.reload()
  await expect(
    page.getByRole('list', { name: '自选' }).getByRole('link', { name: '澄岳银行', exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  const back = page.waitForResponse((answer) => answer.request().postData()?.includes('watchLayout') ?? false)
  await page.getByRole('radio', { name: '列表' }).click()
  await back
})

test('WATCH-05 WATCH-06 SHELL-10 starring and unstarring are told in the exact words, top centre, for three seconds, and the list is read again', async ({
  signedIn: page,
}) => {
  await only(page, '澄岳银行\n岚溪银行')
  await expect(row(page, '岚溪银行')).toBeVisible()
  const read = page.waitForResponse((answer) => answer.url().includes('/api/watch/getCompanyListByUserId'))
  await row(page, '岚溪银行').getByRole('button', { name: '取消关注 岚溪银行' }).click()
  const gone = notice(page, 'unstared!')
  await expect(gone).toContainText('已取消关注 岚溪银行')
  expect(await gone.locator('div').first().innerText()).toMatch(/^unstared!\n/)
  const box = (await gone.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  expect(Math.abs(box.x + box.width / 2 - 720)).toBeLessThan(4)
  expect(box.y).toBeLessThan(60)
  await read
  await expect(row(page, '岚溪银行')).toHaveCount(0)
  await gone.getByRole('button', { name: '撤销' }).click()
  await expect(notice(page, 'stared !')).toContainText('岚溪银行')
  await expect(row(page, '岚溪银行')).toBeVisible()
  await page.mouse.move(10, 700)
  const since = Date.now()
  await expect(notice(page, 'stared !')).toHaveCount(0)
  expect(Date.now() - since).toBeLessThan(3_500)
})

test('WATCH-08 the first reload asks for sixty, then pages of thirty follow', async ({ signedIn: page }) => {
  await only(page, '澄岳银行')
  const asked: { page: number; size: number }[] = []
  await page.route('**/api/watch/getCompanyListByUserId', async (route) => {
    const input = route.request().postDataJSON() as { page: number; size: number }
    asked.push({ page: input.page, size: input.size })
    const answer = (await (
      await route.fetch({ postData: JSON.stringify({ ...input, page: 0, size: 60 }) })
    ).json()) as { data: { dataList: { companyId: string }[] } }
    const [one] = answer.data.dataList
    const from = input.page * input.size
    const dataList = Array.from({ length: Math.min(input.size, 130 - from) }, (_, at) => ({
      ...one,
      companyId: `SHZ-${String(100_000 + from + at)}`,
      companyNameZh: `第${from + at}家`,
    }))
    await route.fulfill({
      json: { ...answer, data: { dataList, total: 130, page: input.page, hasMore: from + dataList.length < 130 } },
    })
  })
  await page.goto('/index/watch')
  await expect(row(page, '第0家')).toBeVisible()
  expect(asked[0]).toEqual({ page: 0, size: 60 })
  await page.getByRole('grid').focus()
  await page.keyboard.press('End')
  await expect.poll(() => asked.find((one) => one.page === 2)).toEqual({ page: 2, size: 30 })
  await expect
    .poll(async () => {
      await page.getByRole('grid').focus()
      await page.keyboard.press('End')
      return page.getByRole('grid').getAttribute('aria-rowcount')
    })
    .toBe('131')
})

test('groups are made, filled, renamed, deleted and brought back with their companies', async ({ signedIn: page }) => {
  await only(page, '澄岳银行\n岚溪银行')
  await page.getByRole('button', { name: '新建分组' }).click()
  await page.getByLabel('分组名称').fill('银行股')
  await page.getByRole('button', { name: '创建' }).click()
  await expect(page).toHaveURL(/\/index\/watch\/[^/?]+(?:\?market=\w+)?$/)
  await expect(page.getByText('这个分组里还没有公司。')).toBeVisible()
  await page.getByRole('link', { name: /^全部/ }).click()
  await row(page, '澄岳银行').getByRole('button', { name: '澄岳银行 的自选设置' }).click()
  await expect(page).toHaveURL(/company=SHZ-009901/)
  await page.getByRole('checkbox', { name: '银行股' }).check()
  await expect(page.getByRole('link', { name: /^银行股\s*1$/ })).toBeVisible()
  await page.getByLabel(/^备注/).fill('每季看一次拨备')
  await expect(page.getByText('备注已保存')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/^备注/)).toHaveValue('每季看一次拨备')

  await page.getByRole('link', { name: /^银行股\s*1$/ }).click()
  await expect(row(page, '岚溪银行')).toHaveCount(0)
  await page.getByRole('button', { name: '分组“银行股”的操作' }).click()
  await page.getByRole('menuitem', { name: '重命名' }).click()
  await page.getByLabel('分组名称').fill('银行')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('button', { name: '分组“银行”的操作' }).click()
  // On a slow machine, too, the list of a group that is gone is not asked for: a refused read would fail the test.
  const machine = await page.context().newCDPSession(page)
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await page.getByRole('menuitem', { name: '删除分组' }).click()
  await expect(page.getByRole('link', { name: /^银行/ })).toHaveCount(0)
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await undoLast(page)
  await page.getByRole('link', { name: /^银行\s*1$/ }).click()
  await expect(row(page, '澄岳银行')).toBeVisible()
  await page.getByRole('button', { name: '分组“银行”的操作' }).click()
  await page.getByRole('menuitem', { name: '删除分组' }).click()
  await expect(page.getByRole('link', { name: /^银行/ })).toHaveCount(0)
})

test('the order is changed by keys and by dragging, and stays', async ({ signedIn: page }) => {
  await only(page, '澄岳银行\n岚溪银行\n晟珂储能')
  await expect(page.getByRole('row')).toHaveCount(4)
  const [first = '', second = '', third = ''] = await names(page)
  await page.getByRole('grid').focus()
  await page.keyboard.press('Home')
  let arranged = page.waitForResponse((answer) => answer.url().includes('/api/watch/arrange'))
  await page.keyboard.press('Alt+ArrowDown')
  await arranged
  expect(await names(page)).toEqual([second, first, third])
  arranged = page.waitForResponse((answer) => answer.url().includes('/api/watch/arrange'))
  await row(page, third).hover()
  await row(page, third)
    .locator('[data-grip]')
    .dragTo(row(page, second).getByRole('link', { name: second, exact: true }))
  await arranged
  await expect.poll(() => names(page)).toEqual([third, second, first])
  await page.reload()
  await expect.poll(() => names(page)).toEqual([third, second, first])
})

test('the list goes out as CSV and comes back from one', async ({ signedIn: page }) => {
  await only(page, '澄岳银行\n岚溪银行')
  await expect(row(page, '岚溪银行')).toBeVisible()
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 CSV' }).first().click()
  const path = await (await started).path()
  const text = await readFile(path, 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text).toContain('009901')
  await page.locator('input[type="file"]').setInputFiles({
    name: '自选.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('公司,代码\n飞砾机器人,009903\n澄岳银行,009901\n'),
  })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(/公司名称或代码/)).toHaveValue('009903\n009901')
  await dialog.getByRole('button', { name: '查找并添加' }).click()
  await expect(dialog.locator('[data-result="added"]')).toContainText('飞砾机器人')
  await dialog.getByRole('button', { name: '完成' }).click()
  await expect(row(page, '飞砾机器人')).toBeVisible()
})

test('what the page looks at in the past shows the prices known then, and no news that came later', async ({
  signedIn: page,
}) => {
  await only(page, '澄岳银行')
  await page.goto('/index/watch?asOf=2023-06-30')
  await expect(page.getByText(/收盘 2023-06-30/)).toBeVisible()
  await expect(row(page, '澄岳银行')).toContainText('2023-03-17')
})

for (const language of ['zh-CN', 'en'] as const) {
  test(`axe finds nothing serious on the watch list, rows, settings and cards, ${language}`, async ({
    signedIn: page,
  }) => {
    await only(page, '澄岳银行\n岚溪银行')
    await page.goto('/index/watch?company=SHZ-009901')
    await inLanguage(page, language)
    await expect(page.getByRole('row')).toHaveCount(3)
    await expectAccessible(page)
    await page.getByRole('radio', { name: /^(卡片|Cards)$/ }).click()
    await expectAccessible(page)
    await page.getByRole('radio', { name: /^(列表|Rows)$/ }).click()
    await inLanguage(page, 'zh-CN')
    await page.getByRole('button', { name: /^关闭/ }).click()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSideScroll(page)
  })
}
