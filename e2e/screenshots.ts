import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { test } from './support/product.ts'
import { inLanguage } from './support/screens.ts'
import { barsOf, companies } from './support/sample.ts'

const folder = fileURLToPath(new URL('../docs/screenshots', import.meta.url))
const asOf = '2024-06-28'

const pages: Record<string, string> = {
  company: `/index/company/SHZ-009902?asOf=${asOf}`,
  flash: `/index/flash?asOf=${asOf}`,
  watch: `/index/watch?asOf=${asOf}`,
  rates: `/index/rates?asOf=${asOf}`,
}

const file = `日期,股票代码,开盘,收盘,最高,最低,成交量,成交额\n${barsOf('009902').slice(-40).map((bar) => [bar.date, '009902', bar.open, bar.close, bar.high, bar.low, bar.lots * 100, bar.amount].join(',')).join('\n')}\n`

/** The preview of a file of one's own. */
async function preview(page: Page): Promise<void> {
  await page.goto('/index/imports/new')
  await page.locator('input[type="file"]').setInputFiles({ name: '行情.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
}

/** Stars the whole sample market. */
async function star(page: Page): Promise<void> {
  await page.goto('/index/watch')
  await page.getByRole('button', { name: /批量添加|粘贴/ }).first().click()
  const box = page.getByRole('dialog').getByRole('textbox').first()
  await box.fill(companies.map((one) => one.code).join('\n'))
  await page.getByRole('dialog').getByRole('button', { name: '查找并添加' }).click()
  await page.keyboard.press('Escape')
}

test('pictures of the README', async ({ signedIn: page }) => {
  test.setTimeout(180_000)
  await star(page)
  for (const [language, tag] of [['中文', 'zh'], ['EN', 'en']] as const) {
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path)
      await inLanguage(page, language)
      // What is shown is read and drawn by then; the live stream never lets the network rest.
      await page.waitForTimeout(1500)
      await page.screenshot({ path: join(folder, `${name}-${tag}.png`) })
    }
    // Given once: a file being prepared is found again after the language has changed.
    if (tag === 'zh') await preview(page)
    else await page.goto('/index/imports/new')
    await page.waitForTimeout(1500)
    await page.screenshot({ path: join(folder, `imports-${tag}.png`) })
  }
  await page.goto('/index')
  await inLanguage(page, '中文')
})
