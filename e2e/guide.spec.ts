import type { Page } from '@playwright/test'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { accountOf, callsOf } from './support/floors.ts'
import type { Call } from './support/floors.ts'
import { expect, signIn, test } from './support/product.ts'
import { expectAccessible, inLanguage } from './support/screens.ts'

test.use({ aboutGuide: true })
let account = { email: '', password: '' }
let call: Call
const steps = ['floor', 'lobby', 'rooms', 'watchList', 'setting']

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  account = await accountOf(request, 'guide')
  call = await callsOf(request, account)
})
/** As an account is when it is new: nothing seen. */
const asNew = () => call(accounts.updateConfig, { config_json: '{}' })
const asOld = () => call(accounts.updateConfig, { config_json: '{"guideSeen":true}' })
const guide = (page: Page) => page.locator('dialog[data-step]')

/** Whether the light of the step lies over the control. */
async function litOver(page: Page, selector: string): Promise<void> {
  await expect
    .poll(async () => {
      const light = await guide(page).locator('> div[aria-hidden]').first().boundingBox()
      const control = await page.locator(selector).first().boundingBox()
      return (
        light !== null &&
        control !== null &&
        light.x <= control.x + 1 &&
        light.y <= control.y + 1 &&
        light.x + light.width >= Math.min(control.x + control.width, 1439) - 1 &&
        light.y + light.height >= Math.min(control.y + control.height, 899) - 1
      )
    })
    .toBe(true)
}

test('SHELL-12 a new user is shown round in exactly five steps on the real controls: floor, lobby, rooms, watch list, settings; and only once', async ({
  page,
}) => {
  await asNew()
  await signIn(page, account)
  const controls = [
    '[data-guide="floor"]',
    '[data-screen="lobby"]',
    '[data-tile]',
    '[data-screen="watch"]',
    '[data-screen="settings"]',
  ]
  for (const [place, step] of steps.entries()) {
    await expect(guide(page)).toHaveAttribute('data-step', step)
    await expect(guide(page)).toContainText(`第 ${place + 1} 步，共 5 步`)
    await litOver(page, controls[place] ?? '')
    await expect(guide(page).locator('[data-forward]')).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(guide(page)).toHaveCount(0)
  await expect.poll(async () => (await call(accounts.userInfo, {})).config_json).toContain('"guideSeen":true')
  await page.reload()
  await expect(page.locator('[data-tile]').first()).toBeVisible()
  // Longer than a new user waits for it.
  await page.waitForTimeout(1_500)
  await expect(guide(page)).toHaveCount(0)
})

test('SHELL-12 Escape ends the guide for good; the help sign opens it again from any screen and gets the focus back', async ({
  page,
}) => {
  await asNew()
  await signIn(page, account)
  await expect(guide(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(guide(page)).toHaveCount(0)
  await expect.poll(async () => (await call(accounts.userInfo, {})).config_json).toContain('guideSeen')
  await page.goto('/index/watch')
  const help = page.getByRole('button', { name: '使用导览' })
  await help.click()
  await expect(guide(page)).toHaveAttribute('data-step', 'floor')
  await expect(page).toHaveURL(/\/index(?:\?market=\w+)?$/)
  await page.keyboard.press('ArrowRight')
  await expect(guide(page)).toHaveAttribute('data-step', 'lobby')
  await page.keyboard.press('ArrowLeft')
  await expect(guide(page)).toHaveAttribute('data-step', 'floor')
  await page.keyboard.press('Escape')
  await expect(help).toBeFocused()
})

test('SHELL-12 who goes back in the browser leaves the guide, and is where that leads', async ({ page }) => {
  await asOld()
  await signIn(page, account)
  await page.goto('/index/lobby')
  await page.getByRole('button', { name: '使用导览' }).click()
  await expect(guide(page)).toBeVisible()
  await expect(page).toHaveURL(/\/index(?:\?market=\w+)?$/)
  await page.goBack()
  await expect(guide(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/index\/lobby/)
})

test('SHELL-12 an address that leads elsewhere is not interrupted: the guide waits for the floor', async ({ page }) => {
  await asNew()
  await signIn(page, account)
  await expect(guide(page)).toBeVisible()
  await page.goto('/index/watch')
  await page.waitForTimeout(1_500)
  await expect(guide(page)).toHaveCount(0)
  await asOld()
})

for (const language of ['zh-CN', 'en'] as const) {
  test(`SHELL-12 the guide fits a desk and a phone, where what stands behind “All” is said; axe finds nothing serious, ${language}`, async ({
    page,
  }) => {
    await asOld()
    await signIn(page, account)
    await inLanguage(page, language)
    await page.getByRole('button', { name: /^(使用导览|Guide)$/ }).click()
    await expect(guide(page)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/index')
    await page.getByRole('button', { name: /^(全部|All)$/ }).click()
    await page.getByRole('button', { name: /^(使用导览|Guide)$/ }).click()
    for (const step of steps) {
      await expect(guide(page)).toHaveAttribute('data-step', step)
      const box = await guide(page).locator('[data-forward]').boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(844)
      if (step === 'lobby') await expect(guide(page)).toContainText(language === 'en' ? 'behind “All”' : '“全部”')
      await expectAccessible(page)
      await guide(page).locator('[data-forward]').click()
    }
    await expect(guide(page)).toHaveCount(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await inLanguage(page, 'zh-CN')
  })
}
