import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { enter, expect, test } from './support/product.ts'
import { inLanguage } from './support/screens.ts'
import { barsOf } from './support/sample.ts'

const folder = fileURLToPath(new URL('../docs/screenshots', import.meta.url))
const languages = [
  ['zh-CN', 'zh'],
  ['en', 'en'],
] as const

const file = `日期,股票代码,开盘,收盘,最高,最低,成交量,成交额\n${barsOf('009902')
  .slice(-40)
  .map((bar) => [bar.date, '009902', bar.open, bar.close, bar.high, bar.low, bar.lots * 100, bar.amount].join(','))
  .join('\n')}\n`

/** What is shown is read and drawn by then; the live stream never lets the network rest. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(2500)
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

test('pictures of the demo market', async ({ page, request }) => {
  test.setTimeout(420_000)
  // The whole of it: the demo can be tried before its documents have come.
  await expect
    .poll(
      async () =>
        ((await (await request.get('/api/landing')).json()) as { data: { documents: number } }).data.documents,
      { timeout: 180_000, intervals: [2000] },
    )
    .toBeGreaterThan(150_000)
  for (const [language, tag] of languages) {
    await page.goto(`/?language=${language}`)
    await page.getByRole('button', { name: language === 'en' ? 'EN' : '中文', exact: true }).click()
    await expect(page.locator('[data-picture]')).toBeVisible()
    await shoot(page, `landing-${tag}`)
    await page.goto('/u/demo')
    await page.waitForURL(/\/index/)
    await page.waitForTimeout(2500)
    await page.keyboard.press('Escape')
    // What is read is told by its scores.
    await page.goto('/index/health/analysis')
    await expect(page.getByText(/已读完|All read/)).toBeVisible({ timeout: 200_000 })
    await page.goto('/index')
    await page.waitForTimeout(1500)
    // A company of which there is something to read.
    await page.getByRole('row').nth(2).click()
    await shoot(page, `floor-${tag}`)
    await page.goto('/index/lobby')
    await shoot(page, `lobby-${tag}`)
    await page.goto('/index/watch')
    await shoot(page, `watch-${tag}`)
    await page.goto('/index/flash')
    await page.keyboard.press('ArrowDown')
    await shoot(page, `flash-${tag}`)
    const company = await page.locator('a[href*="/index/company/"]').first().getAttribute('href')
    await page.goto(company ?? '/index')
    await shoot(page, `company-${tag}`)
    await page.goto(`${(company ?? '/index').split('?')[0]}/events`)
    await shoot(page, `events-${tag}`)
    await page
      .getByRole('button', { name: /^(凭证|Receipt)$/ })
      .first()
      .click()
    await shoot(page, `receipt-${tag}`)
    for (const [name, address] of [
      ['themes', '/index/themes'],
      ['screening', '/index/screening'],
      ['compare', `${(company ?? '/index').split('?')[0]}/compare`],
      ['reports', `/index/reports/${(company ?? '').split('?')[0]?.split('/').at(-1) ?? ''}`],
    ] as const) {
      await page.goto(address)
      await shoot(page, `${name}-${tag}`)
    }
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
  }
})

test('picture of an import of one’s own', async ({ page }) => {
  await enter(page)
  await page.keyboard.press('Escape')
  await page.goto('/index/imports/new')
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: '行情.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  for (const [language, tag] of languages) {
    await inLanguage(page, language)
    await shoot(page, `imports-${tag}`)
  }
})
