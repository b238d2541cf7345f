import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { importFile } from './import.ts'
import { realData, realFiles } from './real-data.ts'
import { writeSample } from './sample.ts'

/** Loads the product with the sample market through its own import command; with the real files too, where they are. */
export default async function loadData(): Promise<() => Promise<void>> {
  const home = process.env['PANDORA_E2E_HOME'] ?? ''
  const files = await writeSample(join(home, 'sample'))
  if (!realData) process.stdout.write('The public data is not beside the repository: the browser tests use the sample market only.\n')
  for (const file of [...(realData ? realFiles : []), ...files]) await importFile(file)
  return () => rm(home, { recursive: true, force: true })
}
