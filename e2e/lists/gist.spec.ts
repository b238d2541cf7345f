import type { Page } from '@playwright/test'
import { expect, test } from '../support/product.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from '../support/screens.ts'

/** A day on which the newest of the sample's headlines tells of a holder who is about to sell. */
const asOf = '2024-05-20T16:00:00Z'
const item = (page: Page) =>
  page.locator('[data-news]').filter({ hasText: '澄岳银行：一名持股5%以上股东拟减持不超过2%' }).first()

test('an English reader is told the gist of a Chinese headline, marked as one, with the headline beneath; a Chinese one reads the headline alone', async ({
  signedIn: page,
}) => {
  await page.goto(`/index/flash?asOf=${asOf}`)
  await inLanguage(page, 'en')
  const gist = item(page).locator('[data-gist]')
  await expect(gist).toContainText('Chengyue Bank')
  await expect(gist).toContainText(': holder cuts stake (planned)')
  await expect(gist.getByText('gist', { exact: false }).first()).toHaveAttribute(
    'title',
    /no translation and no quotation/,
  )
  const above = await gist.boundingBox()
  const beneath = await item(page).locator('[data-item]').boundingBox()
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((beneath?.y ?? 0) + 1)
  await expectAccessible(page)
  await inLanguage(page, 'zh-CN')
  await expect(item(page)).toBeVisible()
  await expect(page.locator('[data-gist]')).toHaveCount(0)
})

test('list, text and what is related stand side by side; on a phone the text opens over the list', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/index/flash?asOf=${asOf}`)
  await inLanguage(page, 'zh-CN')
  await item(page).locator('[data-item]').click()
  const related = page.getByLabel('相关', { exact: true })
  await expect(related.getByRole('heading', { name: '事件' })).toBeVisible()
  await expect(related).toContainText('澄岳银行')
  const text = await page.getByRole('heading', { name: /澄岳银行：一名持股/ }).boundingBox()
  const beside = await related.boundingBox()
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0)
  expect((await item(page).boundingBox())?.x ?? 0).toBeLessThan(text?.x ?? 0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(item(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /澄岳银行：一名持股/ })).toBeVisible()
  await expect(related).toBeVisible()
  await expectNoSideScroll(page)
})
