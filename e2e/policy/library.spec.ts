import { policy } from '@pandora/contract/domains/policy/operations'
import { inDemoMarket, type Ask } from '../support/demo-market.ts'
import { expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll } from '../support/screens.ts'

let ask: Ask

test.beforeEach(async ({ page }) => {
  ask = await inDemoMarket(page)
  await expect
    .poll(
      async () => {
        const { waiting, total } = await ask(policy.list, {})
        return waiting === 0 && total > 0
      },
      { timeout: 60_000 },
    )
    .toBe(true)
})

test('POLICY-15 POLICY-13 a province of the map, a department and a type each load the library and take the others back', async ({
  page,
}) => {
  const { dataList } = await ask(policy.areas, {})
  const most = dataList.toSorted((one, other) => other.count - one.count)[0]
  await page.goto('/index/policy')
  await expect(page.getByRole('heading', { level: 1, name: '政策分析' })).toBeVisible()
  await page.getByRole('button', { name: `${most?.nameZh} ${most?.count}`, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`by=region&value=${most?.region}`))
  const library = page.getByRole('region', { name: '政策文件' })
  await expect(library.getByRole('navigation', { name: '翻页' })).toContainText(`共 ${most?.count} 条`)
  await library.getByRole('combobox', { name: '类型' }).selectOption('law')
  await expect(page).toHaveURL(/by=type&value=law/)
  const groups = (await ask(policy.departments, {})).dataList
  const department = groups.find(({ type }) => type === 'ministry')?.dataList[0]
  await page
    .getByRole('region', { name: '发文部门' })
    .getByRole('button', { name: department?.department ?? '-' })
    .first()
    .click()
  await expect(library.getByRole('navigation', { name: '翻页' })).toContainText(`共 ${department?.count} 条`)
  await expectAccessible(page)
})

test('POLICY-03 POLICY-04 of a document one sentence at most is highlighted; its lineage leads to what it names', async ({
  page,
}) => {
  const { dataList } = await ask(policy.list, { sort: 'tasks' })
  const [document] = dataList
  await page.goto(`/index/policy/${document?.documentId}`)
  await expect(page.getByRole('heading', { level: 1, name: document?.title ?? '-' })).toBeVisible()
  const pressed = page.locator('[id^="sentence-"][aria-pressed="true"]')
  await page.locator('#sentence-1').click()
  await expect(pressed).toHaveCount(1)
  await page.locator('#sentence-2').click()
  await expect(pressed).toHaveCount(1)
  await expect(page.locator('#sentence-2')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '清除高亮' }).click()
  await expect(pressed).toHaveCount(0)
  await expect(page.getByRole('region', { name: '任务' }).getByRole('row')).not.toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideScroll(page)
})

test('POLICY-51 a department is followed from the library and no longer; the rail leads from one screen of policies to the next', async ({
  page,
}) => {
  const groups = (await ask(policy.departments, {})).dataList
  const department = groups.find(({ type }) => type === 'ministry')?.dataList[0]?.department ?? '-'
  await page.goto(`/index/policy?by=department&value=${encodeURIComponent(department)}`)
  const library = page.getByRole('region', { name: '政策文件' })
  await library.getByRole('button', { name: '关注', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '新建规则' })
  await expect(dialog).toContainText(`当${department}发布新的政策文件时提醒我。`)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(library.getByRole('button', { name: '已关注', pressed: true })).toBeVisible()
  await library.getByRole('button', { name: '已关注' }).click()
  await expect(library.getByRole('button', { name: '关注', exact: true })).toBeVisible()
  const rail = page.getByRole('navigation', { name: '主导航' })
  await rail.getByRole('button', { name: '政策与宏观' }).click()
  await page.getByRole('menuitemradio', { name: '政策主题' }).click()
  await expect(page).toHaveURL(/\/index\/policy-topics/)
  await expect(page.getByRole('heading', { level: 1, name: '政策主题' })).toBeVisible()
})
