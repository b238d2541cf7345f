import { AxeBuilder } from '@axe-core/playwright'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import type { Language } from '@pandora/contract/language'
import { expect, type Page } from '@playwright/test'

/** What axe finds serious or critical on a page, with the elements. */
export async function serious(page: Page): Promise<string[]> {
  // Where what is in order stands need not be worked out, and there are no frames of other origins: half the time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** Fails where axe finds something serious or critical. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await serious(page)).toEqual([])
}

/** How many px a page is wider than its window, or the part of it that scrolls by itself wider than its place. */
const sideScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    return Math.max(document.documentElement.scrollWidth - innerWidth, main ? main.scrollWidth - main.clientWidth : 0)
  })

/** Fails where a page is wider than its window. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  expect(await sideScroll(page), `${page.url()} is not wider than its window`).toBeLessThanOrEqual(0)
}

/**
 * Changes the language by its switch, and waits until it holds: in the shell it is the account's, saved behind what the
 * screen reads anew.
 */
export async function inLanguage(page: Page, language: Language): Promise<void> {
  const choice = page.getByRole('radio', { name: language === 'en' ? 'EN' : '中文', exact: true }).first()
  await choice.waitFor()
  if (await choice.isChecked()) return
  const saved = page.url().includes('/index')
    ? page.waitForResponse((answer) => answer.url().endsWith(accounts.updateLanguage.path))
    : undefined
  await choice.click()
  await page.locator(`html[lang="${language}"]`).waitFor()
  await saved
}

/** Each language once and each size once: what is wrong for axe in one of the four pairs is so in one of these two. */
export const bothSizes = [
  { size: 'a desktop in Chinese', viewport: { width: 1440, height: 900 }, language: 'zh-CN' },
  { size: 'a phone in English', viewport: { width: 390, height: 844 }, language: 'en' },
] as const

/**
 * Opens screens one after another: nothing serious for axe, no scrolling sideways. What is found is told at the end,
 * for all of them.
 */
export async function expectTidy(
  page: Page,
  { viewport, language }: (typeof bothSizes)[number],
  addresses: readonly string[],
): Promise<void> {
  const found: string[] = []
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/index/exchanges')
  await inLanguage(page, language)
  await page.setViewportSize(viewport)
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.getByRole('main').getByRole('status', { name: /加载中|Loading/ })).toHaveCount(0)
    found.push(...(await serious(page)).map((one) => `${address} ${one}`))
    const over = await sideScroll(page)
    if (over > 0) found.push(`${address} is ${over} px too wide`)
  }
  expect(found).toEqual([])
}
