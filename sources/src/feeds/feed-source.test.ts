import { errors, Refusal } from '@pandora/contract/errors'
import { expect, test } from 'vitest'
import { recorded } from '../../test/recorded.ts'
import { extractedBefore, type Source } from '../source.ts'
import { feedSource, type FeedQuery, type FeedRow } from './feed-source.ts'
import type { Fetched } from './fetch/fetch-feed.ts'

const at = (name: string) => `https://wire.example.test/${name}.xml`
const names = ['wire', 'unchanged', 'gone', 'limited', 'page', 'damaged']
const now = Date.parse('2024-03-06T00:00:00Z')

/** A source over the recordings, what was asked of them, and how each fetch ended. */
function opened(apart?: Parameters<typeof feedSource>[0]['apart']) {
  const { ask, asked } = recorded('feeds', Object.fromEntries(names.map((name) => [at(name), name])))
  const told: Fetched[] = []
  const source = feedSource({
    ask,
    now: () => now,
    told: (fetched) => void told.push(fetched),
    ...(apart ? { apart } : {}),
  })
  return { source, asked, told }
}
const queryOf = (name: string, before: FeedQuery['before'] = null): FeedQuery => ({
  url: at(name),
  before,
  settings: {
    origin: 'https://wire.example.test/',
    name: '港湾电讯',
    nameEn: 'Harbour Wire',
    kind: 'news',
    category: null,
    language: null,
  },
})
async function rowsOf(source: Source<FeedQuery, FeedRow>, query: FeedQuery): Promise<FeedRow[]> {
  const rows: FeedRow[] = []
  for await (const batch of source.extract(query, () => undefined, new AbortController().signal)) rows.push(...batch)
  return rows
}

test('extract fetches and reads the feed, in order; transform makes a document of each item that says anything', async () => {
  const { source, asked, told } = opened()
  const query = await source.query({ ...queryOf('wire') })
  const rows = await rowsOf(source, query)
  expect(rows.map(({ line, item }) => [line, item.id])).toEqual([
    [1, 'n-1'],
    [2, 'n-2'],
    [3, 'n-3'],
  ])
  expect([asked.length, asked[0]?.headers]).toEqual([1, { accept: expect.stringContaining('application/rss+xml') }])
  expect(told).toMatchObject([{ outcome: 'feed', status: 200, etag: '"w-418"', feed: { hints: { minutes: 90 } } }])
  const [dated, undated, empty] = rows.map((row) => source.transform(query, row))
  expect(dated?.records).toMatchObject([
    {
      line: 1,
      kind: 'document',
      values: {
        title: '宁远重工签下十二亿元订单',
        body: '宁远重工公告称，签下 12 亿元订单。',
        language: 'zh',
        url: 'https://wire.example.test/n/1',
        published_at: '2024-03-05T09:30:00.000Z',
        precision: 'instant',
        source_name: '港湾电讯',
        source_name_en: 'Harbour Wire',
      },
    },
  ])
  expect(dated?.records[0]).not.toHaveProperty('known')
  expect(undated?.records).toMatchObject([
    {
      values: { language: 'en', published_at: '2024-03-06T00:00:00.000Z' },
      known: { at: now, by: 'received' },
    },
  ])
  expect([empty?.records, empty?.rejections]).toEqual([
    [],
    [{ line: 3, kind: 'document', field: 'title', reason: 'MISSING', value: 'n-3' }],
  ])
})

test('a feed that has not changed since is asked for by what it said, and nothing comes of it', async () => {
  const { source, asked, told } = opened()
  const before = { etag: '"w-418"', lastModified: 'Tue, 05 Mar 2024 09:45:00 GMT' }
  expect(await rowsOf(source, queryOf('unchanged', before))).toEqual([])
  expect(asked[0]?.headers).toMatchObject({
    'if-none-match': '"w-418"',
    'if-modified-since': 'Tue, 05 Mar 2024 09:45:00 GMT',
  })
  expect(told).toMatchObject([{ outcome: 'not-modified' }])
})

test.each([
  ['gone', 'FEED_GONE', { retryAfter: null, offered: [] }],
  ['limited', 'FEED_STATUS', { retryAfter: '600', status: 429 }],
  ['page', 'FEED_IS_PAGE', { offered: [{ url: 'https://wire.example.test/rss.xml', title: 'All news' }] }],
  ['damaged', 'FEED_DAMAGED', { offered: [] }],
])('an answer %s is refused as %s, and how it ended is told', async (name, code, more) => {
  const { source, told } = opened()
  await expect(rowsOf(source, queryOf(name))).rejects.toMatchObject({ code })
  expect(told).toMatchObject([{ outcome: 'failed', ...more }])
})

test('what was answered is read where the source is told to read it', async () => {
  const { source } = opened(async ({ body, address }) => {
    expect([body.length > 0, address]).toEqual([true, at('wire')])
    const { definition, data } = new Refusal(errors.INTERNAL, { id: 'elsewhere' })
    return { refused: { definition, data }, offered: [] }
  })
  await expect(rowsOf(source, queryOf('wire'))).rejects.toMatchObject({ code: 'INTERNAL', data: { id: 'elsewhere' } })
})

test('rows that were extracted before are handed on, and nothing is asked for again', async () => {
  const { source, asked } = opened()
  const rows = await rowsOf(source, queryOf('wire'))
  const again = extractedBefore(source, rows.slice(1))
  expect(await rowsOf(again, queryOf('wire'))).toEqual(rows.slice(1))
  expect([asked.length, again.name, again.transform]).toEqual([1, 'feeds', source.transform])
})
