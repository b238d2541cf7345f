import { z } from 'zod'
import { newsDetail, newsItem } from '../documents/shapes.ts'
import type { InputFault } from '../../input-faults.ts'
import { ownedId, publicId } from '../../records/ids.ts'
import { day, defineOperation, done, instantMs, pageInput } from '../../operation.ts'
import { documentKinds } from '../documents/kinds.ts'

/** Most time points a user may have. */
export const TIME_POINT_LIMIT = 12
/** Items of one call of the daily flash list (FLASH-09). */
export const FLASH_PAGE_SIZE = 20

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ fault: 'time' satisfies InputFault })
export const timePoint = z.object({ id: ownedId('timePoint', z.string()), time: timeOfDay })

const newsPage = z.object({ dataList: z.array(newsItem), hasMore: z.boolean() })

export const flash = {
  dailyFlashList: defineOperation({
    id: 'flash.dailyFlashList',
    requirement: 'FLASH-09',
    method: 'GET',
    path: '/api/news/daily_flash_list',
    access: 'public',
    dated: true,
    summary: 'News around an instant: `down` older than ptime, `up` newer. Works with no session.',
    input: z.object({
      direction: z.enum(['down', 'up']).default('down'),
      page_size: z.int().min(1).max(100).default(FLASH_PAGE_SIZE),
      /** ms; absent = now. */
      ptime: instantMs.optional(),
      /** Id of the item at `ptime`, so that items of the same instant are neither lost nor repeated. */
      newsId: publicId('document').optional(),
      kind: z.enum(documentKinds).optional(),
    }),
    output: newsPage,
  }),
  newsList: defineOperation({
    id: 'flash.newsList',
    requirement: 'FLASH-10',
    method: 'POST',
    path: '/api/dailyFlash/newsList',
    dated: true,
    summary: 'News of one edition: published after the time point before `time` and up to `time`, on `date`',
    input: z.object({ date: day.optional(), time: timeOfDay.optional(), ...pageInput(FLASH_PAGE_SIZE) }),
    output: newsPage.extend({ total: z.int(), page: z.int(), from: z.int(), to: z.int() }),
  }),
  timePoints: defineOperation({
    id: 'flash.timePoints',
    requirement: 'FLASH-11',
    method: 'GET',
    path: '/api/news/select_time_point',
    summary: "The user's time points, by time of day",
    output: z.object({ dataList: z.array(timePoint) }),
  }),
  addTimePoint: defineOperation({
    id: 'flash.addTimePoint',
    requirement: 'FLASH-12',
    method: 'POST',
    path: '/api/add_time_point',
    writes: true,
    summary: 'Add a time of day that closes a flash edition',
    input: z.object({ time: timeOfDay }),
    output: timePoint,
  }),
  deleteTimePoint: defineOperation({
    id: 'flash.deleteTimePoint',
    requirement: 'FLASH-13',
    method: 'GET',
    path: '/api/del_time_point',
    writes: true,
    summary: 'Delete a time point',
    input: z.object({ id: ownedId('timePoint') }),
    output: done,
  }),
  newsDetail: defineOperation({
    id: 'flash.newsDetail',
    requirement: 'FLASH-14',
    method: 'POST',
    path: '/api/news/detail',
    dated: true,
    summary: 'One news item with its text and source',
    input: z.object({ newsId: publicId('document') }),
    output: newsDetail,
  }),
  newsImage: defineOperation({
    id: 'flash.newsImage',
    method: 'GET',
    path: '/api/news/image',
    access: 'public',
    transport: 'download',
    produces: 'image/webp',
    summary:
      'An image of a stored document, fetched, checked and resized by this server; addressed as `imageUrls` says',
    input: z.object({
      newsId: publicId('document'),
      image: z.string().min(8).max(64),
      marketId: publicId('market', z.int().min(1).max(32_767)).default(1),
    }),
    output: z.string(),
  }),
}
