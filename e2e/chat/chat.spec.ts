import { inDemoMarket } from '../support/demo-market.ts'
import { expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll } from '../support/screens.ts'
import { undoLast } from '../support/undo.ts'

test('CHAT-01 CHAT-04 a suggested question is answered, and its number opens where it is from', async ({ page }) => {
  await inDemoMarket(page)
  await page.goto('/index/chat?market=demo')
  await page.getByRole('button', { name: /营业收入是多少/ }).click()
  const answer = page.getByRole('article').first()
  const figure = answer.getByRole('button', { name: /^营业收入：/ }).first()
  await figure.click()
  await expect(page.getByRole('dialog')).toContainText('营业收入')
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await page.getByLabel('接着问').fill('那净利润呢？')
  await page.keyboard.press('Enter')
  await expect(
    page
      .getByRole('article')
      .nth(1)
      .getByRole('button', { name: /^净利润：/ })
      .first(),
  ).toBeVisible()
})

test('CHAT-02 a question is pinned, rewritten, found again and deleted', async ({ page }) => {
  await inDemoMarket(page)
  await page.goto('/index/chat?market=demo')
  await page.getByLabel('问一个问题').fill('月球基地2020年营业收入是多少')
  await page.keyboard.press('Enter')
  const asked = page.getByRole('article').first()
  await expect(asked).toContainText('月球基地')
  await expect(asked).toContainText(/没有名为|没有的/)
  await asked.getByRole('button', { name: '置顶' }).click()
  await expect(asked.getByRole('button', { name: '取消置顶' })).toBeVisible()
  await asked.getByRole('button', { name: '改写问题' }).click()
  await page.getByRole('textbox', { name: '改写问题' }).fill('总市值最高的3家公司')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('article').first().getByRole('row')).toHaveCount(4)
  await page.getByRole('searchbox', { name: '在问过的里查找' }).fill('总市值最高的3家')
  await expect(page.getByRole('region', { name: '问过的' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('article').first().getByRole('button', { name: '删除这个问题' }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
  // A press too many is taken back, with the answer.
  await undoLast(page)
  await expect(page.getByRole('article').first().getByRole('row')).toHaveCount(4)
  await page.getByRole('article').first().getByRole('button', { name: '删除这个问题' }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('CHAT-01 the panel opens beside any screen by its key, and the screen fits a phone', async ({ page }) => {
  await inDemoMarket(page)
  await page.goto('/index/overview?market=demo')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.keyboard.press('Control+j')
  await expect(page.getByRole('complementary', { name: '问答' })).toBeVisible()
  // It is ready to be written in.
  await expect(page.getByRole('complementary', { name: '问答' }).getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Control+j')
  await expect(page.getByRole('complementary', { name: '问答' })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/index/chat?market=demo')
  await expect(page.getByLabel('问一个问题')).toBeVisible()
  await expectNoSideScroll(page)
})

test('CHAT-04 an answer is put on a floor, and stands there with its question', async ({ page }) => {
  await inDemoMarket(page)
  await page.goto('/index/chat?market=demo')
  await page.getByLabel('问一个问题').fill('总市值最高的3家公司')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '把“总市值最高的3家公司”放到楼层' }).click()
  await page.getByRole('menuitem', { name: '新楼层' }).click()
  await page.getByRole('button', { name: '去看' }).click()
  const tile = page.getByRole('article', { name: '总市值最高的3家公司' })
  await expect(tile.getByRole('row')).toHaveCount(4)
})

test('CHAT-08 a question asked of a knowledge base is answered from it alone', async ({ page }) => {
  await inDemoMarket(page)
  await page.goto('/index/knowledge?market=demo')
  await page.getByRole('button', { name: '新建知识库' }).first().click()
  await page.getByRole('textbox', { name: '名称' }).fill('空的资料')
  await page.getByRole('button', { name: '新建', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '空的资料' })).toBeVisible()
  await page.goto('/index/chat?market=demo')
  await page.getByRole('combobox', { name: '从哪里回答' }).selectOption({ label: '知识库：空的资料' })
  await page.getByLabel('问一个问题').fill('总市值最高的3家公司')
  await page.keyboard.press('Enter')
  const answer = page.getByRole('article').first()
  await expect(answer).toContainText('说不准')
  await expect(answer).toContainText('没有在所看时点之前读完的文档')
  await expect(answer.getByRole('table')).toHaveCount(0)
})
