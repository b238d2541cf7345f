import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from './support/screens.ts'

const bars = [
  '代码,日期,开盘,最高,最低,收盘,成交量(手),成交额,备注',
  '009901,2024-07-01,10,12,9,11,15,150000,甲',
  '009901,2024-07-02,10,12,9,99,15,150000,乙',
  '009901,2024-07-03,10,12,9,10.5,15,150000,丙',
].join('\n')

async function give(page: Page, name = '我的行情.csv'): Promise<void> {
  await page.goto('/index/imports/new')
  await inLanguage(page, 'zh-CN')
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(bars) })
  await expect(page.getByText('按表头提出的映射')).toBeVisible()
}

test('a file is previewed under a proposed mapping, corrected, tried, imported, its rejected rows downloaded, and taken back', async ({
  signedIn: page,
}) => {
  await give(page)
  await expect(page.locator('[data-line="2"]')).toContainText('SHZ-009901')
  await expect(page.locator('[data-line="2"]')).toContainText('2024-07-01 15:00')
  await expect(page.locator('[data-line="3"]')).toContainText('收盘价不在最低与最高之间')
  await expect(page.getByText('没有用到的列：备注')).toBeVisible()

  await page.getByLabel('收盘 · 文件中的列', { exact: true }).selectOption('开盘')
  await expect(page.getByRole('button', { name: '开始导入' })).toBeDisabled()
  await page.getByRole('button', { name: '应用并重新预览' }).click()
  await expect(page.locator('[data-line="3"]')).toContainText('可以存')
  await page.getByLabel('收盘 · 文件中的列', { exact: true }).selectOption('收盘')
  await page.getByRole('button', { name: '应用并重新预览' }).click()
  await expect(page.locator('[data-line="3"]')).toContainText('不收')

  await page.getByRole('button', { name: '试运行' }).click()
  await expect(page).toHaveURL(/\/index\/imports\/\d+/)
  const panel = page.getByRole('complementary', { name: /^导入 #/ })
  await expect(panel.getByText('完成', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(panel.getByText('试运行')).toBeVisible()
  await expect(panel.getByRole('button', { name: '撤回导入' })).toHaveCount(0)

  await page.getByRole('link', { name: '新导入' }).click()
  await page.getByRole('button', { name: '开始导入' }).click()
  await expect(panel.getByText('完成', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(panel.getByRole('grid', { name: '被拒的行' })).toContainText('收盘价不在最低与最高之间')
  const started = page.waitForEvent('download')
  await panel.getByRole('button', { name: '下载被拒的行' }).click()
  expect(await readFile(await (await started).path(), 'utf8')).toContain('CLOSE_OUTSIDE_RANGE')
  await page.reload()
  await panel.getByRole('button', { name: '撤回导入' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('2 条新增')
  await dialog.getByRole('button', { name: '撤回导入' }).click()
  await expect(panel.getByText('已撤回')).toBeVisible()
})

test('a mapping is edited as text: a fault is named, nothing is lost by a reload, and it is saved as a profile and deleted', async ({
  signedIn: page,
  expectFailure,
}) => {
  expectFailure('400')
  await give(page, 'mine.csv')
  await page.getByRole('radio', { name: '专家（YAML）' }).click()
  const text = page.getByRole('textbox', { name: '专家（YAML）' })
  const proposed = await text.inputValue()
  await text.fill(proposed.replace('as: security', 'as: guess'))
  await page.getByRole('button', { name: '应用并重新预览' }).click()
  await expect(page.getByRole('alert')).toContainText('映射方案有误')
  await text.fill(proposed.replace(/^name: .*$/m, 'name: browser-bars'))
  await page.getByRole('button', { name: '应用并重新预览' }).click()
  await expect(page.getByRole('button', { name: '存为方案' })).toBeEnabled()
  await page.reload()
  await page.getByRole('radio', { name: '专家（YAML）' }).click()
  await expect(text).toHaveValue(/name: browser-bars/)
  await page.getByRole('button', { name: '存为方案' }).click()
  await expect(page.locator('[data-notice="success"]')).toContainText('browser-bars')
  await page.getByRole('button', { name: '换一个文件' }).click()

  await page.goto('/index/imports/profiles?profile=browser-bars')
  const panel = page.getByRole('complementary', { name: '方案“browser-bars”' })
  await panel.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'browser-bars' })).toHaveCount(0)
})

test('a file that nothing can be proposed for is shown as it stands; its header and its kind are chosen by hand, and an edited mapping is there again on coming back', async ({
  signedIn: page,
}) => {
  await page.goto('/index/imports/new')
  await inLanguage(page, 'zh-CN')
  const odd = '晨星,二〇二四,内部,资料\n甲,乙,丙,丁\n代码,日期,收盘,备\n009901,2024-07-01,16.5,x\n'
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'odd.csv', mimeType: 'text/csv', buffer: Buffer.from(odd) })
  const top = page.getByRole('region', { name: '文件原样' })
  await expect(top.getByRole('row', { name: /^3 .*代码/ })).toBeVisible()
  await expect(page.getByText('还没有映射')).toBeVisible()
  await expect(page.getByRole('button', { name: '开始导入' })).toBeDisabled()

  await top
    .getByRole('row', { name: /^3 .*代码/ })
    .getByRole('button', { name: '设为表头' })
    .click()
  await expect(page.locator('[data-line="4"]')).toContainText('SHZ-009901')
  await expect(page.locator('[data-line="4"]')).toContainText('保留，但缺：开盘、最高、最低')
  await page.getByLabel('开盘 · 文件中的列', { exact: true }).selectOption('收盘')
  await page.getByLabel('数据', { exact: true }).selectOption('股本')
  await expect(page.getByLabel('总股本 · 文件中的列', { exact: true })).toBeVisible()
  await page.getByLabel('数据', { exact: true }).selectOption('日线')
  await expect(page.getByLabel('开盘 · 文件中的列', { exact: true })).toHaveValue('收盘')
  await page.getByRole('button', { name: '应用并重新预览' }).click()
  await expect(page.locator('[data-line="4"]')).toContainText('保留，但缺：最高、最低')
})

test('a path outside the allowed folders is refused in words', async ({ signedIn: page, expectFailure }) => {
  expectFailure('400')
  await page.goto('/index/imports/new')
  await inLanguage(page, 'zh-CN')
  await page.getByLabel('服务器上的文件或文件夹').fill('/etc/passwd')
  await page.getByRole('button', { name: '预览' }).click()
  await expect(page.getByRole('alert')).toContainText('不在允许的目录内')
})

test('who is no administrator sees no imports in the rail, and the address says that the role may not', async ({
  signedIn: page,
}) => {
  await page.route('**/api/userinfo*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: object }
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, role: 'user' } } })
  })
  await page.goto('/index/imports')
  await inLanguage(page, 'zh-CN')
  await expect(page.getByText('你的角色不能导入数据')).toBeVisible()
  const rail = page.getByRole('navigation', { name: '主导航' })
  await expect(rail.getByRole('link', { name: '数据健康' })).toBeVisible()
  await expect(rail.getByRole('link', { name: '导入' })).toHaveCount(0)
  await expect(rail.getByRole('button', { name: '数据与导入', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: '回到楼层' }).click()
  await expect(page).toHaveURL(/\/index(?:\?market=\w+)?$/)
})

for (const language of ['zh-CN', 'en'] as const) {
  test(`axe finds nothing serious on the imports, ${language}`, async ({ signedIn: page }) => {
    await give(page)
    await inLanguage(page, language)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^(换一个文件|Another file)$/ }).click()
    await expectAccessible(page)
    await page.goto('/index/imports')
    await page.getByRole('grid').getByRole('row').nth(1).click()
    await expect(page).toHaveURL(/\/imports\/\d+/)
    await expect(page.getByRole('complementary')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/index/imports/profiles?profile=lpr')
    await expect(page.getByRole('complementary')).toBeVisible()
    await expectAccessible(page)
    await inLanguage(page, 'zh-CN')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/index/imports')
    await expect(page.getByRole('grid')).toBeVisible()
    await expectNoSideScroll(page)
  })
}
