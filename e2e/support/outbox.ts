import type { Browser } from '@playwright/test'
import { enter, expect } from './product.ts'

/**
 * The newest message to an address or number, as an administrator reads it in the product: the way of who has no mail
 * server.
 */
export async function messageTo(browser: Browser, receiver: string): Promise<string> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await enter(page)
  await page.goto(`/index/administration/outbox?q=${encodeURIComponent(receiver)}`)
  const rows = page.getByRole('grid', { name: '发件箱' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(receiver)
  await rows.nth(1).click()
  await page.getByRole('button', { name: '查看内容' }).click()
  const text = await page.locator('[data-message="body"]').innerText()
  await context.close()
  return text
}

/** The six digits in a message. */
export async function codeTo(browser: Browser, receiver: string): Promise<string> {
  return /\b\d{6}\b/.exec(await messageTo(browser, receiver))?.[0] ?? ''
}
