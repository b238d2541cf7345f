import { filesSource } from '@pandora/sources/files/files-source'
import { shippedProfiles } from '@pandora/sources/files/shipped'
import type { Source } from '@pandora/sources/source'
import { expect, test } from 'vitest'
import { profileNamed } from '../plan.ts'
import { createRun } from '../queries.ts'
import { runImport } from '../run.ts'
import { totalOf } from '../tally.ts'
import { sql, bars, fileOf, queue, importFile, header } from './testing.ts'

test('one count of 3,000,000,000 among 60,000 posts costs its own row, by line, field and reason; the other 59,999 are all there', async () => {
  const runId = await createRun(sql, {
    marketId: 1,
    source: 'test',
    profile: null,
    profileText: null,
    file: 'posts',
    path: 'posts',
    dryRun: false,
    startedBy: 'test',
  })
  const posts: Source<null, number> = {
    name: 'test',
    query: async () => null,
    async *extract() {
      for (let from = 2; from < 60_002; from += 1000) yield Array.from({ length: 1000 }, (_, at) => from + at)
    },
    transform: (_, line) => ({
      rejections: [],
      records: [
        {
          line,
          kind: 'post',
          values: {
            document_id: `d${line}`,
            platform: 'xq',
            author_id: null,
            reply_count: 0,
            like_count: line === 31_000 ? 3_000_000_000 : 1,
            published_at: '2024-03-01T00:00:00Z',
          },
        },
      ],
    }),
  }
  const result = await runImport({ sql, runId, marketId: 1, dryRun: false, source: posts, asked: {} })
  expect([result.state, totalOf(result.tally)]).toEqual([
    'done',
    { read: 60_000, new: 59_999, updated: 0, unchanged: 0, duplicate: 0, rejected: 1, partial: 0 },
  ])
  expect(await sql`select count(*)::int as count from post`).toEqual([{ count: 59_999 }])
  expect(await sql`select line, field, reason, value from import_rejection where run_id = ${runId}`).toEqual([
    { line: 31_000, field: 'like_count', reason: 'TOO_LARGE', value: '3000000000' },
  ])
  await sql`truncate post`
})

test('a row dated 9999-12-31, 0001-01-01 or in the year 0 costs only itself, by line, field and reason', async () => {
  const rows = ['9999-12-31', '0001-01-01', '0000-02-29', '99991231', '10000-01-01'].map(
    (day) => `000901,${day},10,100,1,10,100,1000\n`,
  )
  const {
    state: ended,
    tally,
    runId,
  } = await importFile(fileOf('years.csv', `${bars(3)}${rows.join('')}000901,2020-01-06,10,100,1,10,100,1000\n`))
  expect([ended, totalOf(tally)]).toEqual([
    'done',
    { read: 9, new: 4, updated: 0, unchanged: 0, duplicate: 0, rejected: 5, partial: 0 },
  ])
  expect(await sql`select line, field, reason from import_rejection where run_id = ${runId} order by line`).toEqual(
    [5, 6, 7, 8, 9].map((line) => ({ line, field: 'date', reason: 'NOT_A_DAY' })),
  )
})

test('a JSON line nested 100,000 deep costs only itself', async () => {
  const row = (day: string, more: string) =>
    `{"code":"000901","date":"${day}","open":10,"high":100,"low":1,"close":10,"volume":100,"amount":${more}}`
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const path = fileOf(
    'deep.jsonl',
    [row('2020-01-06', '1000'), row('2020-01-07', deep), deep, row('2020-01-08', '1000')].join('\n'),
  )
  const runId = await queue(path)
  const result = await runImport({
    sql,
    runId,
    marketId: 1,
    dryRun: false,
    source: filesSource,
    asked: { path, name: 'deep.jsonl', profile: profileNamed(shippedProfiles(), 'daily-prices-traded').profile },
  })
  expect([result.state, totalOf(result.tally)]).toMatchObject(['done', { read: 4, new: 2, rejected: 2 }])
  expect(
    await sql`select line, field, reason, value from import_rejection where run_id = ${runId} order by line`,
  ).toEqual([
    { line: 2, field: '', reason: 'NESTED_TOO_DEEP', value: '' },
    { line: 3, field: '', reason: 'NESTED_TOO_DEEP', value: '' },
  ])
})

test('a row that cannot be worked on, for whatever reason, costs only itself', async () => {
  const runId = await createRun(sql, {
    marketId: 1,
    source: 'test',
    profile: null,
    profileText: null,
    file: 'days',
    path: 'days',
    dryRun: false,
    startedBy: 'test',
  })
  const source: Source<null, { line: number }> = {
    name: 'test',
    query: async () => null,
    async *extract() {
      yield [{ line: 2 }, { line: 3 }, { line: 4 }]
    },
    transform: (_, { line }) => {
      if (line === 3) throw new RangeError('Maximum call stack size exceeded')
      return {
        rejections: [],
        records: [
          { line, kind: 'trading_day', values: { exchange: 'SSE', trade_date: `2020-01-0${line}`, session: 'full' } },
        ],
      }
    },
  }
  const result = await runImport({ sql, runId, marketId: 1, dryRun: false, source, asked: {} })
  expect([result.state, totalOf(result.tally)]).toMatchObject(['done', { read: 3, new: 2, rejected: 1 }])
  expect(await sql`select line, reason from import_rejection where run_id = ${runId}`).toEqual([
    { line: 3, reason: 'ROW_FAILED' },
  ])
})

test('two rows that tell one fact differently: the later stands, the other is told by line, field and value; two that agree are told of by their number alone', async () => {
  const row = (close: number) => `000901,2021-03-01,${close},${close},${close},${close},100,1000\n`
  const { tally, runId } = await importFile(fileOf('twice.csv', `${header}\n${row(10)}${row(11)}${row(12)}${row(12)}`))
  expect(totalOf(tally)).toMatchObject({ read: 4, new: 1, duplicate: 3, rejected: 2 })
  expect(await sql`select close from daily_price`).toEqual([{ close: 12 }])
  expect(
    await sql`select line, field, reason, value from import_rejection where run_id = ${runId} order by line`,
  ).toEqual([
    { line: 2, field: 'open', reason: 'TOLD_OTHERWISE', value: '10' },
    { line: 3, field: 'open', reason: 'TOLD_OTHERWISE', value: '11' },
  ])
  const tried = await importFile(fileOf('tried.csv', `${header}\n${row(13)}${row(14)}`), { dryRun: true })
  expect(totalOf(tried.tally)).toMatchObject({ duplicate: 1, rejected: 1 })
  expect(await sql`select line, value from import_rejection where run_id = ${tried.runId}`).toEqual([
    { line: 2, value: '13' },
  ])
})
