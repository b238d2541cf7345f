import { z } from 'zod'
import { PAGE_SIZE } from '../../constants.ts'
import { fieldFigures, fieldSorts, screenField, screenFields } from '../figures/fields.ts'
import { impactNumbers } from '../impact/operations.ts'
import { ownedId, publicId } from '../../records/ids.ts'
import { defineOperation, done, pageInput, pageOf } from '../../operation.ts'
import { quote } from '../markets/shapes.ts'

/** What a watch list is sorted by: fields, names, opportunity over risk, the latest news. */
export const watchSorts = [...fieldSorts, 'balance', 'news'] as const

/** Most companies in a watch list, most groups of a user. */
export const WATCH_LIMIT = 2000
export const WATCH_GROUP_LIMIT = 50

/** Company in watch context (WATCH-03). */
export const watchedCompany = z.object({
  companyId: z.string(),
  companyNameEn: z.string().nullable(),
  companyNameZh: z.string().nullable(),
  stockCode: z.string(),
  exchangeCode: z.string(),
  exchangeEn: z.string(),
  exchangeZh: z.string(),
  is_watching: z.boolean(),
  /** Null throughout where no text about the company was read: shown as "–". */
  companyImpactScoreData: impactNumbers,
  industryZh: z.string().nullable(),
  industryEn: z.string().nullable(),
  quote: quote.nullable(),
  latestNews: z
    .object({
      newsId: z.string(),
      title: z.string(),
      newsTimestamp: z.int(),
      precision: z.enum(['instant', 'day', 'year']),
    })
    .nullable(),
  groupIds: z.array(z.string()),
  note: z.string(),
})

/** A line of the exported list: names in the language of the file. */
const watchedLine = z.strictObject({
  stockCode: z.string(),
  exchange: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  industry: z.string().nullable(),
  quote: quote.nullable(),
  groups: z.array(z.string()),
  note: z.string(),
  latestNews: z.string().nullable(),
  /** Asked for by columns; null of a company that the market's list does not know. */ fields: fieldFigures.nullable(),
})
export type WatchedLine = z.infer<typeof watchedLine>

const names = z.array(z.string().min(1).max(120)).min(1).max(1000)
const addedBatch = z.object({
  added: z.array(
    z.object({
      asked: z.string(),
      companyId: z.string(),
      nameZh: z.string().nullable(),
      nameEn: z.string().nullable(),
    }),
  ),
  already: z.array(z.object({ asked: z.string(), companyId: z.string() })),
  /** Not found, or several companies fit and none is told apart. */
  notFound: z.array(z.string()),
  ambiguous: z.array(z.object({ asked: z.string(), companyIds: z.array(z.string()) })),
})
const group = z.object({
  groupId: ownedId('watchGroup', z.string()),
  name: z.string(),
  companies: z.int(),
  position: z.int(),
})

export const watch = {
  add: defineOperation({
    id: 'watch.add',
    requirement: 'WATCH-10',
    method: 'POST',
    path: '/api/watch/addWatchList',
    writes: true,
    summary: 'Star a company',
    message: 'stared !',
    input: z.object({ companyId: publicId('company'), groupId: ownedId('watchGroup').optional() }),
    output: done,
  }),
  remove: defineOperation({
    id: 'watch.remove',
    requirement: 'WATCH-11',
    method: 'POST',
    path: '/api/watch/removeWatchList',
    writes: true,
    summary: 'Unstar a company',
    message: 'unstared!',
    input: z.object({ companyId: publicId('company') }),
    output: done,
  }),
  toggleEntry: defineOperation({
    id: 'watch.toggleEntry',
    requirement: 'WATCH-12',
    method: 'POST',
    path: '/api/watch/addUserWatchList',
    writes: true,
    summary: 'Add an entry (an event, say) if absent, remove it if present, or set it as asked',
    input: z.object({
      entryId: publicId('event'),
      entryKind: z.enum(['event', 'document']).default('event'),
      cancel: z.boolean().optional(),
    }),
    output: z.object({ watching: z.boolean() }),
  }),
  list: defineOperation({
    id: 'watch.list',
    requirement: 'WATCH-13',
    method: 'POST',
    path: '/api/watch/getCompanyListByUserId',
    dated: true,
    worded: true,
    summary: 'Watched companies with quote, impact scores and latest news',
    input: z.object({
      ...pageInput(PAGE_SIZE, 2 * PAGE_SIZE),
      groupId: ownedId('watchGroup').optional(),
      /** Without it the list stands in its own order. */
      sort: z.enum(watchSorts).optional(),
      order: z.enum(['up', 'down']).default('down'),
    }),
    output: pageOf(watchedCompany),
  }),
  optionalStocks: defineOperation({
    id: 'watch.optionalStocks',
    requirement: 'WATCH-14',
    method: 'POST',
    path: '/api/watch/getUserOptionalStockList',
    dated: true,
    summary: "The user's optional stocks by group, with quotes",
    output: z.object({ groups: z.array(group.extend({ dataList: z.array(watchedCompany) })) }),
  }),
  groups: defineOperation({
    id: 'watch.groups',
    method: 'GET',
    path: '/api/watch/groups',
    summary: "The user's groups",
    output: z.object({ dataList: z.array(group), total: z.int() }),
  }),
  saveGroup: defineOperation({
    id: 'watch.saveGroup',
    method: 'POST',
    path: '/api/watch/saveGroup',
    writes: true,
    summary: 'Create, rename or move a group',
    input: z.object({
      groupId: ownedId('watchGroup').optional(),
      name: z.string().min(1).max(40),
      position: z.int().min(0).max(100).optional(),
    }),
    output: group,
  }),
  deleteGroup: defineOperation({
    id: 'watch.deleteGroup',
    method: 'POST',
    path: '/api/watch/deleteGroup',
    writes: true,
    summary: 'Delete a group; its companies stay watched',
    input: z.object({ groupId: ownedId('watchGroup') }),
    output: done,
  }),
  arrange: defineOperation({
    id: 'watch.arrange',
    method: 'POST',
    path: '/api/watch/arrange',
    writes: true,
    summary: "Set a company's groups, note or place in the list",
    input: z.object({
      companyId: publicId('company'),
      groupIds: z.array(ownedId('watchGroup')).max(WATCH_GROUP_LIMIT).optional(),
      note: z.string().max(500).optional(),
      after: publicId('company').nullable().optional(),
    }),
    output: done,
  }),
  addMany: defineOperation({
    id: 'watch.addMany',
    method: 'POST',
    path: '/api/watch/addMany',
    writes: true,
    summary: 'Star many companies by pasted names or codes',
    input: z.object({ names, groupId: ownedId('watchGroup').optional() }),
    output: addedBatch,
  }),
  addAll: defineOperation({
    id: 'watch.addAll',
    method: 'POST',
    path: '/api/watch/addAll',
    writes: true,
    summary: 'Star several companies by their ids, all of them or none',
    input: z.object({ companyIds: z.array(publicId('company')).min(1).max(200) }),
    output: z.object({ added: z.array(z.string()) }),
  }),
  exportCsv: defineOperation({
    id: 'watch.exportCsv',
    method: 'POST',
    path: '/api/watch/export',
    transport: 'download',
    dated: true,
    summary: 'The watch list as CSV with BOM',
    input: z.object({
      groupId: ownedId('watchGroup').optional(),
      /** Fields that follow the usual columns, in this order. */
      columns: z.array(screenField).max(screenFields.length).optional(),
    }),
    output: z.array(watchedLine),
  }),
}
