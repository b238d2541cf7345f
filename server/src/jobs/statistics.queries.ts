import type { Sql } from '@pandora/store/database'

/**
 * How much of a table must have changed since its statistics were taken: of a small one as autovacuum has it, which
 * goes on doing so once a minute. Of a larger one a sample of 30,000 rows is read each time, and what it says changes
 * little: at a tenth, a market that is read for the first time had a quarter of the database's time go into it.
 */
const CHANGED_ROWS = 50
const CHANGED_SHARE = 0.1
const LARGE_ROWS = 20_000
const LARGE_CHANGED_SHARE = 0.4

/**
 * Takes the statistics of all tables of the product that have changed by more than a tenth since they were taken (large
 * ones by more than two fifths), where the role may. Autovacuum does so at a tenth once a minute: until then the first
 * rows of a market are one row to the planner, which joins tables row by row (docs/performance.md). Answers what was
 * taken.
 */
export async function renewStatistics(sql: Sql): Promise<string[]> {
  // Rights to take statistics are rights of their own since 17; before that they are the owner's.
  const stale = await sql<{ name: string }[]>`
    select s.relid::regclass::text as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.schemaname = 'public' and s.n_mod_since_analyze > ${CHANGED_ROWS} + greatest(c.reltuples, 0)
      * case when c.reltuples > ${LARGE_ROWS} then ${LARGE_CHANGED_SHARE}::float else ${CHANGED_SHARE}::float end
      and case when current_setting('server_version_num')::int >= 170000
        then has_table_privilege(c.oid, 'maintain') else pg_has_role(c.relowner, 'usage') end
    order by s.n_mod_since_analyze`
  // Each for itself: what somebody else is at is left to them, and none is held while the next is read.
  for (const { name } of stale) await sql.unsafe(`analyze (skip_locked) ${name}`)
  return stale.map(({ name }) => name)
}
