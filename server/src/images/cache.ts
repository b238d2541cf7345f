import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Files by name, the least lately used going first when they take more room than allowed. Several processes may share
 * the folder.
 */
export interface FileCache {
  read: (name: string) => Promise<Buffer | undefined>
  write: (name: string, bytes: Buffer) => Promise<void>
}

/** Opens a cache in a folder, made when first written to. */
export function fileCache(folder: string, mostBytes: number): FileCache {
  let total: number | undefined

  const entries = async () => {
    const names = await readdir(folder).catch(() => [])
    const found = await Promise.all(
      names.map(async (name) => ({
        name,
        ...(await stat(join(folder, name)).then(
          ({ size, mtimeMs }) => ({ size, mtimeMs }),
          () => ({ size: 0, mtimeMs: 0 }),
        )),
      })),
    )
    total = found.reduce((sum, { size }) => sum + size, 0)
    return found
  }
  /** Makes room down to nine tenths, so that not every write has to look again. */
  const makeRoom = async () => {
    const oldest = (await entries()).sort((a, b) => a.mtimeMs - b.mtimeMs)
    for (const { name, size } of oldest) {
      if ((total ?? 0) <= mostBytes * 0.9) return
      await rm(join(folder, name), { force: true })
      total = (total ?? 0) - size
    }
  }
  return {
    async read(name) {
      const bytes = await readFile(join(folder, name)).then(
        (read) => (read.length > 0 ? read : undefined),
        () => undefined,
      )
      // The file's time is its last use; that it cannot be set is no reason not to answer.
      if (bytes) await utimes(join(folder, name), new Date(), new Date()).catch(() => undefined)
      return bytes
    },
    async write(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      if (total === undefined) await entries()
      const unfinished = join(folder, `${name}.${randomBytes(4).toString('hex')}`)
      // Not synced: after a power cut some may be empty, and are fetched again.
      await writeFile(unfinished, bytes)
      await rename(unfinished, join(folder, name))
      total = (total ?? 0) + bytes.length
      if (total > mostBytes) await makeRoom()
    },
  }
}
