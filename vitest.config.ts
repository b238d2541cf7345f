import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: [
      '{contract,intelligence,sources,store,server,bench,tools}/**/*.test.{ts,mjs}',
      'web/src/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: ['tools/property-tests.mjs', 'tools/record-rows.mjs'],
    globalSetup: ['store/src/cluster/test-cluster.ts'],
    // Child processes, because the tests start databases and signal them; two, because two cores are what is promised.
    pool: 'forks',
    maxWorkers: 2,
    // Starting and killing databases takes a second each alone, ten times that on a busy machine.
    testTimeout: 60_000,
    // As for the browser tests: a busy moment is no fault of the product; npm test says how many needed it.
    retry: process.env['CI'] ? 1 : 0,
    hookTimeout: 120_000,
  },
})
