import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import { resolveDatabase } from '@pandora/store/cluster/resolve-database'
import { connect, type Sql } from '@pandora/store/database'
import '../../domains.ts'
import { dueDays, forumDays, makeForumDay } from '../../domains/market-opinion/offers/forum-days.queries.ts'
import { marketFiles } from '../../imports/by-name/market-files.ts'
import { planImport, profilesOf } from '../../imports/plan.ts'
import { createRun } from '../../imports/queries.ts'
import { runImport } from '../../imports/run.ts'
import { prepareDatabase } from '../../prepare.ts'
import { loadMarkets } from '../../shared/markets.ts'
import { authorsOfBoards } from './forum-counts.queries.ts'

const EXPECTED = 'expected_daily_counts.csv'
const columns = ['articles', 'comments', 'article_likes', 'comment_likes', 'authors'] as const
type Column = (typeof columns)[number]
type DayCounts = Record<Column, number>

/** Counts by `bar date`, as the file beside the posts states them. */
async function expectedCounts(folder: string): Promise<Map<string, DayCounts>> {
  const [header = '', ...lines] = (await text(createReadStream(join(folder, EXPECTED)))).trim().split(/\r?\n/)
  const names = header.split(',')
  const at = (cells: readonly string[], name: string) => cells[names.indexOf(name)] ?? ''
  return new Map(
    lines.map((line) => {
      const cells = line.split(',')
      const counts = Object.fromEntries(columns.map((name) => [name, Number(at(cells, name))])) as DayCounts
      return [`${at(cells, 'bar')} ${at(cells, 'date')}`, counts]
    }),
  )
}

/** Imports every file of a folder that holds posts, as a user's import does; how many rows and refusals there were. */
async function importPosts(sql: Sql, marketId: number, folder: string) {
  const counted = { rows: 0, refused: 0, ms: 0 }
  const profiles = await profilesOf(sql, marketId)
  for (const planned of await planImport(folder, profiles, undefined)) {
    const { path, name, profile } = planned
    if (!profile?.profile.records.some(({ kind }) => kind === 'post')) continue
    const from = performance.now()
    const runId = await createRun(sql, {
      marketId,
      source: 'files',
      profile: profile.profile.name,
      profileText: profile.text,
      file: name,
      path,
      dryRun: false,
      startedBy: 'evaluate',
    })
    const source = marketFiles(sql, marketId)
    const { state, tally, error } = await runImport({
      sql,
      runId,
      marketId,
      dryRun: false,
      source,
      asked: { path, name, profile: profile.profile },
    })
    if (state !== 'done') throw error ?? new Refusal(importsErrors.IMPORT_INTERRUPTED)
    counted.rows += tally.rows
    counted.refused += tally.rejectedRows
    counted.ms += performance.now() - from
  }
  return counted
}

/** What the product counts of each board and day, by `bar date`. */
async function ownCounts(sql: Sql, marketId: number, boards: readonly string[]): Promise<Map<string, DayCounts>> {
  for (const day of await dueDays(sql, marketId)) await makeForumDay(sql, marketId, day)
  const view = { marketId, asOf: null }
  const subjects = boards.map((board) => `board:df:${board}`)
  const found = new Map<string, DayCounts>()
  const of = (key: string): DayCounts => {
    const own = found.get(key) ?? { articles: 0, comments: 0, article_likes: 0, comment_likes: 0, authors: 0 }
    found.set(key, own)
    return own
  }
  for (const row of await forumDays(sql, view, { subjects, from: '1990-01-01', to: '2100-01-01' })) {
    const own = of(`${row.subject.slice('board:df:'.length)} ${row.day}`)
    const form = row.form === 'article' ? 'article' : 'comment'
    own[`${form}s`] += row.raw
    own[`${form}_likes`] += row.likes ?? 0
  }
  for (const row of await authorsOfBoards(sql, view, boards)) of(`${row.board} ${row.day}`).authors = row.authors
  return found
}

/**
 * Raw daily counts of a folder of forum threads, robots and copies included, against `expected_daily_counts.csv` beside
 * them: imported into a database of its own as a user imports, counted as the product counts. Throws a named refusal
 * where the folder has no such file.
 */
export async function forumCounts(folder: string): Promise<object> {
  if (!(await readdir(folder).catch((): string[] => [])).includes(EXPECTED))
    throw new Refusal(importsErrors.FILE_NOT_FOUND, { file: join(folder, EXPECTED) })
  const expected = await expectedCounts(folder)
  const home = await mkdtemp(join(tmpdir(), 'pandora-forum-'))
  const database = await resolveDatabase({ home })
  const sql = connect(database.url, { max: 4, name: 'pandora-evaluate' })
  try {
    await prepareDatabase(database, async () => {})
    const market = (await loadMarkets(sql)).byKey('real')
    if (!market) throw new Refusal(errors.NO_SUCH_MARKET)
    const read = await importPosts(sql, market.market_id, folder)
    const boards = [...new Set([...expected.keys()].map((key) => key.split(' ')[0] ?? ''))]
    const own = await ownCounts(sql, market.market_id, boards)
    const differing = [...new Set([...expected.keys(), ...own.keys()])].toSorted().flatMap((key) =>
      columns
        .map((column) => ({
          key,
          column,
          expected: expected.get(key)?.[column] ?? 0,
          own: own.get(key)?.[column] ?? 0,
        }))
        .filter((one) => one.expected !== one.own),
    )
    return {
      task: 'forum-counts',
      rows: read.rows,
      refused: read.refused,
      rowsPerSecond: Math.round(read.rows / (read.ms / 1000)),
      days: expected.size,
      counts: expected.size * columns.length,
      differing: differing.length,
      first: differing.slice(0, 10),
    }
  } finally {
    await sql.end({ timeout: 5 })
    await database.stop()
    await rm(home, { recursive: true, force: true })
  }
}
