import { z } from 'zod'
import { defineOperation, done, instant, pageInput, pageOf } from '../../operation.ts'
import { ownedId, publicId } from '../../records/ids.ts'
import { QUERY_LIMIT } from './query/grammar.ts'
import { documentKinds } from './kinds.ts'
import { newsDetail, newsItem } from './shapes.ts'

/** Documents that a search finds at most; of more it says that there are more. */
export const FOUND_LIMIT = 1000
/** Most saved searches of a user in a market. */
export const SAVED_SEARCH_LIMIT = 200
/** Searches remembered of a user in a market. */
export const REMEMBERED_SEARCHES = 20

const text = z.string().min(1).max(QUERY_LIMIT)
/** A place in a text, in UTF-16 units: where it begins, and the first behind it. */
const place = z.object({ start: z.int(), end: z.int() })
export const searchSorts = ['relevance', 'newest'] as const

/** A document found: what a list shows of it, and where the words stand. */
export const foundDocument = newsItem.extend({
  /** How much of what was asked for it holds, and where: to compare within one search only. */
  relevance: z.number(),
  /** Places in `title`. */
  titleMarks: z.array(place),
  /** The piece of the text that holds most of what was looked for; null where the title alone holds it. */
  snippet: z.object({ text: z.string(), marks: z.array(place) }).nullable(),
})

const counted = z.object({ key: z.string(), nameZh: z.string(), nameEn: z.string(), count: z.int() })

/** How many of the documents found have what, the most first. */
export const searchFacets = z.object({
  sources: z.array(counted),
  kinds: z.array(z.object({ kind: z.enum(documentKinds), count: z.int() })),
  companies: z.array(counted),
  /** Months `YYYY-MM` in Asia/Shanghai, by time. */
  months: z.array(z.object({ month: z.string(), count: z.int() })),
  eventTypes: z.array(z.object({ type: z.string(), count: z.int() })),
})

/** A search that a user keeps. */
export const savedSearch = z.object({
  searchId: ownedId('savedSearch', z.string()),
  name: z.string(),
  text: z.string(),
  sort: z.enum(searchSorts),
  updatedAt: instant,
})

export const documents = {
  search: defineOperation({
    id: 'documents.search',
    method: 'POST',
    path: '/api/documents/search',
    dated: true,
    summary:
      'Full-text search over the documents of the market: words, "phrases", -without, OR, ( ), title: company: source: kind: before: after:, "near words"~5',
    input: z.object({ text, sort: z.enum(searchSorts).default('relevance'), ...pageInput(20, 100) }),
    output: pageOf(foundDocument).extend({
      /** There are more than `total`: these are the newest of them, and ranks and counts are among these. */
      more: z.boolean(),
      /** The search took too long and went back to this instant (ms) only; null where it went all the way. */
      searchedBackTo: z.int().nullable(),
      facets: searchFacets,
      /** Documents of the market that wait to be put into the index. */
      waiting: z.int(),
    }),
  }),
  indexing: defineOperation({
    id: 'documents.indexing',
    method: 'POST',
    path: '/api/documents/indexing',
    dated: true,
    summary: 'How many documents of the market wait to be put into the text index; they are found once they are',
    output: z.object({
      waiting: z.int(),
      /** There are more than that: so many were counted. */
      more: z.boolean(),
    }),
  }),
  document: defineOperation({
    id: 'documents.document',
    method: 'POST',
    path: '/api/documents/document',
    dated: true,
    summary: 'A document with its text, and where the words of a search stand in it',
    input: z.object({ newsId: publicId('document'), text: text.optional() }),
    output: newsDetail.extend({ titleMarks: z.array(place), contentMarks: z.array(place) }),
  }),
  saved: defineOperation({
    id: 'documents.saved',
    method: 'POST',
    path: '/api/documents/saved',
    dated: true,
    summary: 'Searches that the user saved in the market, by name',
    output: z.object({ dataList: z.array(savedSearch) }),
  }),
  save: defineOperation({
    id: 'documents.save',
    method: 'POST',
    path: '/api/documents/save',
    writes: true,
    dated: true,
    summary: 'Saves a search under a name; with its id renames it, puts another search into it, or both',
    input: z.object({
      searchId: ownedId('savedSearch').optional(),
      name: z.string().min(1).max(60),
      text: text.optional(),
      sort: z.enum(searchSorts).optional(),
    }),
    output: savedSearch,
  }),
  removeSaved: defineOperation({
    id: 'documents.removeSaved',
    method: 'POST',
    path: '/api/documents/removeSaved',
    writes: true,
    dated: true,
    summary: 'Deletes a saved search',
    input: z.object({ searchId: ownedId('savedSearch') }),
    output: done,
  }),
  history: defineOperation({
    id: 'documents.history',
    method: 'POST',
    path: '/api/documents/history',
    dated: true,
    summary: "The user's last full-text searches, newest first, at most 20",
    output: z.object({ dataList: z.array(z.object({ text: z.string() })) }),
  }),
  remember: defineOperation({
    id: 'documents.remember',
    method: 'POST',
    path: '/api/documents/history/add',
    writes: true,
    dated: true,
    summary: 'Remembers a full-text search',
    input: z.object({ text }),
    output: done,
  }),
  forget: defineOperation({
    id: 'documents.forget',
    method: 'POST',
    path: '/api/documents/history/clear',
    writes: true,
    dated: true,
    summary: 'Forgets all full-text searches of the user in the market',
    output: done,
  }),
}
