/// <reference lib="dom" />
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { headerNames, sessionModes } from '@pandora/contract/constants'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { readingOf } from '../demo.ts'
import { median } from '../machine.ts'
import { benchAccount, startProduct } from '../product.ts'

const RUNS = Number(process.env['PANDORA_BENCH_RUNS'] ?? 5)
const SIZE = { width: 1440, height: 900 }
/** How long a screen stays as it is before it counts as being there, in milliseconds. */
const REST = 400
/** A screen that is not there by then is told as missing, in milliseconds. */
const LONGEST = 20_000
/** Aims of the product, in milliseconds: a screen opened again, and the first one after a start. */
const AIMS = { warm: 1000, cold: 2000 }
/** Where the browser keeps that it holds a session's cookie (web/src/lib/keys.ts). */
const HINT_KEY = 'pandora-session'

interface Times {
  warmMs: number
  coldMs?: number
}

/**
 * Milliseconds from the opening of a page until each kind of screen can be used, in the demo market: its heading stands
 * and no part of it is being read. Warm: the same browser, opened again. Cold: the first request after a start of the
 * product, in a browser that has loaded nothing yet; with `cold` behind the bench's name. Medians of five.
 */
export async function screensBench(only: readonly string[]) {
  const home = await mkdtemp(join(tmpdir(), 'pandora-screens-'))
  const browser = await chromium.launch({
    executablePath: process.env['PANDORA_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  const settings = { PANDORA_DEMO: process.env['PANDORA_DEMO'] ?? 'medium', PANDORA_DEMO_PACE: '0' }
  try {
    let product = await startProduct(home, settings)
    await readingOf(home)
    const context = await entered(browser, product.address)
    const page = await context.newPage()
    const addresses = await kindsOf(page, product.address)
    const times: Record<string, Times> = {}
    for (const address of addresses) {
      await openedIn(page, `${product.address}${address}`)
      times[kindOf(address)] = { warmMs: await medianOf(() => openedIn(page, `${product.address}${address}`)) }
    }
    await context.close()
    await product.stop()
    if (only.includes('cold'))
      for (const address of addresses) {
        const of = times[kindOf(address)]
        if (!of) continue
        of.coldMs = await medianOf(async () => {
          product = await startProduct(home, settings)
          const fresh = await entered(browser, product.address)
          const took = await openedIn(await fresh.newPage(), `${product.address}${address}`)
          await fresh.close()
          await product.stop()
          return took
        })
      }
    const all = Object.entries(times)
    return {
      runs: RUNS,
      screens: all.length,
      warmMedianMs: Math.round(median(all.map(([, { warmMs }]) => warmMs))),
      coldMedianMs: only.includes('cold') ? Math.round(median(all.map(([, { coldMs = Number.NaN }]) => coldMs))) : null,
      overWarmAim: all.filter(([, { warmMs }]) => warmMs > AIMS.warm).map(([kind]) => kind),
      overColdAim: all.filter(([, { coldMs = 0 }]) => coldMs > AIMS.cold).map(([kind]) => kind),
      times: Object.fromEntries(all.toSorted(([, a], [, b]) => b.warmMs - a.warmMs)),
    }
  } finally {
    await browser.close()
    await rm(home, { recursive: true, force: true })
  }
}

async function medianOf(take: () => Promise<number>): Promise<number> {
  const taken: number[] = []
  for (let run = 0; run < RUNS; run++) taken.push(await take())
  return Math.round(median(taken))
}

/** A browser that is signed in and has loaded no part of the product. */
async function entered(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: SIZE, locale: 'zh-CN' })
  await context.request.post(`${address}${accounts.signIn.path}`, {
    data: benchAccount,
    headers: { [headerNames.session]: sessionModes.kept },
  })
  await context.addInitScript((key) => localStorage.setItem(key, '1'), HINT_KEY)
  return context
}

/** What names one thing of many is left out of an address. */
const kindOf = (address: string): string =>
  (address.split('?')[0] ?? '')
    .split('/')
    .map((part) => (/\d|%|^[A-Za-z_-]{16,}$/.test(part) ? ':id' : part))
    .join('/')

/** An address of each kind of screen that links lead to, from the overview on. */
async function kindsOf(page: Page, address: string): Promise<string[]> {
  const found = new Map<string, string>()
  const queue = ['/index/overview?market=demo']
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    await openedIn(page, `${address}${next}`)
    const links = await page
      .locator('nav a[href^="/index"], main a[href^="/index"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    for (const link of links)
      if (!found.has(kindOf(link))) {
        found.set(kindOf(link), link)
        queue.push(link)
      }
  }
  return [...found.values()]
}

/**
 * Opens an address as one who types it; milliseconds of the page's own clock from then until its heading stands and
 * nothing in it waits, for a while.
 */
async function openedIn(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  return page.evaluate(
    ({ rest, longest }) =>
      new Promise<number>((resolve) => {
        let since: number | null = null
        const look = () => {
          const main = document.querySelector('main')
          const ready =
            main !== null &&
            document.querySelector('h1') !== null &&
            ![...main.querySelectorAll('[role=status]')].some((one) =>
              /^(加载中|Loading)/.test(one.getAttribute('aria-label') ?? ''),
            )
          const now = performance.now()
          since = ready ? (since ?? now) : null
          if (since !== null && now - since >= rest) return resolve(since)
          if (now > longest) return resolve(longest)
          requestAnimationFrame(look)
        }
        look()
      }),
    { rest: REST, longest: LONGEST },
  )
}
