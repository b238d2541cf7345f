import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { freePort } from './support/free-port.ts'
import { withoutSlowSharing } from './support/shared-memory.ts'

// Set once in the first process; workers read them from the environment.
process.env['PANDORA_E2E_HOME'] ??= homeOfThisRun()
process.env['PANDORA_E2E_PORT'] ??= freePort()
// A test's own site on this machine, which feeds may be read from.
process.env['PANDORA_E2E_FEEDS_PORT'] ??= freePort()
const port = process.env['PANDORA_E2E_PORT']

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // What is said of public files is run beside them alone: public.config.ts.
  testIgnore: 'public-*.spec.ts',
  outputDir: `../reports/browser-${process.env['PANDORA_E2E_DATA'] ?? 'sample'}`,
  // One product, one administrator, two cores: the files run one after another.
  workers: 1,
  fullyParallel: false,
  // A machine that is busy with something else for a moment is no fault of the product; npm test says how many needed
  // it.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['junit', { outputFile: '../reports/e2e.xml' }]],
  globalSetup: './support/load-data.ts',
  webServer: {
    command: `${process.execPath} ../server/src/main.ts`,
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PANDORA_HOME: process.env['PANDORA_E2E_HOME'],
      PORT: port,
      PANDORA_LOG: 'warn',
      PANDORA_DEMO: process.env['PANDORA_E2E_DEMO'] ?? 'small',
      PANDORA_DEMO_PACE: '0',
      PANDORA_ADMIN_EMAIL: 'admin@example.test',
      PANDORA_ADMIN_PASSWORD: 'lantern orchard seven',
      PANDORA_RATE_SIGN_IN: '10000',
      PANDORA_RATE_CODE: '10000',
      PANDORA_IMPORT_FOLDERS: tmpdir(),
      PANDORA_FEEDS_ALLOW_HOSTS: `127.0.0.1:${process.env['PANDORA_E2E_FEEDS_PORT']}`,
    },
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Watching every step costs a tenth of the time: in checks a test is watched when it is tried again.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['PANDORA_CHROMIUM'] ?? '/usr/bin/chromium',
      ignoreDefaultArgs: withoutSlowSharing(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
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
  return home
}
