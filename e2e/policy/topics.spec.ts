import { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import { inDemoMarket } from '../support/demo-market.ts'
import { expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll, openAnew } from '../support/screens.ts'

test('POLICY-19 POLICY-46 POLICY-55 POLICY-68 a topic of the tree shows its course and policies; a bar shows the policies behind it, and a policy the words that tell its topic', async ({
  page,
}) => {
  const ask = await inDemoMarket(page)
  await expect.poll(async () => (await ask(policyTopics.tree, {})).policies, { timeout: 60_000 }).toBeGreaterThan(20)
  const { dataList } = await ask(policyTopics.tree, {})
  const topic = dataList.flatMap((group) => group.dataList).toSorted((a, b) => b.count - a.count)[0]
  if (!topic) throw new Error('no topic')
  await page.goto('/index/policy-topics?market=demo')
  await page.getByRole('button', { name: new RegExp(`^${topic.nameZh} ?\\d`) }).click()
  await expect(page).toHaveURL(new RegExp(`topic=${topic.topicId}`))
  // The address changes before the screen does.
  await expect(page.getByRole('main').getByRole('heading', { name: topic.nameZh })).toBeVisible()
  const course = page.getByRole('region', { name: '按月时间线' })
  const bar = course.getByRole('button', { disabled: false }).last()
  const count = Number(/(\d+) 篇/.exec((await bar.getAttribute('aria-label')) ?? '')?.[1])
  await bar.click()
  await expect(page).toHaveURL(/month=/)
  const policies = page.getByRole('list', { name: '政策', exact: true }).locator('> li')
  await expect(policies).toHaveCount(Math.min(10, count))
  await expectAccessible(page)
  await policies.first().getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toContainText('的句子')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('POLICY-12 POLICY-47 boxes of three states: a group ticks all below it, some below leave it half ticked, and it is kept', async ({
  page,
}) => {
  await inDemoMarket(page)
  await page.goto('/index/policy-topics?market=demo')
  await page.getByRole('button', { name: '我的主题' }).click()
  const dialog = page.getByRole('dialog')
  const group = dialog.getByRole('checkbox', { name: '宏观调控' })
  await dialog.getByRole('checkbox', { name: '货币信贷' }).uncheck()
  expect(await group.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
  await group.check()
  await expect(dialog.getByRole('checkbox', { name: '货币信贷' })).toBeChecked()
  await group.uncheck()
  await expect(dialog.getByRole('checkbox', { name: '财政税收' })).not.toBeChecked()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: /我的主题 \d+\/\d+/ }).click()
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: '财政税收' })).not.toBeChecked()
  await page.getByRole('dialog').getByRole('button', { name: '恢复全部' }).click()
  await expect(page.getByRole('button', { name: '我的主题', exact: true })).toBeVisible()
})

test('POLICY-30 POLICY-57 POLICY-61 POLICY-67 a word of the cloud shows its texts by platform; the ranking leads to its topic; each part fits a phone', async ({
  page,
}) => {
  await inDemoMarket(page)
  await page.goto('/index/policy-topics/cloud?market=demo')
  const cloud = page.getByRole('list', { name: '热词云' })
  await expect(cloud.getByRole('button').first()).toBeVisible()
  expect(await cloud.getByRole('button').count()).toBeLessThanOrEqual(200)
  await cloud.getByRole('button').first().press('Enter')
  await expect(page).toHaveURL(/word=/)
  await page.getByRole('radio', { name: /^雪球/ }).click()
  await expect(page).toHaveURL(/platform=xq/)
  await openAnew(page, '/index/policy-topics/ranking?market=demo')
  await page.getByRole('grid').getByRole('row').nth(1).click()
  await expect(page).toHaveURL(/policy-topics\?.*topic=/)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const tab of ['', '/cloud', '/ranking']) {
    await openAnew(page, `/index/policy-topics${tab}?market=demo`)
    await expect(page.getByRole('heading', { level: 1, name: '政策主题' })).toBeVisible()
    await expectNoSideScroll(page)
  }
})
