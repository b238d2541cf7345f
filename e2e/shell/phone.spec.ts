import type { Page } from '@playwright/test'
import { enter, expect, test } from '../support/product.ts'
import { phoneFaults } from '../support/phone.ts'

// Some hundred screens, one after another.
test.setTimeout(300_000)

const PHONE = { width: 390, height: 844 }
/** Fewer kinds of screens than these were not all of the product. */
const LEAST = 50
/** How often a screen is looked at again where something is wrong. */
const LOOKS = 8

/** The kind of screen that an address opens: what names one thing of many is left out. */
const kindOf = (address: string) =>
  (address.split('?')[0] ?? '')
    .replace(/\/+$/, '')
    .split('/')
    .map((part) => (/\d|%|^[A-Za-z_-]{16,}$/.test(part) ? ':id' : part))
    .join('/')

/** What is wrong once a screen has come to rest: a part may be on its way, or a picture not have its size yet. */
async function settledFaults(page: Page) {
  let faults = await phoneFaults(page)
  for (let look = 0; look < LOOKS && faults.nested.length + faults.small.length + faults.over > 0; look++) {
    await page.waitForTimeout(400)
    faults = await phoneFaults(page)
  }
  return faults
}

test('on a phone no list is moved within a page that is moved, nothing is too low for a thumb, and nothing is wider than the window', async ({
  page,
}) => {
  await enter(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/index/overview?market=demo')
  await page.locator('nav a').first().waitFor()
  const queue: string[] = []
  const seen = new Set<string>()
  const found: string[] = []
  const take = async () => {
    const links = await page
      .locator('nav a[href^="/index"], main a[href^="/index"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    for (const link of links.filter((one) => !seen.has(kindOf(one)))) {
      seen.add(kindOf(link))
      queue.push(link)
    }
  }
  await take()
  await page.setViewportSize(PHONE)
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    // As a link does, without loading the product anew.
    await page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await page.waitForTimeout(150)
    const waiting = page.getByRole('main').getByRole('status', { name: /加载中|Loading/ })
    await expect(waiting, address).toHaveCount(0, { timeout: 30_000 })
    await take()
    const { nested, small, over } = await settledFaults(page)
    const kind = kindOf(address)
    found.push(...nested.map((one) => `${kind} ${one}`), ...small.map((one) => `${kind} ${one}`))
    if (over > 0) found.push(`${kind} is ${over} px too wide`)
  }
  expect(seen.size).toBeGreaterThan(LEAST)
  expect(found).toEqual([])
})

test('the law of the phone names a list that is moved within its page, a sign too low, and a page too wide', async ({
  page,
}) => {
  await enter(page)
  await page.setViewportSize(PHONE)
  await page.goto('/index/settings/appearance')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML(
      'beforeend',
      `<div class="planted" style="flex:none;height:100px;overflow-y:auto"><p style="height:400px">list</p></div>
       <input class="low" aria-label="low" style="display:block;height:20px;min-height:0">
       <div style="width:600px;height:2000px"></div>`,
    )
  })
  const { nested, small, over } = await phoneFaults(page)
  expect(nested).toEqual([expect.stringContaining('div.planted “list” (400 in 100 px)')])
  expect(small).toEqual([expect.stringContaining('input.low “low”: 20 px')])
  expect(over).toBe(210)
})
