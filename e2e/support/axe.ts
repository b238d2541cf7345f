import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds serious or critical on a page, with the elements. */
export async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** Changes the language by its switch, and waits until it holds. */
export async function inLanguage(page: Page, language: 'zh-CN' | 'en'): Promise<void> {
  await page.getByRole('radio', { name: language === 'en' ? 'EN' : '中文', exact: true }).first().click()
  await page.locator(`html[lang="${language}"]`).waitFor()
}
