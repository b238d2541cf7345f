import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askWithin, fetchFeed, type Fetched } from './fetch-feed.ts'
import { feedRules } from './rules.ts'
import { openSite, rssOf, says, type Site } from '../../net/testing-site.ts'

let site: Site
const feed = rssOf([{ id: '1', title: 'One' }])
const away = (to: string, status = 302) => says('', { location: to }, status)

beforeAll(async () => {
  site = await openSite({
    '/feed': says(feed),
    '/gzip': says(gzipSync(feed), { 'content-encoding': 'gzip' }),
    '/br': says(brotliCompressSync(feed), { 'content-encoding': 'br' }),
    '/bomb': says(gzipSync(Buffer.alloc(64 << 20, 32)), { 'content-encoding': 'gzip' }),
    '/odd': says(feed, { 'content-encoding': 'zip' }),
    '/half': says(gzipSync(feed).subarray(0, 60), { 'content-encoding': 'gzip' }),
    '/moved': away('/feed', 301),
    '/for-now': away('/feed'),
    '/mixed': away('/for-now', 308),
    '/loop': away('/loop'),
    '/many': away('/mixed', 301),
    '/to-loopback': away('http://127.0.0.1:80/'),
    '/to-ten': away('http://10.1.2.3/feed'),
    '/to-metadata': away('http://169.254.169.254/latest/meta-data/'),
    '/to-mapped': away('http://[::ffff:127.0.0.1]/'),
    '/to-mapped-hex': away('http://[::ffff:7f00:1]/'),
    '/to-six': away('http://[fd00::1]/'),
    '/to-cgnat': away('http://100.64.0.1/'),
    '/to-decimal': away('http://2130706433/'),
    '/to-octal': away('http://0177.0.0.1/'),
    '/to-file': away('file:///etc/passwd'),
    '/to-ftp': away('ftp://example.test/'),
    '/to-user': away('http://a:b@example.test/'),
    '/to-port': away('http://8.8.8.8:25/'),
    '/slow': (_request, response) => void response.writeHead(200).write('<rss>'),
    '/silent': () => undefined,
    '/endless': (_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 32)));
      }
      response.on('drain', more)
      more()
    },
    '/limited': says('', { 'retry-after': '600' }, 429),
    '/gone': says('', {}, 410),
    '/error': says('', {}, 500),
    '/torn': (_request, response) => void response.destroy(),
    '/page': says(
      '<html><head><link rel="alternate" type="application/rss+xml" title="All" href="/feed"></head></html>',
      { 'content-type': 'text/html' },
    ),
    '/damaged': says('<rss><channel><title>cut'),
    '/nothing': says(''),
    '/etag': says(feed, { etag: '"v1"', 'last-modified': 'Tue, 05 Mar 2024 09:30:00 GMT' }),
    '/since': (request, response) =>
      void (request.headers['if-none-match'] === '"v1"' ? response.writeHead(304).end() : response.end(feed)),
  })
})
afterAll(() => site.stop())

const ask = (path: string, before?: Parameters<typeof fetchFeed>[2], ms = 1500): Promise<Fetched> =>
  fetchFeed(site.url(path), askWithin({ ...feedRules([`127.0.0.1:${site.port}`]), ms }), before)
const codeOf = async (path: string): Promise<string> => {
  const fetched = await ask(path)
  return fetched.outcome === 'failed' ? fetched.refusal.code : fetched.outcome
}

describe('fetching a feed', () => {
  test.each(['/feed', '/gzip', '/br', '/moved', '/for-now', '/mixed'])('%s gives its items', async (path) => {
    expect(await ask(path)).toMatchObject({ outcome: 'feed', status: 200, feed: { items: [{ title: 'One' }] } })
  })

  test('only redirects that are permanent all the way make a new address', async () => {
    expect((await ask('/moved')).movedTo).toBe(site.url('/feed'))
    expect((await ask('/for-now')).movedTo).toBeNull()
    expect((await ask('/mixed')).movedTo).toBeNull()
  })

  test.each([
    '/to-loopback',
    '/to-ten',
    '/to-metadata',
    '/to-mapped',
    '/to-mapped-hex',
    '/to-six',
    '/to-cgnat',
    '/to-decimal',
    '/to-octal',
    '/to-port',
  ])('a redirect %s is refused before anything is connected', async (path) => {
    expect(await codeOf(path)).toBe('FEED_ADDRESS_REFUSED')
  })
  test.each(['/to-file', '/to-ftp', '/to-user'])('a redirect %s is no web address', async (path) => {
    expect(await codeOf(path)).toBe('FEED_BAD_ADDRESS')
  })

  test('a host is allowed as written with its port, and nothing beside it', async () => {
    const refused = async (hosts: string[], url: string, more = {}) => {
      const fetched = await fetchFeed(url, askWithin({ ...feedRules(hosts), ms: 1500, ...more }))
      return fetched.outcome === 'failed' ? fetched.refusal.code : fetched.outcome
    }
    const resolve = async () => ['127.0.0.1']
    expect(await refused([], site.url('/feed'))).toBe('FEED_ADDRESS_REFUSED')
    expect(await refused([`127.0.0.1:${site.port + 1}`], site.url('/feed'))).toBe('FEED_ADDRESS_REFUSED')
    expect(await refused(['127.0.0.1'], site.url('/feed'))).toBe('feed')
    // A name that turns out to lead inside is refused, though the address it leads to is allowed under its own name.
    expect(await refused([`127.0.0.1:${site.port}`], `http://news.example.test:${site.port}/feed`, { resolve })).toBe(
      'FEED_ADDRESS_REFUSED',
    )
    expect(
      await refused([`news.example.test:${site.port}`], `http://news.example.test:${site.port}/feed`, { resolve }),
    ).toBe('feed')
  })

  test('a name is resolved once: what it says the second time is never asked for', async () => {
    let times = 0
    const resolve = async () => (times++ === 0 ? ['127.0.0.1'] : ['10.0.0.1'])
    const rules = { ...feedRules([`rebind.example.test:${site.port}`]), resolve }
    const fetched = await fetchFeed(`http://rebind.example.test:${site.port}/feed`, askWithin(rules))
    expect([fetched.outcome, times]).toEqual(['feed', 1])
  })

  test.each([
    ['/endless', 'FEED_TOO_LARGE'],
    ['/bomb', 'FEED_TOO_LARGE'],
    ['/slow', 'FEED_TOO_SLOW'],
    ['/silent', 'FEED_TOO_SLOW'],
    ['/torn', 'FEED_NOT_REACHED'],
    ['/odd', 'FEED_NOT_REACHED'],
    ['/half', 'FEED_TOO_SLOW'],
    ['/loop', 'FEED_TOO_MANY_REDIRECTS'],
    ['/gone', 'FEED_GONE'],
    ['/error', 'FEED_STATUS'],
    ['/missing', 'FEED_STATUS'],
    ['/damaged', 'FEED_DAMAGED'],
    ['/nothing', 'FEED_EMPTY'],
  ])('%s ends as %s', async (path, code) => {
    expect(await codeOf(path)).toBe(code)
  })

  test('a page instead of a feed says which feeds it names', async () => {
    expect(await ask('/page')).toMatchObject({
      outcome: 'failed',
      refusal: { code: 'FEED_IS_PAGE' },
      offered: [{ url: site.url('/feed'), title: 'All' }],
    })
  })

  test('what was seen last is asked for only if it has changed; Retry-After comes through', async () => {
    const first = await ask('/etag')
    expect(first).toMatchObject({ etag: '"v1"', lastModified: 'Tue, 05 Mar 2024 09:30:00 GMT' })
    expect(await ask('/since', { etag: '"v1"', lastModified: 'Tue, 05 Mar 2024 09:30:00 GMT' })).toMatchObject({
      outcome: 'not-modified',
      status: 304,
    })
    expect(site.asked.at(-1)?.headers).toMatchObject({
      'if-none-match': '"v1"',
      'if-modified-since': 'Tue, 05 Mar 2024 09:30:00 GMT',
      'accept-encoding': 'gzip, deflate, br',
    })
    expect(await ask('/limited')).toMatchObject({ outcome: 'failed', status: 429, retryAfter: '600' })
  })
})
