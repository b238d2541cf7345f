import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeWhole } from '../whole-file.ts'
import { ClusterError } from './errors.ts'

/**
 * A restore that has begun and is not over: the archive, the folder outside the home that the database's files are put
 * in, and which database of DATABASE_URL was found empty and is being filled.
 */
export type Unfinished = { archive: string; dataFolder: string | null; filling: string | null }

/** Name of the file in a home that says so; whatever else lies there is the restore's own as long as it stands. */
export const unfinishedName = 'unfinished-restore.json'

const fileOf = (home: string): string => join(home, unfinishedName)

/** What a home's restore had come to when it was broken off; null where there was none. */
export async function unfinishedRestore(home: string): Promise<Unfinished | null> {
  const text = await readFile(fileOf(home), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Unfinished)
}

/** Writes down how far a restore is, before it goes there. */
export const noteRestore = (home: string, state: Unfinished): Promise<void> =>
  writeWhole(fileOf(home), JSON.stringify(state))

/** The restore is whole. */
export async function endRestore(home: string): Promise<void> {
  await rm(fileOf(home), { force: true })
  await syncFolder(home)
}

/**
 * Refuses to start from a home that a restore was broken off in: `restore_unfinished`. An empty product in its place
 * would look as if everything were gone.
 */
export async function refuseUnfinished(home: string): Promise<void> {
  const state = await unfinishedRestore(home)
  if (state === null) return
  throw new ClusterError(
    'restore_unfinished',
    `The restore into ${home} was broken off. Run it again, it begins anew: npm run restore -- ${state.archive} / 向 ${home} 的恢复中断了。请重新执行，它会从头开始：npm run restore -- ${state.archive}`,
  )
}
