// node e2e/support/make-home.ts <folder>: makes the home of a product for the browser tests there, loaded, read and
// stopped, for each of their products to begin with a copy (PANDORA_E2E_HOME): to load one takes as long as thirty tests.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { headerNames } from '@pandora/contract/constants'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { analysis } from '@pandora/contract/domains/analysis/operations'
import { imports } from '@pandora/contract/domains/imports/operations'
import type { OutputOf } from '@pandora/contract/operation'
import loadData from './load-data.ts'
import { administrator } from './product.ts'
import { addressOf, products, settingsOf } from './products.ts'

/** How long the demo market and the sample may take to be loaded and read, ms. */
const PATIENCE = 300_000
/** States of imports that are still to come, or on their way. */
const COMING: ReadonlySet<string> = new Set(['queued', 'reading', 'merging'])
const main = join(import.meta.dirname, '../../server/src/main.ts')

const [folder] = process.argv.slice(2)
const [product] = products
if (folder === undefined || product === undefined) throw new Error('Usage: make-home.ts <folder>')
const address = addressOf(product)

const server = spawn(process.execPath, [main], {
  env: { ...process.env, ...settingsOf(product) },
  stdio: ['ignore', 'inherit', 'inherit'],
})
const ended = once(server, 'exit')
try {
  await until(async () => (await fetch(`${address}/healthz`)).ok)
  await loadData()
  const { token } = await call<{ token: string }>(accounts.signIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  await until(() => isRead(token))
} finally {
  server.kill('SIGTERM')
  await ended
}
execFileSync('cp', ['-a', `${product.home}/.`, folder])

/** Waits until something holds; throws where the product ends, or it takes too long. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE; !(await holds().catch(unanswered)); await wait(100)) {
    if (server.exitCode !== null) throw new Error(`the product ended with ${server.exitCode}`)
    if (Date.now() > end) throw new Error('the product was not loaded in time')
  }
}

/** A product that does not listen yet refuses the connection; all else is a fault. */
function unanswered(error: unknown): false {
  if (error instanceof TypeError && error.message === 'fetch failed') return false
  throw error
}

/** Asks the product without the browser. */
async function call<Data>(path: string, options: RequestInit = {}): Promise<Data> {
  return ((await (await fetch(address + path, options)).json()) as { data: Data }).data
}

/** Whether the demo market is there, nothing more of either market is imported, and every text has been read. */
async function isRead(token: string): Promise<boolean> {
  if ((await call<{ demo: string }>(accounts.offers.path)).demo !== 'ready') return false
  const settled = ['real', 'demo'].map(async (market) => {
    const headers = { authorization: `Bearer ${token}`, [headerNames.market]: market }
    const { dataList } = await call<OutputOf<typeof imports.list>>(imports.list.path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ size: 100 }),
    })
    const { waiting } = await call<OutputOf<typeof analysis.progress>>(analysis.progress.path, { headers })
    return waiting === 0 && dataList.every(({ state }) => !COMING.has(state))
  })
  return (await Promise.all(settled)).every(Boolean)
}
