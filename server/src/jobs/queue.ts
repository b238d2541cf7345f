import { connect, type Sql } from '@pandora/store/database'

/** The migration of the job queue's own tables that the installed package ends with; `queue.test.ts` holds it to that. */
export const QUEUE_VERSION = 20

/** No schema or no table of the queue's. */
const missing = new Set(['3F000', '42P01'])

/**
 * Creates the job queue's own tables where they are missing; it keeps them in a schema of its own. The package that
 * does so is loaded where there is something to do alone: a command that finds them as they should be needs nothing else
 * of it.
 */
export async function prepareJobs(databaseUrl: string): Promise<void> {
  const sql = connect(databaseUrl, { max: 1, name: 'pandora-prepare' })
  const version = await versionOf(sql).finally(() => sql.end())
  if (version === QUEUE_VERSION) return
  const { runMigrations } = await import('graphile-worker')
  await runMigrations({ connectionString: databaseUrl })
}

/** The last migration of the queue's tables in a database; null where there are none. */
async function versionOf(sql: Sql): Promise<number | null> {
  try {
    const [row] = await sql<{ version: number | null }[]>`select max(id) as version from graphile_worker.migrations`
    return row?.version ?? null
  } catch (error) {
    if (missing.has((error as { code?: string }).code ?? '')) return null
    throw error
  }
}
