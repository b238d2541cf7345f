import { defineConfig } from '@playwright/test'

process.env['PANDORA_E2E_SAMPLE'] = 'only'
const { default: base } = await import('./playwright.config.ts')

/** Frame times of dragging and resizing on a floor of twenty tiles: printed, never judged. */
export default defineConfig({ ...base, testMatch: 'frames.ts', timeout: 180_000, reporter: [['line']], use: { ...base.use, trace: 'off' } })
