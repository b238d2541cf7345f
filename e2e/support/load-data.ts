import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { realData, realFiles } from './real-data.ts'
import { writeSample } from './sample.ts'

const run = promisify(execFile)

/** Loads the product with the sample market through its own import command; with the real files too, where they are. */
export default async function loadData(): Promise<() => Promise<void>> {
  const home = process.env['PANDORA_E2E_HOME'] ?? ''
  const files = await writeSample(join(home, 'sample'))
  if (!realData) process.stdout.write('The public data is not beside the repository: the browser tests use the sample market only.\n')
  for (const file of [...(realData ? realFiles : []), ...files]) await run(process.execPath, ['../server/src/import-cli.ts', 'files', file], { env: { ...process.env, PANDORA_HOME: home }, maxBuffer: 1 << 26 })
  return () => rm(home, { recursive: true, force: true })
}
