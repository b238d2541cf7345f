import { rm } from 'node:fs/promises'
import type { Db } from '@pandora/store/database'
import { dropOldUploads } from './job.queries.ts'

/** Uploads are kept for a day, longer while an import still needs them. */
const KEPT = 86_400_000

/** Deletes uploaded files that have served their time. */
export async function pruneUploads(db: Db, now: number): Promise<void> {
  for (const path of await dropOldUploads(db, now - KEPT)) await rm(path, { force: true })
}
