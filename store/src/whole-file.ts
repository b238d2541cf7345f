import { randomBytes } from 'node:crypto'
import { link, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What a process that was killed leaves beside the file it was writing. */
const half = /\.[0-9a-f]{12}\.part$/

/**
 * Writes a file whole or not at all: a process killed, a disk full or a power cut at any moment leaves the old content
 * or the new
 * under the name, never a part of it. It is on disk when this resolves. Throws as the file system does.
 */
export async function writeWhole(path: string, content: string | Uint8Array, mode = 0o600): Promise<void> {
  const beside = await written(path, content, mode)
  try {
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/**
 * The same, of a file that is written once: where the name is taken, by another process at the same time too, nothing
 * changes. Answers whether it was written.
 */
export async function writeOnce(path: string, content: string | Uint8Array, mode = 0o600): Promise<boolean> {
  const beside = await written(path, content, mode)
  try {
    await link(beside, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(beside, { force: true })
    await syncFolder(dirname(path))
  }
}

/**
 * Removes what killed processes left in a folder of what they were making, by default of files. For who alone makes
 * such things there; what is still being written stays for the next time.
 */
export async function sweep(folder: string, left: RegExp = half): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => left.test(one)))
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined)
}

async function written(path: string, content: string | Uint8Array, mode: number): Promise<string> {
  const beside = `${path}.${randomBytes(6).toString('hex')}.part`
  try {
    const file = await open(beside, 'wx', mode)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    return beside
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

/** Without this a power cut may undo the name. Some systems know no such thing. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
