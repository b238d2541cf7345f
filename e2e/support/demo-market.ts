import type { z } from 'zod'
import type { Operation } from '@pandora/contract/operation'
import { expect, type BrowserContext, type Page } from '@playwright/test'

/** Asks the product as the page does: in its session and its market. */
export type Ask = <O extends Operation>(operation: O, input: z.input<O['input']>) => Promise<z.output<O['output']>>

/** The visitor of a file's tests: one for all, as an address may make a few only. */
let visitor: Awaited<ReturnType<BrowserContext['cookies']>> = []

/** Opens the demo market as a visitor who tries it, and answers how the page asks; waits until it is loaded. */
export async function tryDemo(page: Page): Promise<Ask> {
  await expect.poll(async () => ((await (await page.request.get('/api/offers')).json()) as { data: { demo: string } }).data.demo, { timeout: 60_000 }).toBe('ready')
  const asked = page.waitForRequest((request) => request.headers()['authorization'] !== undefined && request.headers()['x-market'] !== undefined)
  await page.context().addCookies(visitor)
  await page.goto(visitor.length ? '/index' : '/u/demo')
  await expect(page).toHaveURL(/\/index/)
  const sent = (await asked).headers()
  visitor = await page.context().cookies()
  const headers = { authorization: sent['authorization'] ?? '', 'x-market': sent['x-market'] ?? '' }
  return async (operation, input) => {
    const answer = await page.request.post(operation.path, { headers, data: input })
    expect(answer.status(), operation.id).toBe(200)
    return ((await answer.json()) as { data: never }).data
  }
}

/** The visitor's session goes on in the next test. */
export async function keepVisitor(page: Page): Promise<void> {
  visitor = await page.context().cookies()
}

/** The first of the given that fits. */
export async function firstThat<Item>(items: readonly Item[], fits: (item: Item) => Promise<boolean>): Promise<Item> {
  for (const item of items) if (await fits(item)) return item
  throw new Error('the demo market has none that fits')
}
