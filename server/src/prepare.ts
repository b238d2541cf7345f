import { assertUtf8 } from '@pandora/store/cluster/ensure-utf8'
import type { Database } from '@pandora/store/cluster/resolve-database'
import { connect, type Sql } from '@pandora/store/database'
import { migrate } from '@pandora/store/migrate'
import { grantPlain, roleOf } from '@pandora/store/plain-role'
import { prepareJobs } from './jobs/queue.ts'

/**
 * Brings a database to this version as its owner: tables, the queue of jobs, and what the role of the processes may do,
 * where that is another one. Then
 * does `work` under the owner's pool. Throws ClusterError, MigrationError.
 */
export async function prepareDatabase<Result>(
  { url, ownerUrl }: Pick<Database, 'url' | 'ownerUrl'>,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const sql = connect(ownerUrl, { max: 2, name: 'pandora-prepare' })
  try {
    const { warnings } = await assertUtf8(sql)
    for (const warning of warnings) process.stderr.write(`${warning}\n`)
    await migrate(sql)
    await prepareJobs(ownerUrl)
    if (roleOf(url) !== roleOf(ownerUrl)) await grantPlain(sql, roleOf(url))
    return await work(sql)
  } finally {
    await sql.end()
  }
}
