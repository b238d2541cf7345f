import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documents } from '@pandora/contract/domains/documents/operations'
import '@pandora/server/domains'
import { documentRoutes } from '@pandora/server/domains/documents/routes'
import { startCluster } from '@pandora/store/cluster/cluster'
import { connect } from '@pandora/store/database'
import { migrate } from '@pandora/store/migrate'
import { DAYS, generate } from './full-text-documents.ts'
import { median } from './machine.ts'

/** What is asked, from a word of every document to one of a handful. */
const queries: readonly string[] = [
  '公司公告',
  '利率',
  '利率 存款',
  '新能源汽车',
  '"新能源汽车" -利率',
  '钛酸锂',
  '钛酸锂 OR earnings',
  'earnings kind:report',
  'title:利率',
  '利率 before:2021',
  '利率 source:源7 after:2024',
  '车',
  '利率 镍',
  '"存款 利率"~5',
  '没有这样的词组',
]
const RUNS = 7

/**
 * Full-text search over `PANDORA_BENCH_DOCUMENTS` (a million unless said) short documents in a database of its own; the
 * first query of each kind after the database has started, then the median of seven. `PANDORA_BENCH_HOME`: a home to
 * keep them in, used again where it holds them.
 */
export async function fullTextBench() {
  const count = Number(process.env['PANDORA_BENCH_DOCUMENTS'] ?? 1_000_000)
  const kept = process.env['PANDORA_BENCH_HOME']
  const home = kept ?? (await mkdtemp(join(tmpdir(), 'pandora-full-text-')))
  let cluster = await startCluster({ home })
  try {
    const made = await withSql(cluster.url, async (sql) => {
      await migrate(sql)
      const [there] = await sql`select 1 from document limit 1`
      return there ? null : generate(sql, count)
    })
    // Its own memory is empty after this; what the system keeps of its files is not.
    await cluster.stop()
    cluster = await startCluster({ home })
    const first: Record<string, number> = {}
    const answers = await withSql(cluster.url, async (sql) => {
      const found: object[] = []
      for (const sort of ['relevance', 'newest'] as const) {
        for (const text of queries) {
          const times: number[] = []
          let answer = await ask(sql, text, sort)
          if (Object.keys(first).length === 0) first[text] = answer.ms
          const cold = answer.ms
          for (let run = 0; run < RUNS; run++) {
            answer = await ask(sql, text, sort)
            times.push(answer.ms)
          }
          found.push({
            text,
            sort,
            firstMs: cold,
            medianMs: median(times),
            total: answer.total,
            more: answer.more,
            backTo: answer.backTo,
          })
        }
      }
      return found
    })
    const sizes = await withSql(cluster.url, async (sql) => {
      const [row] = await sql`select (select count(*)::int from document_index) as passages,
        pg_relation_size('document') as "documentTable", pg_table_size('document_index') as "wordsTable",
        pg_relation_size('document_index_words') as "wordsIndex", pg_relation_size('document_index_time') as "timeIndex",
        pg_relation_size('document_index_pkey') as "keyIndex", pg_database_size(current_database()) as database,
        (select round(avg(pg_column_size(words)))::int from (select words from document_index limit 20000) sample)
          as "bytesOfWords",
        (select round(avg(length(title) + length(body)))::int from (select * from document limit 20000) sample)
          as "characters"`
      return row
    })
    return { days: DAYS, made, firstQueryMs: first, sizes, answers }
  } finally {
    await cluster.stop()
    if (kept === undefined) await rm(home, { recursive: true, force: true })
  }
}

async function withSql<T>(url: string, work: (sql: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
  const sql = connect(url, { max: 6, name: 'pandora-bench-full-text' })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}

/** One first page, as the server makes it, facets and marked pieces included; without HTTP and JSON. */
async function ask(sql: ReturnType<typeof connect>, text: string, sort: 'relevance' | 'newest') {
  const route = documentRoutes.find(({ operation }) => operation.id === documents.search.id)
  const now = Date.now()
  const begun = performance.now()
  const answer = (await route?.handle({
    db: sql,
    view: { marketId: 1, asOf: null },
    input: documents.search.input.parse({ text, sort }),
    now,
    services: { sql },
  } as never)) as { total: number; more: boolean; searchedBackTo: number | null }
  return {
    ms: Math.round((performance.now() - begun) * 10) / 10,
    total: answer.total,
    more: answer.more,
    backTo: answer.searchedBackTo,
  }
}
