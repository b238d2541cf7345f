import { defineConfig } from '@playwright/test'
import { addressOf, product, products, settingsOf } from './support/products.ts'
import { withoutSlowSharing } from './support/shared-memory.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // What is said of public files is run beside them alone: public.config.ts.
  testIgnore: 'public-*.spec.ts',
  outputDir: `../reports/browser-${process.env['PANDORA_E2E_DATA'] ?? 'sample'}`,
  // Each product has one administrator: the files that run against one run one after another.
  workers: products.length,
  fullyParallel: false,
  // A machine that is busy with something else for a moment is no fault of the product; npm test says how many needed
  // it.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000 * Number(process.env['PANDORA_E2E_SLOW'] ?? 1),
  expect: { timeout: 10_000 },
  reporter: [['list'], ['junit', { outputFile: '../reports/e2e.xml' }]],
  globalSetup: './support/load-data.ts',
  webServer: products.map((one) => ({
    command: `${process.execPath} ../server/src/main.ts`,
    url: `${addressOf(one)}/healthz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: settingsOf(one),
  })),
  use: {
    baseURL: addressOf(product),
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
