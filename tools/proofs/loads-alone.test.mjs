import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** What a process may load first: every beginning of the product, and what its tests begin it with. */
const beginnings = ['web.ts', 'jobs/worker.ts', 'domains.ts', 'prepare.ts', 'demo/load.ts', 'imports/run.ts']

// A package of the old kind that requires one of the new kind is refused by Node while that one is still being imported:
// then a process lives or dies by what was loaded before it (server/src/main.ts lived, the web alone did not).
test.each(beginnings)('%s loads as the first of its process', async (file) => {
  const program = `await import(${JSON.stringify(new URL(`../../server/src/${file}`, import.meta.url).href)}); console.log('loaded')`
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', `${program}; process.exit()`])
  const { stdout, stderr } = await run.catch((error) => error)
  expect({ stdout, stderr }).toEqual({ stdout: 'loaded\n', stderr: '' })
})
