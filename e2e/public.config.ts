import { defineConfig } from '@playwright/test'

// The public data beside the repository in a product of its own: what holds for the sample's small files holds for real
// ones, and their figures stand on the screens.
process.env['PANDORA_E2E_DATA'] = 'public'
process.env['PANDORA_E2E_DEMO'] = 'off'
const { default: base } = await import('./playwright.config.ts')

export default defineConfig({
  ...base,
  testMatch: ['real-input.spec.ts', 'public-*.spec.ts'],
  testIgnore: [],
  reporter: [['list'], ['junit', { outputFile: '../reports/e2e-public.xml' }]],
})
