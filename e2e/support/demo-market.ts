import { accounts } from '@pandora/contract/domains/accounts/operations'
import type { Language } from '@pandora/contract/language'
import type { InputOf, Operation, OutputOf } from '@pandora/contract/operation'
import { expect, type Page } from '@playwright/test'
import { administrator, enter } from './product.ts'

/** Where the browser keeps what it was told to show, and the form it has there (web/src/lib/store.ts). */
const STORE_KEY = 'pandora-root'
const STORE_VERSION = 1

/** Asks the product as the page does: in its session and its market. */
export type Ask = <O extends Operation>(operation: O, input: InputOf<O>) => Promise<OutputOf<O>>

const ready = (page: Page) =>
  expect
    .poll(
      async () => ((await (await page.request.get('/api/offers')).json()) as { data: { demo: string } }).data.demo,
      { timeout: 60_000 },
    )
    .toBe('ready')

const asker =
  (page: Page, headers: Record<string, string>): Ask =>
  async (operation, input) => {
    const answer = await (operation.method === 'GET'
      ? page.request.get(operation.path, { headers, params: input as Record<string, string> })
      : page.request.post(operation.path, { headers, data: input }))
    expect(answer.status(), operation.id).toBe(200)
    return ((await answer.json()) as { data: never }).data
  }

/**
 * Opens the demo market as a visitor who tries it, and answers how the page asks. An address may make a few visitors
 * only.
 */
export async function tryDemo(page: Page): Promise<Ask> {
  await ready(page)
  const asked = page.waitForRequest(
    (request) => request.headers()['authorization'] !== undefined && request.headers()['x-market'] !== undefined,
  )
  await page.goto('/u/demo')
  await expect(page).toHaveURL(/\/index/)
  const sent = (await asked).headers()
  const ask = asker(page, { authorization: sent['authorization'] ?? '', 'x-market': sent['x-market'] ?? '' })
  // The guide greets a visitor once: it would come in between at the next address.
  await ask(accounts.updateConfig, { config_json: JSON.stringify({ guideSeen: true }) })
  return ask
}

/**
 * Signs in beside the form, with the demo market as what this browser chose last, and answers how the page asks; waits
 * until the market is loaded. No screen is open yet: to open one for the choice alone took as long as most tests.
 */
export async function inDemoMarket(page: Page, language: Language = 'zh-CN'): Promise<Ask> {
  await ready(page)
  const token = await enter(page, administrator, language)
  await page.evaluate(
    ([key, version]) =>
      localStorage.setItem(key, JSON.stringify({ version, state: { preferences: { market: 'demo' } } })),
    [STORE_KEY, STORE_VERSION] as const,
  )
  return asker(page, { authorization: `Bearer ${token}`, 'x-market': 'demo' })
}

/** Signs in and chooses the demo market in this window by hand, and answers how the page asks. */
export async function chooseDemoMarket(page: Page): Promise<Ask> {
  await ready(page)
  await enter(page)
  await page.goto('/index/exchanges')
  await page.getByRole('button', { name: /· (市场|Market)$/ }).click()
  const asked = page.waitForRequest(
    (request) => request.headers()['authorization'] !== undefined && request.headers()['x-market'] === 'demo',
  )
  await page.getByRole('menuitemradio', { name: /演示市场|Demo market/ }).click()
  return asker(page, { authorization: (await asked).headers()['authorization'] ?? '', 'x-market': 'demo' })
}

/** The first of the given that fits. */
export async function firstThat<Item>(items: readonly Item[], fits: (item: Item) => Promise<boolean>): Promise<Item> {
  for (const item of items) if (await fits(item)) return item
  throw new Error('the demo market has none that fits')
}
