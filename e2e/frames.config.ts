import { defineConfig } from '@playwright/test'

const { default: base } = await import('./playwright.config.ts')

/**
 * Frame times of dragging and resizing on a floor of twenty tiles, and of moving in maps of two thousand nodes:
 * printed, never judged.
 */
export default defineConfig({
  ...base,
  testMatch: ['frames.ts', 'map-frames.ts'],
  timeout: 180_000,
  reporter: [['line']],
  use: { ...base.use, trace: 'off' },
})
