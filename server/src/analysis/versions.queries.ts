import { ANALYSIS_VERSION } from '@pandora/intelligence/analysis'
import type { Db } from '@pandora/store/database'

export interface VersionRow {
  version_id: number
  key: string
  models: { name: string; version: string; origin: 'corpus' | 'user' }[]
  first_used_at: number
}

/** The id of a version, entered at its first use. */
export async function versionId(db: Db, key: string, models: VersionRow['models']): Promise<number> {
  const [row] = await db<{ version_id: number }[]>`
    with entered as (insert into analysis_version (key, models) values (${key}, ${db.json(models as never)})
      on conflict (key) do nothing returning version_id)
    select version_id from entered union all select version_id from analysis_version where key = ${key} limit 1`
  if (!row) throw new Error('a version was not entered')
  return row.version_id
}

/**
 * Whether a reading is of another program's analysis than this one's: so right after an upgrade, before anything was
 * read with it. Models have no part in it: which are in use is known from what was read last.
 */
export const ofOlderProgram = (db: Db, alias: string) => db`exists (select 1 from analysis_version v
  where v.version_id = ${db(alias)}.version_id and split_part(v.key, ' ', 1) <> ${ANALYSIS_VERSION})`

/** Every version used, newest first. */
export async function versions(db: Db): Promise<VersionRow[]> {
  return db<VersionRow[]>`select version_id, key, models, first_used_at from analysis_version order by version_id desc`
}
