import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Imports a file of the given text into the running product, as its operator would. */
export async function importFile(name: string, text: string): Promise<void> {
  const home = process.env['PANDORA_E2E_HOME'] ?? ''
  const folder = join(home, 'more')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), text)
  await run(process.execPath, ['../server/src/import-cli.ts', 'files', join(folder, name)], { env: { ...process.env, PANDORA_HOME: home }, maxBuffer: 1 << 26 })
}
