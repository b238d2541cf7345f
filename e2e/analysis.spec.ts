import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/product.ts'
import { inLanguage, serious } from './support/screens.ts'

const asOf = '2024-06-29'
const body = (page: Page) => page.locator('[data-text="body"]')
const why = (page: Page) => page.getByRole('dialog', { name: /依据|Why/ })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The sample is read by the worker while other tests go on. */
test.beforeEach(async ({ signedIn: page }) => {
  await page.goto('/index/health/analysis')
  await inLanguage(page, 'zh-CN')
  await expect(region(page, '分析进度')).toContainText('已读完', { timeout: 40_000 })
})

/** Opens an announcement of a cooperation that names two companies. */
async function openDocument(page: Page, query = `?asOf=${asOf}`): Promise<void> {
  await page.goto(`/index/company/SHZ-009901/news${query}`)
  await page
    .getByRole('button', { name: /与晟珂储能签署战略合作协议/ })
    .first()
    .click()
  await page.getByRole('complementary', { name: '原文' }).getByText('晟珂储能').first().waitFor()
  const newsId = new URL(page.url()).searchParams.get('news') ?? ''
  await page.goto(`/index/flash/${encodeURIComponent(newsId)}${query}`)
  await expect(body(page).locator('[data-entity="company"]').first()).toBeVisible()
}

/** Chooses words of the text as a reader does with the mouse. */
async function selectWords(page: Page, text: Locator, words: string): Promise<void> {
  const place = await text.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + wanted.length)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      return { left, right, y: (top + bottom) / 2 }
    }
    return null
  }, words)
  if (!place) throw new Error(`the text does not hold ${words}`)
  await page.mouse.move(place.left + 1, place.y)
  await page.mouse.down()
  await page.mouse.move(place.right - 1, place.y, { steps: 4 })
  await page.mouse.up()
}

test('FLASH-14 a document shows what was found in it at its words: layers are switched, the arrows go through the marks, each says why and in which version', async ({
  signedIn: page,
}) => {
  await openDocument(page)
  const marks = body(page).locator('[data-entity="company"]')
  await marks.first().click()
  await expect(why(page)).toContainText('公司')
  await expect(why(page)).toContainText(/置信度 \d+%/)
  await expect(why(page).getByRole('listitem').first()).toContainText(/[+−]\d/)
  await expect(why(page)).toContainText(/版本 .+知悉于 2024-/)
  await page.keyboard.press('Escape')
  await expect(why(page)).toHaveCount(0)
  await expect(marks.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(marks.first()).not.toBeFocused()
  await page.keyboard.press('Enter')
  await expect(why(page)).toBeVisible()
  await page.keyboard.press('Escape')

  const found = page.getByRole('complementary', { name: '读出的内容' })
  await found
    .getByRole('button', { name: /^晟珂储能/ })
    .first()
    .click()
  await expect(body(page).locator('[data-lit]', { hasText: '晟珂储能' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('group', { name: '标注', exact: true }).getByRole('button', { name: /实体/ }).click()
  await expect(marks).toHaveCount(0)
  await page.getByRole('group', { name: '标注', exact: true }).getByRole('button', { name: /实体/ }).click()
  await expect(marks.first()).toBeVisible()
  expect(await serious(page)).toEqual([])
  await inLanguage(page, 'en')
  await marks.first().click()
  await expect(why(page)).toContainText(/confidence \d+%/)
  await page.keyboard.press('Escape')
})

test('an entity is corrected, other words are made a company, each says by whom and is taken back; corrections are listed and exported as training labels', async ({
  signedIn: page,
}) => {
  await openDocument(page, '')
  const wrong = body(page).locator('[data-entity]', { hasText: '晟珂储能' }).first()
  await wrong.click()
  await why(page).getByRole('button', { name: '纠正' }).first().click()
  await why(page).getByRole('button', { name: '不是实体' }).click()
  await expect(page.getByText('已更正，对所有人立即生效')).toBeVisible()
  const found = page.getByRole('complementary', { name: '读出的内容' })
  await expect(found).toContainText('“晟珂储能”不是实体')
  await expect(found).toContainText('更正于')

  // Read again: what is selected must not be redrawn under the mouse.
  await expect(body(page).locator('[data-entity="corrected"]', { hasText: '晟珂储能' }).first()).toBeVisible()
  await selectWords(page, body(page), '共同开发')
  const adding = page.getByRole('dialog', { name: '选中的文字' })
  await adding.getByRole('textbox').fill('柏彤隔膜')
  await adding.getByRole('button', { name: /柏彤隔膜/ }).click()
  await expect(found).toContainText('“共同开发”指')
  await expect(body(page).locator('[data-entity="company"]', { hasText: '共同开发' })).toBeVisible()

  await found.getByRole('link', { name: '全部更正' }).click()
  await expect(page).toHaveURL(/\/index\/corrections/)
  await expect(page.getByRole('row', { name: /“共同开发”指/ })).toContainText('生效中')
  expect(await serious(page)).toEqual([])
  await page.getByRole('button', { name: '导出训练标注（JSONL）' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '导出实体' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object)
  expect(lines.length).toBeGreaterThan(0)
  for (const name of [/“共同开发”指/, /“晟珂储能”不是实体/]) {
    await page.getByRole('row', { name }).getByRole('button', { name: '撤销' }).click()
    await expect(page.getByRole('row', { name })).toContainText('已由')
  }
  await openDocument(page, '')
  await expect(body(page).locator('[data-entity="company"]', { hasText: '晟珂储能' }).first()).toBeVisible()
})

test('WATCH-03 PORT-01 impact score, risk and opportunity stand in the watch list and open a receipt whose parts add up; back closes it', async ({
  signedIn: page,
}) => {
  await page.goto(`/index/company/SHZ-009901?asOf=${asOf}`)
  const star = page.getByRole('button', { name: /关注/ }).first()
  if (!(await star.innerText()).includes('已关注')) await star.click()
  await expect(star).toContainText('已关注')
  await page.goto(`/index/watch?asOf=${asOf}`)
  const row = page.getByRole('row', { name: /澄岳银行/ })
  await page.getByRole('columnheader', { name: '影响分' }).getByRole('button').click()
  await row.getByRole('button', { name: /影响分 \d+/ }).click()
  const receipt = page.getByRole('dialog', { name: '评分凭证' })
  await expect(receipt).toContainText('各部分之和等于分数')
  await expect(receipt).toContainText('怎样会翻转')
  await expect(receipt.getByRole('row', { name: /起点/ })).toContainText('50.00')
  await expect(receipt).toContainText(/n = \d+|还没有可以计算的往绩/)
  expect(await serious(page)).toEqual([])
  await page.goBack()
  await expect(receipt).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/index/watch?receipt=SHZ-009901&asOf=${asOf}`)
  await expect(receipt).toBeVisible()
  expect(await receipt.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')
  await expect(receipt).toHaveCount(0)
})

test('COMP-26 COMP-14 PRICE-05 WATCH-07 the company page shows events, its score over time and why its price moved; an event is watched, and has a page with its entities and evidence', async ({
  signedIn: page,
}) => {
  await page.goto(`/index/company/SHZ-009901/events?asOf=${asOf}`)
  const list = page.getByRole('list', { name: '事件' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  const scores = region(page, '影响分走势')
  await expect(scores.getByRole('img', { name: /澄岳银行 的影响分/ })).toBeVisible()
  await scores.getByRole('radio', { name: '表' }).click()
  await expect(scores.getByRole('grid')).toBeVisible()
  const prices = region(page, '价格')
  await expect(prices.getByRole('region', { name: '为什么涨跌' })).toContainText(/合计/)
  await expect(prices.getByRole('row', { name: /未解释/ })).toBeVisible()
  await prices.getByRole('radio', { name: '20日' }).click()
  await expect(page).toHaveURL(/span=20/)
  await expect(prices.getByRole('region', { name: '为什么涨跌' })).toContainText(/2024-\d\d-\d\d 至 2024-06-28/)
  expect(await serious(page)).toEqual([])
  await list
    .getByRole('button', { name: /^关注事件/ })
    .first()
    .click()
  await expect(list.getByRole('button', { name: /^取消关注事件/ }).first()).toBeVisible()
  await list
    .getByRole('button', { name: /^取消关注事件/ })
    .first()
    .click()
  await list.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/index\/event\//)
  await expect(region(page, '实体关系').getByRole('figure')).toBeVisible()
  await expect(region(page, '证据').getByRole('link').first()).toBeVisible()
  await inLanguage(page, 'en')
  await expect(region(page, 'Entity graph')).toBeVisible()
  expect(await serious(page)).toEqual([])
})

for (const [what, answer] of [
  ['another code', { code: '1', data: null, message: '' }],
  ['the code of other calls, the text 0,', { code: '0', data: null, message: '' }],
  ['a rejection', null],
] as const) {
  test(`PRICE-06 CONV-11 ${what} for a cause is overtime: it says so and offers to try again`, async ({
    signedIn: page,
    expectFailure,
  }) => {
    if (answer === null) expectFailure('ERR_FAILED')
    let late = true
    await page.route('**/api/company/priceCause', async (route) => {
      if (!late) await route.continue()
      else if (answer === null) await route.abort()
      else await route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(answer) })
    })
    await page.goto(`/index/company/SHZ-009901/events?asOf=${asOf}`)
    await expect(page.getByText('没有在时限内算出来。')).toBeVisible()
    late = false
    await page.getByRole('alert').getByRole('button').click()
    await expect(page.getByRole('region', { name: '为什么涨跌' })).toBeVisible()
  })
}

test('data health says how well the market is read, which sources disagree and by which models; an administrator starts the analysis again', async ({
  signedIn: page,
}) => {
  await expect(region(page, '按文档种类').getByRole('row', { name: /新闻/ })).toContainText('100%')
  await expect(region(page, '读出了什么')).toContainText('折叠的转载')
  expect(await serious(page)).toEqual([])
  await region(page, '在用的模型').getByRole('button').filter({ hasText: 'topics-zh' }).click()
  const card = page.getByRole('dialog', { name: '模型卡' })
  await expect(card.getByRole('table').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await region(page, '逐条查看')
    .getByRole('radio', { name: /没有实体/ })
    .click()
  await expect(page).toHaveURL(/list=withoutEntity/)
  await region(page, '分析进度').getByRole('button', { name: '全部重新分析' }).click()
  await region(page, '分析进度').getByRole('button', { name: '开始' }).click()
  await expect(page.getByText(/已排入 [\d,]+ 篇/)).toBeVisible()
  await expect(region(page, '分析进度')).toContainText('已读完', { timeout: 40_000 })
})
