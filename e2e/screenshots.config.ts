import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

// `npm run screenshots`: the pictures of the README, of the demo market and, for an import, the sample file: fictional,
// ours, and nothing else.
process.env['PANDORA_E2E_DEMO'] = 'medium'
const { default: base } = await import('./playwright.config.ts')

export default defineConfig({
  ...base,
  testMatch: 'screenshots.ts',
  reporter: 'list',
  outputDir: fileURLToPath(new URL('../reports/browser', import.meta.url)),
})
