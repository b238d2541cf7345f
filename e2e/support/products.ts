import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/** A product that tests run against; feeds may be read from a test's own site at one more port. */
export interface Product {
  home: string
  port: string
  feedsPort: string
}

/** A part of this file's own: made in the first process, read from the environment by all that it starts. */
const KEPT = 'PANDORA_E2E_PRODUCTS'

/** The home of a stopped product that was loaded (make-home.ts), of which each product gets a copy. */
export const loadedHome = process.env['PANDORA_E2E_HOME']

/**
 * Products of this run, each with a home that goes when it ends: as many as test files run beside one another, since
 * what one test does another would see. A check of everything has more than one: one leaves the cores idle for two
 * thirds of the time.
 */
export const products: readonly Product[] = JSON.parse((process.env[KEPT] ??= JSON.stringify(made()))) as Product[]

function made(): Product[] {
  return Array.from({ length: Number(process.env['PANDORA_E2E_WORKERS'] ?? 1) }, () => productIn(homeOfThisRun()))
}

/** A product that runs from a home, at ports of its own. */
export function productIn(home: string): Product {
  return { home, port: freePort(), feedsPort: freePort() }
}

/** The product that the tests of this process run against. */
export const product: Product = products[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? missing()

function missing(): never {
  throw new Error('there are fewer products than processes of tests')
}

/** Where a product answers. */
export const addressOf = ({ port }: Product): string => `http://127.0.0.1:${port}`

/** What a product is started with. */
export const settingsOf = (one: Product): Record<string, string> => ({
  PANDORA_HOME: one.home,
  PORT: one.port,
  PANDORA_LOG: 'warn',
  PANDORA_DEMO: process.env['PANDORA_E2E_DEMO'] ?? 'small',
  PANDORA_DEMO_PACE: '0',
  PANDORA_ADMIN_EMAIL: 'admin@example.test',
  PANDORA_ADMIN_PASSWORD: 'lantern orchard seven',
  PANDORA_RATE_SIGN_IN: '10000',
  PANDORA_RATE_CODE: '10000',
  PANDORA_IMPORT_FOLDERS: tmpdir(),
  PANDORA_FEEDS_ALLOW_HOSTS: `127.0.0.1:${one.feedsPort}`,
})

/**
 * A home that goes when this process ends. Not in the global teardown: that runs before the product is stopped, and
 * files taken from under a running database come back between two looks at the folder.
 */
function homeOfThisRun(): string {
  const home = mkdtempSync(join(tmpdir(), 'pandora-e2e-'))
  process.once('exit', () => {
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  })
  // With owners and modes: the database runs as a user of its own where we are root.
  if (loadedHome !== undefined) execFileSync('cp', ['-a', `${loadedHome}/.`, home])
  return home
}
