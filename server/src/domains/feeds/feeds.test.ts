import { feeds } from '@pandora/contract/domains/feeds/operations'
import { flash } from '@pandora/contract/domains/flash/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedRules } from '@pandora/sources/feeds/fetch/rules'
import { runFeed } from './run-feed.ts'
import { openSite, rssOf, says, type Site } from '@pandora/sources/net/testing-site'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let site: Site
let admin: Caller
beforeAll(async () => {
  site = await openSite({
    '/feed': says(
      rssOf([
        {
          id: '1',
          title: 'One',
          text: '&lt;p onclick="x()"&gt;Text&lt;/p&gt;&lt;script&gt;bad()&lt;/script&gt;',
          date: 'Tue, 05 Mar 2024 09:30:00 GMT',
        },
        { id: '2', title: '', text: '' },
        { id: '3', title: '没有日期' },
      ]),
    ),
    '/page': says('<html><link rel="alternate" type="application/rss+xml" title="All" href="/feed"></html>'),
  })
  server = await testServer({ PANDORA_FEEDS_ALLOW_HOSTS: `127.0.0.1:${site.port}` })
  admin = await server.caller('admin')
})
afterAll(async () => {
  await server.stop()
  await site.stop()
})

const english = () => ({ as: admin, language: 'en' as const })
const fetchOnce = (feedId: number) =>
  runFeed(
    {
      sql: server.sql,
      rules: feedRules([`127.0.0.1:${site.port}`]),
      stopping: new AbortController().signal,
      now: () => server.clock.now,
      random: () => 0,
      spacing: 0,
    },
    feedId,
    true,
  )

test('a preview shows what would be stored, cleaned, and stores nothing', async () => {
  const { data } = await server.call(feeds.preview, { url: site.url('/feed') }, english())
  expect(data).toMatchObject({
    error: null,
    offered: [],
    feed: { format: 'rss', version: '2.0', title: 'Harbour Wire', items: 3, undated: 2, damaged: false },
  })
  expect(data.items).toMatchObject([
    {
      title: 'One',
      body: 'Text',
      url: 'https://wire.example.test/n/1',
      publishedAt: '2024-03-05T09:30:00.000Z',
      language: 'en',
      refused: null,
    },
    { title: null, refused: { code: 'MISSING' } },
    { title: '没有日期', publishedAt: null, precision: null, language: 'zh', refused: null },
  ])
  expect(await server.sql`select 1 from document`).toHaveLength(0)
  expect(await server.sql`select 1 from feed`).toHaveLength(0)
})

test('a page, a closed door and a wrong address are told by name; the page with the feeds it offers', async () => {
  const asked = async (url: string) => (await server.call(feeds.preview, { url }, english())).data
  expect(await asked(site.url('/page'))).toMatchObject({
    feed: null,
    error: { code: 'FEED_IS_PAGE', message: 'This is a web page, not a feed.' },
    offered: [{ url: site.url('/feed'), title: 'All' }],
  })
  expect((await asked(site.url('/missing'))).error?.message).toBe('The other side answered with status 404.')
  expect((await asked('http://169.254.169.254/latest/')).error?.code).toBe('FEED_ADDRESS_REFUSED')
  expect((await asked(`localhost:${site.port}/feed`)).error?.code).toBe('FEED_ADDRESS_REFUSED')
  for (const url of [
    'javascript:alert(1)',
    'file:///etc/passwd',
    'http://a:b@example.test/',
    'ftp://example.test/x',
    '   ',
  ])
    expect(await server.call(feeds.preview, { url }, english()), url).toMatchObject({
      status: 400,
      code: 'FEED_BAD_ADDRESS',
    })
})

test('a feed is added once, edited, paused, resumed, asked for, and deleted with or without its documents', async () => {
  const added = await server.call(
    feeds.add,
    { url: site.url('/feed'), name: '港湾', kind: 'policy', category: 'wire', intervalMinutes: 5 },
    english(),
  )
  const { feedId } = added.data
  expect(added.data).toMatchObject({
    state: 'active',
    kind: 'policy',
    items: 0,
    fetchedAt: null,
    error: null,
    perDay: Array.from({ length: 14 }, () => 0),
  })
  expect(await server.sql`select key from graphile_worker.jobs`).toEqual([{ key: `feed-${feedId}` }])
  expect(await server.call(feeds.add, { url: site.url('/feed'), name: 'again' }, english())).toMatchObject({
    status: 409,
    code: 'FEED_EXISTS',
    message: 'This feed has been added already: 港湾',
  })
  await fetchOnce(feedId)
  expect(await server.sql`select kind, category from document`).toEqual([
    { kind: 'policy', category: 'wire' },
    { kind: 'policy', category: 'wire' },
  ])
  const listed = (await server.call(feeds.list, {}, english())).data.dataList
  expect(listed).toMatchObject([{ feedId, items: 2, newItemAt: new Date(server.clock.now).toISOString() }])
  expect(listed[0]?.perDay.at(-1)).toBe(1)

  const edited = await server.call(
    feeds.edit,
    { feedId, url: site.url('/feed?x'), name: '港湾电讯', kind: 'news', language: 'zh', intervalMinutes: 1440 },
    english(),
  )
  expect(edited.data).toMatchObject({
    name: '港湾电讯',
    kind: 'news',
    language: 'zh',
    category: null,
    intervalMinutes: 1440,
    url: site.url('/feed?x'),
    origin: site.url('/feed'),
  })
  expect((await server.call(feeds.pause, { feedId }, english())).data).toMatchObject({
    state: 'paused',
    nextAt: null,
    pausedBecause: null,
  })
  expect((await server.call(feeds.fetchNow, { feedId }, english())).data.state).toBe('paused')
  expect((await server.call(feeds.resume, { feedId }, english())).data).toMatchObject({
    state: 'active',
    nextAt: new Date(server.clock.now).toISOString(),
  })

  expect((await server.call(feeds.remove, { feedId }, english())).data).toEqual({ done: true, documents: 0 })
  expect(await server.sql`select 1 from document`).toHaveLength(2)
  const again = (
    await server.call(feeds.add, { url: site.url('/feed'), name: '港湾', kind: 'policy', category: 'wire' }, english())
  ).data.feedId
  await fetchOnce(again)
  // The same address gives the same ids; only what was received anew without a date of its own is a second version.
  expect(await server.sql`select distinct document_id from document`).toHaveLength(2)
  expect(
    (await server.call(feeds.remove, { feedId: again, withDocuments: true }, english())).data.documents,
  ).toBeGreaterThanOrEqual(2)
  expect(await server.sql`select 1 from document`).toHaveLength(0)
  expect((await server.call(flash.dailyFlashList, {}, english())).data.dataList).toEqual([])
  expect(await server.call(feeds.get, { feedId: again }, english())).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('OPML brings feeds in by category and takes them out again; what is there already stays', async () => {
  const text =
    '<opml version="2.0"><body><outline text="宏观"><outline type="rss" text="央行" xmlUrl="https://b.example.test/rss"/><outline xmlUrl="https://c.example.test/rss"/></outline><outline xmlUrl="gopher://x"/></body></opml>'
  expect((await server.call(feeds.importOpml, { text, intervalMinutes: 60 }, english())).data).toEqual({
    added: 2,
    already: 0,
    refused: 1,
  })
  expect((await server.call(feeds.importOpml, { text }, english())).data).toEqual({ added: 0, already: 2, refused: 1 })
  expect((await server.call(feeds.list, {}, english())).data.dataList).toMatchObject([
    { name: 'c.example.test', category: '宏观', intervalMinutes: 60 },
    { name: '央行', url: 'https://b.example.test/rss' },
  ])
  const file = await server.call(feeds.exportOpml, {}, english())
  expect(file.raw.headers['content-disposition']).toMatch(/pandora-feeds-\d{4}-\d\d-\d\d\.opml/)
  expect(file.data).toContain('<outline text="宏观"')
  expect(await server.call(feeds.importOpml, { text: '<html/>' }, english())).toMatchObject({
    status: 400,
    code: 'NOT_OPML',
  })
})

test('feeds are for administrators', async () => {
  const user = await server.caller()
  for (const [operation, input] of [
    [feeds.list, {}],
    [feeds.preview, { url: site.url('/feed') }],
    [feeds.add, { url: site.url('/feed'), name: 'x' }],
  ] as const)
    expect(await server.call(operation, input, { as: user })).toMatchObject({ status: 403, code: 'NOT_ALLOWED' })
  expect(
    await server.call(feeds.add, { url: site.url('/feed'), name: 'x', intervalMinutes: 4 }, english()),
  ).toMatchObject({ status: 400, code: 'BAD_INPUT' })
})
