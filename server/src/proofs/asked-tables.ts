import postgres from 'postgres'
import { columnTypes } from '@pandora/store/generated/schema'

/** Tables whose rows are of a time: versions of facts, and what is made of them by day. */
export const timedTables: ReadonlySet<string> = new Set([
  ...Object.entries(columnTypes).flatMap(([table, columns]) => ('superseded_at' in columns ? [table] : [])),
  'company_score',
  // Views of figures of statements, with whether their unit is in doubt.
  'told_item',
  'sound_item',
  'company_score_history',
  'score_day',
  'valuation_history',
  'keyword_month',
  'fact_summary',
  'coverage_summary',
])

/**
 * The tables of `timedTables` that are named by the queries which the database is sent while `during` runs, whoever
 * sends them.
 */
export async function tablesAsked(during: () => Promise<unknown>): Promise<Set<string>> {
  const texts: string[] = []
  // Of the driver's queries; one that is never sent, for its class is no export.
  const queries = Object.getPrototypeOf(postgres()`select 1`) as { handle: (this: Sent) => unknown }
  const { handle } = queries
  queries.handle = function run(this: Sent) {
    const { resolve } = this
    if (!this.executed) {
      this.resolve = (result) => {
        texts.push(result.statement?.string ?? '')
        resolve(result)
      }
    }
    return handle.call(this)
  }
  try {
    await during()
  } finally {
    queries.handle = handle
  }
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/\b(?:from|join|using)\s+"?([a-z_]+)"?/g)].flatMap(([, name = '']) =>
        timedTables.has(name) ? [name] : [],
      ),
    ),
  )
}

interface Sent {
  executed: boolean
  resolve: (result: { statement?: { string: string } }) => void
}
