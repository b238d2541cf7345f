import { z } from 'zod'
import { documentKinds } from '../documents/kinds.ts'
import { administratorsId } from '../../records/ids.ts'
import { defineOperation, done, instant } from '../../operation.ts'

/** Shortest and longest minutes between two fetches of a feed. */
export const FEED_INTERVALS = { least: 5, most: 1440, usual: 30 } as const
/** Most feeds of a market. */
export const MOST_FEEDS = 2000

const feedId = administratorsId('feed', z.int().min(1).max(2_000_000_000))
const address = z.string().min(1).max(2000)
const name = z.string().min(1).max(100)
const fault = z.object({ code: z.string(), message: z.string() })
const settings = {
  kind: z.enum(documentKinds).default('news'),
  category: z.string().min(1).max(60).nullable().default(null),
  /** Null = told from each text. */
  language: z.enum(['zh', 'en']).nullable().default(null),
  intervalMinutes: z.int().min(FEED_INTERVALS.least).max(FEED_INTERVALS.most).default(FEED_INTERVALS.usual),
}

/** A feed and how it is. `perDay`: items by day of publication, oldest first, today last, over two weeks. */
const feedInfo = z.object({
  feedId: z.int(),
  url: z.string(),
  origin: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  kind: z.enum(documentKinds),
  category: z.string().nullable(),
  language: z.enum(['zh', 'en']).nullable(),
  intervalMinutes: z.int(),
  state: z.enum(['active', 'paused']),
  pausedBecause: fault.nullable(),
  format: z.string().nullable(),
  siteUrl: z.string().nullable(),
  hintMinutes: z.int().nullable(),
  failures: z.int(),
  error: fault.nullable(),
  addedAt: instant,
  fetchedAt: instant.nullable(),
  newItemAt: instant.nullable(),
  nextAt: instant.nullable(),
  items: z.int(),
  perDay: z.array(z.int()),
})
/** One fetch of a feed. */
const feedFetch = z.object({
  at: instant,
  ms: z.int(),
  outcome: z.enum(['new', 'unchanged', 'failed']),
  status: z.int().nullable(),
  error: fault.nullable(),
  bytes: z.int(),
  items: z.int(),
  newItems: z.int(),
  changedItems: z.int(),
  refusedItems: z.int(),
  runId: z.int().nullable(),
})
/** An item as it would be stored, or why not. */
const previewItem = z.object({
  id: z.string(),
  title: z.string().nullable(),
  body: z.string(),
  url: z.string().nullable(),
  images: z.array(z.string()),
  language: z.enum(['zh', 'en']).nullable(),
  publishedAt: instant.nullable(),
  precision: z.enum(['instant', 'day', 'year']).nullable(),
  refused: fault.nullable(),
})
const feedPreview = z.object({
  url: z.string(),
  status: z.int().nullable(),
  /** Null where there is no feed behind the address; then `error` says why, and `offered` holds what the page names. */
  feed: z
    .object({
      format: z.string(),
      version: z.string().nullable(),
      title: z.string().nullable(),
      description: z.string().nullable(),
      siteUrl: z.string().nullable(),
      hintMinutes: z.int().nullable(),
      items: z.int(),
      undated: z.int(),
      damaged: z.boolean(),
      bytes: z.int(),
    })
    .nullable(),
  items: z.array(previewItem),
  error: fault.nullable(),
  offered: z.array(z.object({ url: z.string(), title: z.string().nullable() })),
})

export const feeds = {
  list: defineOperation({
    id: 'feeds.list',
    method: 'GET',
    path: '/api/feeds/list',
    access: 'admin',
    worded: true,
    summary: 'Feeds of the market with their health',
    output: z.object({ dataList: z.array(feedInfo) }),
  }),
  get: defineOperation({
    id: 'feeds.get',
    method: 'GET',
    path: '/api/feeds/feed',
    access: 'admin',
    worded: true,
    summary: 'One feed with its last fifty fetches',
    input: z.object({ feedId }),
    output: feedInfo.extend({ fetches: z.array(feedFetch) }),
  }),
  preview: defineOperation({
    id: 'feeds.preview',
    method: 'POST',
    path: '/api/feeds/preview',
    access: 'admin',
    rate: 'upload',
    summary: 'Fetch an address and show what would be stored, storing nothing',
    input: z.object({ url: address, language: settings.language }),
    output: feedPreview,
  }),
  add: defineOperation({
    id: 'feeds.add',
    method: 'POST',
    path: '/api/feeds/add',
    access: 'admin',
    writes: true,
    summary: 'Add a feed; it is fetched at once',
    input: z.object({ url: address, name, nameEn: name.nullable().default(null), ...settings }),
    output: feedInfo,
  }),
  edit: defineOperation({
    id: 'feeds.edit',
    method: 'POST',
    path: '/api/feeds/edit',
    access: 'admin',
    writes: true,
    summary: 'Change a feed; what is stored already stays as it is',
    input: z.object({ feedId, url: address, name, nameEn: name.nullable().default(null), ...settings }),
    output: feedInfo,
  }),
  pause: defineOperation({
    id: 'feeds.pause',
    method: 'POST',
    path: '/api/feeds/pause',
    access: 'admin',
    writes: true,
    summary: 'Stop reading a feed',
    input: z.object({ feedId }),
    output: feedInfo,
  }),
  resume: defineOperation({
    id: 'feeds.resume',
    method: 'POST',
    path: '/api/feeds/resume',
    access: 'admin',
    writes: true,
    summary: 'Read a feed again, beginning now',
    input: z.object({ feedId }),
    output: feedInfo,
  }),
  fetchNow: defineOperation({
    id: 'feeds.fetchNow',
    method: 'POST',
    path: '/api/feeds/fetchNow',
    access: 'admin',
    writes: true,
    summary: 'Have a feed fetched now, also a paused one',
    input: z.object({ feedId }),
    output: feedInfo,
  }),
  remove: defineOperation({
    id: 'feeds.remove',
    method: 'POST',
    path: '/api/feeds/remove',
    access: 'admin',
    writes: true,
    summary: 'Delete a feed; its documents stay unless `withDocuments`',
    input: z.object({ feedId, withDocuments: z.boolean().default(false) }),
    output: done.extend({ documents: z.int() }),
  }),
  importOpml: defineOperation({
    id: 'feeds.importOpml',
    method: 'POST',
    path: '/api/feeds/importOpml',
    access: 'admin',
    writes: true,
    summary: 'Add the feeds of an OPML list',
    input: z.object({
      text: z.string().min(1).max(900_000),
      kind: settings.kind,
      intervalMinutes: settings.intervalMinutes,
    }),
    output: z.object({ added: z.int(), already: z.int(), refused: z.int() }),
  }),
  exportOpml: defineOperation({
    id: 'feeds.exportOpml',
    method: 'GET',
    path: '/api/feeds/exportOpml',
    access: 'admin',
    transport: 'download',
    produces: 'text/x-opml',
    summary: 'The feeds of the market as OPML',
    output: z.array(
      z.strictObject({
        url: z.string(),
        title: z.string().nullable(),
        category: z.string().nullable(),
        siteUrl: z.string().nullable(),
      }),
    ),
  }),
}
