import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The key that signs access tokens: from the configuration, else made at first start in the home, readable by its owner only. */
export async function signingSecret(home: string, configured: string | undefined): Promise<string> {
  if (configured) return configured
  const file = join(home, 'secrets', 'signing-key')
  await mkdir(join(home, 'secrets'), { recursive: true, mode: 0o700 })
  try {
    // `wx`: of two processes starting at once one writes, the other reads what was written.
    await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return (await readFile(file, 'utf8')).trim()
}
