import type { Page } from '@playwright/test'

/**
 * Takes back what was done last, from the bell, in Chinese: the notice offers it for 3 s only (SHELL-10), which a slow
 * machine outlives before it has done what stands between.
 */
export async function undoLast(page: Page): Promise<void> {
  const bell = page.getByRole('button', { name: /^通知/ })
  await bell.click()
  await page.getByRole('listitem').getByRole('button', { name: '撤销', exact: true }).first().click()
  await page.keyboard.press('Escape')
}
