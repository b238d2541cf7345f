import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { product } from './products.ts'

const run = promisify(execFile)
const command = join(fileURLToPath(new URL('../..', import.meta.url)), 'server', 'src', 'import-cli.ts')

/**
 * Imports a file into a running product, that of the tests by default, by its own command. Answers what the command
 * printed; rejected rows go to the product's home.
 */
export async function importFile(file: string, { home } = product): Promise<string> {
  const { stdout } = await run(process.execPath, [command, 'files', file], {
    cwd: home,
    env: { ...process.env, PANDORA_HOME: home },
    maxBuffer: 1 << 26,
  })
  return stdout
}

/** Imports a text as a file of the given name. */
export async function importText(name: string, text: string): Promise<string> {
  const folder = join(product.home, 'later')
  await mkdir(folder, { recursive: true })
  const file = join(folder, name)
  await writeFile(file, text)
  return importFile(file)
}
