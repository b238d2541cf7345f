import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Shows the product in a language, whatever the last test left. */
export async function inLanguage(page: Page, language: '中文' | 'EN'): Promise<void> {
  const choice = page.getByRole('radio', { name: language, exact: true })
  if (await choice.getAttribute('aria-checked') !== 'true') await choice.click()
  await expect(choice).toHaveAttribute('aria-checked', 'true')
}

/** Fails where axe finds something serious or critical. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([])
}

/** Fails where a page is wider than its window. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}
