import { feedsErrors } from '@pandora/contract/domains/feeds/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import { feeds, MOST_FEEDS } from '@pandora/contract/domains/feeds/operations'
import type { Language } from '@pandora/contract/language'
import { dayOf } from '@pandora/contract/time'
import { resolved } from '@pandora/sources/feeds/links'
import { readOpml, writeOpml } from '@pandora/sources/feeds/opml'
import type { Db } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { askWithin, fetchFeed } from '@pandora/sources/feeds/fetch/fetch-feed'
import { readFeedApart } from './read-apart.ts'
import { enqueueFeed } from './queue.queries.ts'
import { removeFeedDocuments } from './remove-documents.queries.ts'
import { feedRules } from '@pandora/sources/feeds/fetch/rules'
import { serve, serveDownload, type Route } from '../../http/route.ts'
import { presentFeed, presentFetch, presentPreview } from './present.ts'
import { addFeed, countFeeds, deleteFeed, editFeed, feedAt, fetchesOf, listFeeds, setState } from './queries.ts'

async function known(db: Db, marketId: number, feedId: number, now: number) {
  const [feed] = await listFeeds(db, marketId, now, feedId)
  if (!feed) throw new Refusal(errors.NOT_FOUND)
  return feed
}

function address(url: string): string {
  const whole = resolved(
    /^[a-z][a-z0-9+.-]*:/i.test(url.trim()) && !/^[\w.-]+:\d+(?:\/|$)/.test(url.trim()) ? url : `https://${url.trim()}`,
  )
  if (!whole) throw new Refusal(feedsErrors.FEED_BAD_ADDRESS)
  return whole
}

const changed = (db: Db, marketId: number, feedIds: readonly number[]): Promise<void> =>
  emitLive(db, { topic: 'feeds', marketId, ids: feedIds.map(String) })

/** A feed after a change, told to whoever looks on. */
async function after(db: Db, marketId: number, feedId: number, now: number, language: Language, fetch = false) {
  const feed = await known(db, marketId, feedId, now)
  if (fetch) await enqueueFeed(db, feed, { asked: true })
  await changed(db, marketId, [feedId])
  return presentFeed(feed, language)
}

export const feedRoutes: readonly Route[] = [
  serve(feeds.list, async ({ db, view, now, language }) => ({
    dataList: (await listFeeds(db, view.marketId, now)).map((feed) => presentFeed(feed, language)),
  })),

  serve(feeds.get, async ({ input, db, view, now, language }) => {
    const feed = await known(db, view.marketId, input.feedId, now)
    const fetches = await fetchesOf(db, feed.feed_id)
    return { ...presentFeed(feed, language), fetches: fetches.map((fetch) => presentFetch(fetch, language)) }
  }),

  serve(feeds.preview, async ({ input, services, now, language }) => {
    const url = address(input.url)
    const ask = askWithin(feedRules(services.config.PANDORA_FEEDS_ALLOW_HOSTS))
    const fetched = await fetchFeed(url, ask, null, readFeedApart)
    return presentPreview(
      url,
      fetched,
      { origin: url, name: url, nameEn: null, kind: 'news', category: null, language: input.language },
      now,
      language,
    )
  }),

  serve(feeds.add, async ({ input, db, view, user, now, language }) => {
    const url = address(input.url)
    if ((await countFeeds(db, view.marketId)) >= MOST_FEEDS) throw new Refusal(errors.LIST_FULL, { limit: MOST_FEEDS })
    const feedId = await addFeed(db, view.marketId, { ...input, url }, now, user.uid)
    if (feedId === null)
      throw new Refusal(feedsErrors.FEED_EXISTS, { title: (await feedAt(db, view.marketId, url)) ?? url })
    return after(db, view.marketId, feedId, now, language, true)
  }),

  serve(feeds.edit, async ({ input, db, view, now, language }) => {
    const url = address(input.url)
    const taken = await feedAt(db, view.marketId, url, input.feedId)
    if (taken !== undefined) throw new Refusal(feedsErrors.FEED_EXISTS, { title: taken })
    if (!(await editFeed(db, view.marketId, input.feedId, { ...input, url }))) throw new Refusal(errors.NOT_FOUND)
    return after(db, view.marketId, input.feedId, now, language)
  }),

  serve(feeds.pause, async ({ input, db, view, now, language }) => {
    await setState(db, view.marketId, input.feedId, 'paused', now)
    return after(db, view.marketId, input.feedId, now, language)
  }),

  serve(feeds.resume, async ({ input, db, view, now, language }) => {
    await setState(db, view.marketId, input.feedId, 'active', now)
    return after(db, view.marketId, input.feedId, now, language, true)
  }),

  serve(feeds.fetchNow, async ({ input, db, view, now, language }) =>
    after(db, view.marketId, input.feedId, now, language, true),
  ),

  serve(feeds.remove, async ({ input, db, view, now }) => {
    await known(db, view.marketId, input.feedId, now)
    const documents = input.withDocuments ? await removeFeedDocuments(db, view.marketId, input.feedId) : 0
    await deleteFeed(db, view.marketId, input.feedId)
    await changed(db, view.marketId, [input.feedId])
    return { done: true, documents }
  }),

  serve(feeds.importOpml, async ({ input, db, view, user, now }) => {
    const list = readOpml(input.text)
    if ((await countFeeds(db, view.marketId)) + list.feeds.length > MOST_FEEDS)
      throw new Refusal(errors.LIST_FULL, { limit: MOST_FEEDS })
    const added: number[] = []
    for (const { url, title, category } of list.feeds) {
      // One every few seconds, so that a long list does not come all at once.
      const feedId = await addFeed(
        db,
        view.marketId,
        {
          url,
          name: title ?? (URL.parse(url)?.host ?? url).slice(0, 100),
          nameEn: null,
          kind: input.kind,
          category,
          language: null,
          intervalMinutes: input.intervalMinutes,
        },
        now + added.length * 3000,
        user.uid,
      )
      if (feedId !== null) added.push(feedId)
    }
    if (added.length > 0) await changed(db, view.marketId, added)
    return { added: added.length, already: list.feeds.length - added.length, refused: list.refused }
  }),

  serveDownload(feeds.exportOpml, async ({ db, view, now }) => {
    const list = await listFeeds(db, view.marketId, now)
    const holds = list.map(({ url, name, category, site_url }) => ({ url, title: name, category, siteUrl: site_url }))
    return {
      file: `pandora-feeds-${dayOf(now)}.opml`,
      type: 'text/x-opml; charset=utf-8',
      holds,
      write: (held) => writeOpml('Pandora', held, now),
    }
  }),
]
