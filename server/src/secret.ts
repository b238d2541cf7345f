import { randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeOnce, writeWhole } from '@pandora/store/whole-file'

/**
 * Shortest key that is taken, characters; a made one has 64. A file that holds less was broken off by an earlier
 * version: whoever knows that it is empty could sign with it.
 */
const SHORTEST = 32

/**
 * The key that signs access tokens: from the configuration, else made at first start in the home, readable by its owner
 * only.
 */
export async function signingSecret(home: string, configured: string | undefined): Promise<string> {
  if (configured) return configured
  const file = join(home, 'secrets', 'signing-key')
  const kept = await keyIn(file)
  if (kept.length >= SHORTEST) return kept
  await mkdir(join(home, 'secrets'), { recursive: true, mode: 0o700 })
  const made = randomBytes(48).toString('base64url')
  // Of two processes starting at once one writes, the other reads what was written.
  if (kept === '' && (await writeOnce(file, made))) return made
  const other = await keyIn(file)
  if (other.length >= SHORTEST) return other
  await writeWhole(file, made)
  return made
}

const keyIn = (file: string): Promise<string> =>
  readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => '',
  )
