import { Refusal } from '@pandora/contract/errors'
import { parseFeed as readByFeedsmith } from 'feedsmith'
import { describe, expect, test } from 'vitest'
import type { Feed } from './feed.ts'
import { parseFeed } from './parse.ts'
import { realFeeds, type RealFeed } from './real-sets.ts'
import { readable } from './text.ts'

const parserSet = realFeeds('feeds-feedparser')
const goSet = realFeeds('feeds-gofeed')
/** No file of the sets takes longer, in ms; the slowest measured took 13. */
const LONGEST = 1000

const headers = (feed: RealFeed, name: string): string | undefined =>
  feed.http_headers
    ?.find((one) => one.toLowerCase().startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim()

function outcomeOf(file: RealFeed): { feed: Feed | null; code: string | null; ms: number } {
  const began = performance.now()
  try {
    const feed = parseFeed(file.bytes, {
      contentType: headers(file, 'content-type'),
      address: 'https://feeds.example.test/a/feed.xml',
    })
    return { feed, code: null, ms: performance.now() - began }
  } catch (error) {
    if (!(error instanceof Refusal)) throw new Error(`${file.path} was not refused by name`, { cause: error })
    return { feed: null, code: error.code, ms: performance.now() - began }
  }
}

/** What a browser would act on, anywhere in a text. */
const acting =
  /<\s*\/?\s*(?:script|iframe|frame|object|embed|applet|svg|math|style|link|meta|base|form|input|img|video|audio|body|html)\b|<[a-z][^>]*\son[a-z]+\s*=|<[a-z][^>]*\sstyle\s*=|<[a-z][^>]*(?:javascript|vbscript|data):|expression\s*\([^)]*\)\s*[;"'>]/i

function actingIn(feed: Feed): string[] {
  const found: string[] = []
  const walk = (value: unknown, path: string): void => {
    if (
      typeof value === 'string' &&
      (acting.test(value) || (/(?:url|images\.\d+)$/.test(path) && !/^https?:\/\//.test(value)))
    )
      found.push(`${path}: ${value.slice(0, 120)}`)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`)
  }
  walk(feed, '')
  return found
}

const holdsItems = (file: RealFeed): boolean =>
  /<(?:\w+:)?(?:item|entry)[\s>]|"items"\s*:\s*\[\s*\{/i.test(file.bytes.toString('latin1').replaceAll('\u0000', ''))

describe.skipIf(!parserSet || !goSet).each([
  ['feedparser', parserSet, 1015],
  ['gofeed', goSet, 287],
] as const)('the public set of %s (skipped where ../shared/data is absent)', (name, set, count) => {
  test('every file gives its items or a named refusal, none crashes, none takes a second', () => {
    expect(set).toHaveLength(count)
    const tally: Record<string, number> = {}
    for (const file of set ?? []) {
      const { feed, code, ms } = outcomeOf(file)
      expect(ms, file.path).toBeLessThan(LONGEST)
      const outcome = feed ? `${feed.format}${feed.items.length === 0 ? ', none in it' : ''}` : (code ?? '')
      tally[outcome] = (tally[outcome] ?? 0) + 1
      if (feed && holdsItems(file)) expect(feed.items.length, file.path).toBeGreaterThan(0)
      // Old channels of CDF are named as what they are; nothing else that is well-formed is refused.
      if (file.wellformed) expect(code, file.path).toBe(/\/cdf\//.test(file.path) ? 'FEED_IS_CDF' : null)
    }
    console.info(name, tally)
  })

  test('no active content is left in any field', () => {
    const found = (set ?? []).flatMap((file) => {
      const { feed } = outcomeOf(file)
      return feed ? actingIn(feed).map((one) => `${file.path} ${one}`) : []
    })
    expect(found).toEqual([])
  })
})

interface GoItem {
  title?: string
  link?: string
  links?: (string | { rel?: string; href?: string })[]
  publishedParsed?: string
  pubDateParsed?: string
  updatedParsed?: string
  id?: string
  guid?: string | { value: string }
  items?: GoItem[]
  entries?: GoItem[]
}

/** Titles are compared as what is read on a screen. */
const shown = (markup: string): string => readable(readable(markup)).replace(/\s+/g, ' ')

function compared(
  want: GoItem,
  have: Pick<Feed, 'title' | 'url' | 'published' | 'updated' | 'id'> | undefined,
): [string, unknown, unknown][] {
  const alternate = want.links?.find((link) => typeof link !== 'string' && link.rel === 'alternate' && link.href)
  const link = want.link ?? (typeof alternate === 'object' ? alternate.href : undefined)
  const instant = (text: string | undefined): string | undefined => text && new Date(text).toISOString()
  const all: [string, unknown, unknown][] = [
    ['title', want.title === undefined ? undefined : shown(want.title) || null, have?.title],
    ['link', link && new URL(link).href, have?.url],
    ['date', instant(want.publishedParsed ?? want.pubDateParsed), have?.published?.at],
    ['date', instant(want.updatedParsed), have?.updated?.at],
    ['id', want.id ?? (typeof want.guid === 'object' ? want.guid.value : want.guid), have?.id],
  ]
  return all.filter(([, wanted]) => wanted !== undefined)
}

test.skipIf(!goSet)(
  'of the titles, links, dates and ids that gofeed expects at least 97 % are met (skipped where ../shared/data is absent)',
  () => {
    const figures: Record<string, { met: number; of: number }> = {}
    const missed: string[] = []
    for (const file of goSet ?? []) {
      const want = file.expected as GoItem | null | undefined
      if (!want) continue
      const { feed } = outcomeOf(file)
      const items = want.items ?? want.entries ?? []
      for (const [field, wanted, had] of [
        ...compared(want, feed ?? undefined),
        ...items.flatMap((item, index) => compared(item, feed?.items[index])),
      ]) {
        const figure = (figures[field] ??= { met: 0, of: 0 })
        figure.of++
        if (wanted === had) figure.met++
        else missed.push(`${file.path} ${field}: ${JSON.stringify(wanted)}, not ${JSON.stringify(had)}`)
      }
    }
    const met = Object.values(figures).reduce((sum, figure) => sum + figure.met, 0)
    const of = Object.values(figures).reduce((sum, figure) => sum + figure.of, 0)
    console.info(`gofeed: ${met} of ${of} (${((met / of) * 100).toFixed(1)} %)`, figures, missed)
    expect(of).toBeGreaterThan(75)
    expect(met / of).toBeGreaterThanOrEqual(0.97)
  },
)

test.skipIf(!parserSet)(
  'more is read than by feedsmith, whose reader the plan named: it refuses well-formed feeds that hold nothing it keeps, and what is not well-formed (skipped where ../shared/data is absent)',
  () => {
    const refused = (read: (file: RealFeed) => unknown) =>
      (parserSet ?? []).filter((file) => {
        try {
          read(file)
          return false
        } catch {
          return true
        }
      }).length
    const theirs = refused((file) => readByFeedsmith(file.bytes.toString('utf8')))
    const ours = refused((file) => parseFeed(file.bytes, { contentType: headers(file, 'content-type') }))
    console.info(`refused of 1,015: feedsmith ${theirs}, here ${ours}`)
    expect(ours).toBeLessThan(10)
    expect(theirs).toBeGreaterThan(100)
  },
)
