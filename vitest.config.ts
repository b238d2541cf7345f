import { defineConfig } from 'vitest/config'

const shared = {
  // Starting and killing databases takes a second each alone, ten times that on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 120_000,
}
/**
 * Node reads the files by itself, as it does when the product runs: nothing is rewritten before, no call goes through a
 * getter of its module, no stack is looked up in maps. Not for the web, whose files ask for what Vite gives them.
 */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } }
const never = ['**/node_modules/**', '**/dist/**']
const database = {
  ...native,
  environment: 'node',
  setupFiles: ['tools/property-tests.mjs', 'tools/record-rows.mjs'],
  globalSetup: ['store/src/cluster/test-cluster.ts'],
}

/**
 * Files that need a process to themselves: they change what belongs to the process, or share hooks with a module that
 * is loaded once.
 */
const apart = [
  'store/src/{cluster,backup,tellings}/**/*.test.ts',
  'store/src/disk-full.test.ts',
  'server/src/{jobs,models,imports/run}/**/*.test.ts',
  'server/src/{import-cli,no-connections,full-disk}.test.ts',
  'server/src/analysis/killed.test.ts',
  'server/src/domains/alerts/killed.test.ts',
  'server/src/domains/membership/killed.test.ts',
  'server/src/domains/figures/quarters/work.test.ts',
  'server/src/http/declared-answers.test.ts',
  'server/src/domains/finance-reports/**/*.test.ts',
  'tools/example-domain.test.mjs',
  // Counts the processor time of its process: clearing up after others is none of its own.
  'intelligence/src/entities/gazetteer.test.ts',
]

export default defineConfig({
  test: {
    // Child processes, because the tests start databases and signal them; three on two cores, since a third of the time
    // they wait for the database.
    pool: 'forks',
    maxWorkers: 3,
    // As for the browser tests: a busy moment is no fault of the product; npm test says how many needed it.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      {
        // What asks a database. One process reads the product once for all of its files.
        test: {
          ...shared,
          ...database,
          name: 'database',
          isolate: false,
          include: ['{store,server,bench}/**/*.test.ts'],
          exclude: [...never, ...apart],
        },
      },
      { test: { ...shared, ...database, name: 'apart', include: apart, exclude: never } },
      {
        // What asks nobody.
        test: {
          ...shared,
          ...native,
          name: 'pure',
          environment: 'node',
          isolate: false,
          include: ['{contract,intelligence,sources,tools}/**/*.test.{ts,mjs}'],
          exclude: [...never, ...apart],
          setupFiles: ['tools/property-tests.mjs'],
        },
      },
      {
        // The same of the web.
        test: {
          ...shared,
          name: 'pages',
          environment: 'node',
          isolate: false,
          include: ['web/src/**/*.test.ts'],
          exclude: never,
          setupFiles: ['tools/property-tests.mjs'],
        },
      },
      {
        test: {
          ...shared,
          name: 'views',
          environment: 'happy-dom',
          isolate: false,
          include: ['web/src/**/*.test.tsx'],
          exclude: never,
          setupFiles: ['web/src/testing/dom.ts'],
        },
      },
    ],
  },
})
