import { accounts } from '@pandora/contract/domains/accounts/operations'
import { headerNames, sessionModes } from '@pandora/contract/constants'
import type { Language } from '@pandora/contract/language'
import { expect, test as base, type Page } from '@playwright/test'

/** Where the browser keeps that it holds a session's cookie (web/src/lib/keys.ts). */
const HINT_KEY = 'pandora-session'

const PICTURE = '/favicon.svg'

export const administrator = { email: 'admin@example.test', password: 'lantern orchard seven' }

/** Failures a test expects, by a part of their text: e.g. the 401 of a wrong password. */
type Expected = (text: string | RegExp) => void

interface Fixtures {
  /** Calls off the failure of the test at a console error or failed request whose text fits. */
  expectFailure: Expected
  /** A page of the administrator's, in Chinese, with no address opened yet. */
  signedIn: Page
  /** True where the guide is what the test is about; elsewhere it is ended as soon as it stands in the way. */
  aboutGuide: boolean
}

/** Every page fails its test on a console error, an uncaught error or a failed request. */
export const test = base.extend<Fixtures>({
  aboutGuide: [false, { option: true }],
  expectFailure: [
    async ({ page, aboutGuide }, use) => {
      const guide = page.locator('dialog[data-step]')
      if (!aboutGuide)
        await page.addLocatorHandler(guide, async () => {
          await page.keyboard.press('Escape')
        })
      const slow = Number(process.env['PANDORA_E2E_SLOW'] ?? 1)
      if (slow > 1)
        await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slow })
      const seen: string[] = []
      const expected: (string | RegExp)[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') seen.push(`console: ${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => void seen.push(`error: ${error.message}`))
      page.on('requestfailed', (request) => {
        // A page left behind ends its stream and its reads; that is no failure.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED')
          seen.push(`request: ${request.url()} ${request.failure()?.errorText ?? ''}`)
      })
      await use((text) => void expected.push(text))
      expect(
        seen.filter((text) => !expected.some((one) => (typeof one === 'string' ? text.includes(one) : one.test(text)))),
      ).toEqual([])
    },
    { auto: true },
  ],
  signedIn: async ({ page }, use) => {
    await enter(page)
    await use(page)
  },
})

/**
 * A session of an account beside the browser's own, put into a language: whatever a test before left, each begins as it
 * asks. Answers the session's token.
 */
async function inLanguageOf(
  page: Page,
  account: typeof administrator,
  language: Language,
  headers: Record<string, string> = {},
): Promise<string> {
  const { data } = (await (await page.request.post(accounts.signIn.path, { data: account, headers })).json()) as {
    data: { token: string }
  }
  await page.request.post(accounts.updateLanguage.path, {
    data: { language },
    headers: { authorization: `Bearer ${data.token}` },
  })
  return data.token
}

/**
 * Signs in beside the form, for tests that are about something else: the browser holds the session's cookie and opens
 * no screen yet. Answers the session's token.
 */
export async function enter(page: Page, account = administrator, language: Language = 'zh-CN'): Promise<string> {
  const token = await inLanguageOf(page, account, language, { [headerNames.session]: sessionModes.kept })
  // An address of the product without its code. A page made up by a route would do, but once a page has a route the
  // browser keeps nothing that it has loaded and tells of every request.
  await page.goto(PICTURE)
  await page.evaluate((key) => localStorage.setItem(key, '1'), HINT_KEY)
  return token
}

/** Signs in by the form; the administrator, who is everyone's, in Chinese. */
export async function signIn(page: Page, account = administrator): Promise<void> {
  if (account === administrator) await inLanguageOf(page, account, 'zh-CN')
  await page.goto('/u/login')
  await page.getByLabel(/邮箱|E-mail/).fill(account.email)
  await page.getByLabel(/^密码|^Password/).fill(account.password)
  await page.getByRole('button', { name: /^(登录|Sign in)$/ }).click()
  await expect(page).toHaveURL(/\/index/)
  // The shell stands: its keys are heard.
  await expect(page.locator('nav').first()).toBeAttached()
}

export { expect }
