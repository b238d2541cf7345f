import { feeds } from '@pandora/contract/domains/feeds/operations'
import { flash } from '@pandora/contract/domains/flash/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { enqueueDueFeeds, freeAbandonedFeeds } from './jobs.ts'
import { claimHost, holdFeed } from './queue.queries.ts'
import { feedRules } from '@pandora/sources/feeds/fetch/rules'
import { runFeed, type FeedServices } from './run-feed.ts'
import { openSite, rssOf, says, type Site } from '@pandora/sources/net/testing-site'

let server: TestServer
let site: Site
let admin: Caller
beforeAll(async () => {
  site = await openSite()
  server = await testServer({ PANDORA_FEEDS_ALLOW_HOSTS: `127.0.0.1:${site.port}` })
  admin = await server.caller('admin')
})
afterAll(async () => {
  await server.stop()
  await site.stop()
})
beforeEach(async () => {
  await server.sql`delete from feed`
  await server.sql`delete from feed_host`
  await server.sql`delete from document`
  await server.sql`delete from graphile_worker._private_jobs`
})

const services = (more: Partial<FeedServices> = {}): FeedServices => ({
  sql: server.sql,
  rules: feedRules([`127.0.0.1:${site.port}`]),
  stopping: new AbortController().signal,
  now: () => server.clock.now,
  random: () => 0.5,
  spacing: 0,
  ...more,
})
const add = async (path: string, more = {}) =>
  (
    await server.call(
      feeds.add,
      { url: site.url(path), name: '港湾电讯', nameEn: 'Harbour Wire', ...more },
      { as: admin },
    )
  ).data.feedId
const read = async (feedId: number): Promise<OutputOf<typeof feeds.get>> =>
  (await server.call(feeds.get, { feedId }, { as: admin, language: 'en' })).data
const run = (feedId: number, asked = true) => runFeed(services(), feedId, asked)
const documents = () => server.sql<
  {
    title: string
    known_at: number
    known_by: string
    published_at: number
    precision: string
    current: boolean
    language: string
    source_name: string
    source_name_en: string
  }[]
>`
  select title, known_at, known_by, published_at, precision, superseded_at = 'infinity' as current, language, source_name, source_name_en from document order by title, known_at`
const runs = async () => (await server.sql`select 1 from import_run where source = 'feeds'`).length
const minutes = (at: string | null) => (Date.parse(at ?? '') - server.clock.now) / 60_000

describe('from a feed to documents', () => {
  test('items become documents with their dates; unchanged ones write nothing, changed ones are corrections known from when they were received', async () => {
    site.pages['/a'] = says(
      rssOf([
        { id: '1', title: '宁远重工签约', date: 'Tue, 05 Mar 2024 09:30:00 GMT' },
        { id: '2', title: 'Undated' },
      ]),
    )
    const feedId = await add('/a')
    await run(feedId)
    expect(await documents()).toMatchObject([
      {
        title: 'Undated',
        known_by: 'received',
        known_at: server.clock.now,
        published_at: server.clock.now,
        precision: 'instant',
        language: 'en',
        source_name: '港湾电讯',
        source_name_en: 'Harbour Wire',
      },
      {
        title: '宁远重工签约',
        known_by: 'published',
        known_at: Date.UTC(2024, 2, 5, 9, 30),
        language: 'zh',
        current: true,
      },
    ])
    const first = await read(feedId)
    expect(first).toMatchObject({
      items: 2,
      failures: 0,
      error: null,
      format: 'rss',
      siteUrl: 'https://wire.example.test/',
      fetches: [{ outcome: 'new', items: 2, newItems: 2, changedItems: 0, refusedItems: 0, status: 200 }],
    })
    expect(minutes(first.nextAt)).toBeCloseTo(30.75)
    const before = await runs()
    server.clock.now += 3_600_000
    await run(feedId)
    expect([await runs(), (await documents()).length, (await read(feedId)).fetches[0]?.outcome]).toEqual([
      before,
      2,
      'unchanged',
    ])

    site.pages['/a'] = says(
      rssOf([
        { id: '1', title: '宁远重工签约（更正）', date: 'Tue, 05 Mar 2024 09:30:00 GMT' },
        { id: '2', title: 'Undated' },
      ]),
    )
    server.clock.now += 3_600_000
    await run(feedId)
    expect(await documents()).toMatchObject([
      { title: 'Undated' },
      { title: '宁远重工签约', current: false },
      { title: '宁远重工签约（更正）', current: true, known_by: 'received', known_at: server.clock.now },
    ])
    expect((await read(feedId)).fetches[0]).toMatchObject({ newItems: 0, changedItems: 1 })
    const { data } = await server.call(flash.dailyFlashList, {}, { language: 'en' })
    expect(data.dataList.map(({ title }) => title)).toContain('宁远重工签约（更正）')
  })

  test('documents stand in the market of their feed only', async () => {
    site.pages['/m'] = says(rssOf([{ id: '1', title: 'Here' }]))
    const { data } = await server.call(feeds.add, { url: site.url('/m'), name: 'M' }, { as: admin, market: 'demo' })
    await run(data.feedId)
    expect(await server.sql`select m.key from document d join market m using (market_id)`).toEqual([{ key: 'demo' }])
    expect((await server.call(feeds.list, {}, { as: admin })).data.dataList).toEqual([])
  })

  test('an item of the year 1 costs at most itself: the others are stored, and it counts as dated when it was first seen', async () => {
    site.pages['/year'] = says(
      rssOf([
        { id: '1', title: 'Ancient', date: 'Mon, 01 Jan 0001 00:00:00 GMT' },
        { id: '2', title: 'Last', date: '9999-12-31' },
        { id: '3', title: 'Good', date: 'Tue, 05 Mar 2024 09:30:00 GMT' },
      ]),
    )
    const feedId = await add('/year')
    await run(feedId)
    expect((await documents()).map(({ title, known_by }) => [title, known_by])).toEqual([
      ['Ancient', 'received'],
      ['Good', 'published'],
      ['Last', 'received'],
    ])
    expect(await read(feedId)).toMatchObject({ failures: 0, fetches: [{ outcome: 'new', items: 3, newItems: 3 }] })
  })

  test('a fetch that throws what nobody expected is recorded as a failure and shown, not tried again in silence', async () => {
    site.pages['/thrown'] = says(rssOf([{ id: '1', title: 'Here' }]))
    const feedId = await add('/thrown')
    const faults: unknown[] = []
    const broken = {
      ...feedRules([`127.0.0.1:${site.port}`]),
      allowed: () => {
        throw new RangeError('Invalid time value')
      },
    }
    await runFeed(services({ rules: broken, fault: (error) => faults.push(error) }), feedId, true)
    expect(faults).toHaveLength(1)
    expect(await read(feedId)).toMatchObject({
      failures: 1,
      error: { code: 'INTERNAL' },
      fetches: [{ outcome: 'failed' }],
    })
    expect(minutes((await read(feedId)).nextAt)).toBeGreaterThan(0)
  })

  test('what cannot be stored is counted and does not come again and again: no title, a date ahead', async () => {
    site.pages['/r'] = says(
      rssOf([
        { id: '1', title: '' },
        { id: '2', title: 'Ahead', date: 'Tue, 05 Mar 2199 09:30:00 GMT' },
        { id: '3', title: 'Good' },
      ]),
    )
    const feedId = await add('/r')
    await run(feedId)
    expect((await read(feedId)).fetches[0]).toMatchObject({ items: 3, newItems: 1, refusedItems: 2 })
    const before = await runs()
    await run(feedId)
    expect(await runs()).toBe(before)
  })

  test('a process that dies between storing and remembering stores nothing twice, and the first sight stays', async () => {
    site.pages['/d'] = says(rssOf([{ id: '1', title: 'Undated' }]))
    const feedId = await add('/d')
    await run(feedId)
    const [first] = await documents()
    await server.sql`update feed_item set content_hash = ''`
    server.clock.now += 3_600_000
    await run(feedId)
    expect(await documents()).toEqual([first])
  })
})

describe('the life of a feed', () => {
  test('304, a move for good, gone for good', async () => {
    site.pages['/e'] = (request, response) =>
      void (request.headers['if-none-match'] === '"1"'
        ? response.writeHead(304).end()
        : response.writeHead(200, { etag: '"1"' }).end(rssOf([{ id: '1', title: 'One' }])))
    site.pages['/old'] = says('', { location: '/e' }, 301)
    const feedId = await add('/old')
    await run(feedId)
    expect(await read(feedId)).toMatchObject({ url: site.url('/e'), origin: site.url('/old'), items: 1 })
    await run(feedId)
    expect((await read(feedId)).fetches[0]).toMatchObject({ outcome: 'unchanged', status: 304 })
    site.pages['/e'] = says('', {}, 410)
    await run(feedId)
    expect(await read(feedId)).toMatchObject({
      state: 'paused',
      nextAt: null,
      pausedBecause: { code: 'FEED_GONE', message: expect.stringContaining('gone for good') },
    })
    const times = site.asked.length
    await run(feedId, false)
    expect(site.asked).toHaveLength(times)
  })

  test('failures wait longer each time and are told; success forgets them; 429 waits as long as it is asked', async () => {
    site.pages['/f'] = says('', {}, 500)
    const feedId = await add('/f')
    for (const wait of [60, 120, 240]) {
      await run(feedId)
      const feed = await read(feedId)
      expect([feed.error?.code, feed.error?.message]).toEqual([
        'FEED_STATUS',
        'The other side answered with status 500.',
      ])
      expect(minutes(feed.nextAt)).toBe(wait)
    }
    site.pages['/f'] = says('', { 'retry-after': '86400' }, 429)
    await run(feedId)
    expect(await read(feedId)).toMatchObject({ failures: 4 })
    expect(minutes((await read(feedId)).nextAt)).toBe(1440)
    site.pages['/f'] = says(rssOf([{ id: '1', title: 'One' }], '<ttl>120</ttl>'))
    await run(feedId)
    expect(await read(feedId)).toMatchObject({ failures: 0, error: null, hintMinutes: 120 })
    expect(minutes((await read(feedId)).nextAt)).toBe(123)
  })

  test('of the fetches the last fifty are kept', async () => {
    site.pages['/l'] = says('', {}, 500)
    const feedId = await add('/l')
    for (let time = 0; time < 53; time++) await run(feedId)
    expect((await read(feedId)).fetches).toHaveLength(50)
  })
})

describe('once, and politely', () => {
  test('a feed is fetched once however many ask at the same time', async () => {
    site.pages['/once'] = (_request, response) =>
      void setTimeout(() => response.end(rssOf([{ id: '1', title: 'One' }])), 100)
    const feedId = await add('/once')
    await Promise.all([run(feedId), run(feedId), run(feedId)])
    expect(site.asked.filter(({ path }) => path === '/once')).toHaveLength(1)
  })

  test('feeds whose time has come are queued once, one host after another; those put off come back', async () => {
    site.pages['/p1'] = says(rssOf([]))
    const one = await add('/p1')
    const other = await add('/p2')
    await server.sql`delete from graphile_worker._private_jobs`
    expect(await enqueueDueFeeds(server.sql, server.clock.now)).toBe(2)
    await enqueueDueFeeds(server.sql, server.clock.now)
    const jobs = () =>
      server.sql<
        { key: string; queue_name: string; late: boolean }[]
      >`select key, queue_name, run_at > now() as late from graphile_worker.jobs order by length(key), key`
    expect(await jobs()).toEqual(
      [one, other].map((id) => ({ key: `feed-${id}`, queue_name: `feeds-127.0.0.1:${site.port}`, late: false })),
    )
    await server.sql`delete from graphile_worker._private_jobs`
    const spaced = services({ spacing: 60_000 })
    await runFeed(spaced, one, false)
    await runFeed(spaced, other, false)
    expect(await jobs()).toEqual([{ key: `feed-${other}`, queue_name: `feeds-127.0.0.1:${site.port}`, late: true }])
    expect(site.asked.filter(({ path }) => path === '/p2')).toHaveLength(0)
    expect(await claimHost(server.sql, `127.0.0.1:${site.port}`, server.clock.now + 60_000, 1)).toBeNull()
    await enqueueDueFeeds(server.sql, server.clock.now - 1)
  })

  test('the job of a worker that died is given back, that of one that works is not', async () => {
    site.pages['/k'] = says(rssOf([]))
    const feedId = await add('/k')
    await server.sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', locked_by = 'worker-gone'`
    const release = await holdFeed(server.sql, feedId)
    const freed = await freeAbandonedFeeds(server.sql)
    await release?.()
    expect(freed).toBe(0)
    expect(await freeAbandonedFeeds(server.sql)).toBe(1)
    expect(await server.sql`select 1 from graphile_worker.jobs where locked_by is not null`).toHaveLength(0)
  })
})
