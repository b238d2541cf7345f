import { readdir } from 'node:fs/promises'
import type { Sql } from '@pandora/store/database'
import { snapshot } from '@pandora/store/snapshot'

/** What a home holds, by name: its files, the schema, the migrations that ran, how many rows each table has. */
export type State = Record<string, string>

/** Tables of what the processes do at the moment, not of what the home holds. */
const passing =
  /^(?:session|refresh_token|captcha|request_answer|account_(?:code|request)|audit_event|sign_in_failure|outbox|live_event|analysis_(?:waiting|state)|figures_waiting|score_day|\w+_due|feed_fetch)$/

/** Reads what a home holds that two beginnings of the same kind have in common. */
export async function stateOf(sql: Sql, home: string): Promise<State> {
  const tables = (
    await sql<
      { name: string }[]
    >`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`
  ).map(({ name }) => name)
  const counts: State = {}
  for (const name of tables.filter((one) => !passing.test(one)))
    counts[`rows of ${name}`] = String(
      (await sql<{ count: number }[]>`select count(*)::int as count from ${sql(name)}`)[0]?.count,
    )
  // What a kill leaves half-written has a name of its own; what only the running process has, and old locks, are no
  // matter.
  const files = (await readdir(home)).filter((name) => !/^(?:pandora\.lock.*|postgres\.log.*)$/.test(name)).sort()
  const inside = await readdir(`${home}/postgres`).catch(() => [])
  return {
    files: files.join(' '),
    'files of the database': inside.join(' '),
    schema: await snapshot(sql),
    migrations: (await sql<{ name: string }[]>`select name from migration order by number`)
      .map(({ name }) => name)
      .join(' '),
    ...counts,
  }
}
