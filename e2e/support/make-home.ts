// node e2e/support/make-home.ts <folder>: makes the home of a product for the browser tests there, loaded, read and
// stopped, for each of their products to begin with a copy (PANDORA_E2E_HOME): to load one takes as long as thirty tests.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { headerNames } from '@pandora/contract/constants'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { analysis } from '@pandora/contract/domains/analysis/operations'
import loadData from './load-data.ts'
import { administrator } from './product.ts'
import { addressOf, products, settingsOf } from './products.ts'

/** How long the demo market and the sample may take to be loaded and read, ms. */
const PATIENCE = 300_000
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

/** Waits until something holds; a product that does not answer yet does not fail it. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE; !(await holds().catch(() => false)); await wait(100)) {
    if (server.exitCode !== null) throw new Error(`the product ended with ${server.exitCode}`)
    if (Date.now() > end) throw new Error('the product was not loaded in time')
  }
}

/** Asks the product without the browser. */
async function call<Data>(path: string, options: RequestInit = {}): Promise<Data> {
  return ((await (await fetch(address + path, options)).json()) as { data: Data }).data
}

/** Whether the demo market is there, and every text of both markets has been read. */
async function isRead(token: string): Promise<boolean> {
  if ((await call<{ demo: string }>(accounts.offers.path)).demo !== 'ready') return false
  const waiting = ['real', 'demo'].map(async (market) => {
    const headers = { authorization: `Bearer ${token}`, [headerNames.market]: market }
    return (await call<{ waiting: number }>(analysis.progress.path, { headers })).waiting
  })
  return (await Promise.all(waiting)).every((count) => count === 0)
}
