import axe from 'axe-core'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import type { Language } from '@pandora/contract/language'
import { expect, type Page } from '@playwright/test'

/**
 * What axe finds serious or critical on a page, with the elements; by some rules only where they are named. Axe stays
 * in the page for the next look: reading it anew takes longer than looking.
 */
export async function serious(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (only) => {
    // What is on its way from one look to another has the colours of neither: a button that becomes of use.
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.race([
      Promise.all(ending.map((one) => one.finished.catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ])
    // Where what is in order stands need not be worked out, and there are no frames of other origins.
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(only ? { runOnly: [...only] } : {}),
    })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  }, rules)
}

/** What axe finds serious in the theme that is shown, and what cannot be read in the other. */
export async function seriousInBothThemes(page: Page): Promise<string[]> {
  const shown = await serious(page)
  const was = await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'dark')
  const use = (theme: string) =>
    page.evaluate(async (name) => {
      document.documentElement.dataset['theme'] = name
      await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)))
    }, theme)
  const other = was === 'light' ? 'dark' : 'light'
  await use(other)
  const unread = await serious(page, ['color-contrast'])
  await use(was)
  return [...shown, ...unread.map((one) => `${other}: ${one}`)]
}

/** Fails where axe finds something serious or critical. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await serious(page)).toEqual([])
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** How many px a page is wider than its window, or the part of it that scrolls by itself wider than its place. */
export const sideScroll = (page: Page): Promise<number> =>
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
    await openAnew(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await page.waitForTimeout(150)
    await expect(page.getByRole('main').getByRole('status', { name: /加载中|Loading/ })).toHaveCount(0)
    found.push(...(await serious(page)).map((one) => `${address} ${one}`))
    const over = await sideScroll(page)
    if (over > 0) found.push(`${address} is ${over} px too wide`)
  }
  expect(found).toEqual([])
}

/** Goes to an address as a link does, without loading the product anew. */
const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

/** Opens an address as a link does, without loading the product anew, and waits until nothing of it is being read. */
export async function openWithin(page: Page, address: string): Promise<void> {
  await go(page, address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await page.waitForTimeout(150)
  const waiting = page.getByRole('main').getByRole('status', { name: /加载中|Loading/ })
  await expect(waiting, address).toHaveCount(0, { timeout: 30_000 })
}

/** A screen of words alone, which asks the server nothing. */
const BETWEEN = '/index/settings/about'

/**
 * Opens an address as a link does, from a screen that has nothing of it: what stands afterwards is of this address, and
 * nothing that was seen at the last one. Waits until the screen before has gone, not until the new one has been read.
 */
export async function openAnew(page: Page, address: string): Promise<void> {
  await go(page, BETWEEN)
  const between = page.getByRole('heading', { level: 1, name: /^(?:设置|Settings)$/ })
  await between.waitFor({ state: 'attached' })
  await go(page, address)
  await expect(between, address).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeAttached()
}
