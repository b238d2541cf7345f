import { defineConfig } from 'vitest/config'

const shared = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  // Starting and killing databases takes a second each alone, ten times that on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

export default defineConfig({
  test: {
    // Child processes, because the tests start databases and signal them; two, because two cores are what is promised.
    pool: 'forks',
    maxWorkers: 2,
    // As for the browser tests: a busy moment is no fault of the product; npm test says how many needed it.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          include: [
            '{contract,intelligence,sources,store,server,bench,tools}/**/*.test.{ts,mjs}',
            'web/src/**/*.test.ts',
          ],
          setupFiles: ['tools/property-tests.mjs', 'tools/record-rows.mjs'],
          globalSetup: ['store/src/cluster/test-cluster.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'views',
          environment: 'happy-dom',
          include: ['web/src/**/*.test.tsx'],
          setupFiles: ['web/src/testing/dom.ts'],
        },
      },
    ],
  },
})
