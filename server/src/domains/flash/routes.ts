import { flashErrors } from '@pandora/contract/domains/flash/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import { flash, TIME_POINT_LIMIT } from '@pandora/contract/domains/flash/operations'
import { dayOf } from '@pandora/contract/time'
import { serve, servePicture, servePublic, type Route } from '../../http/route.ts'
import { openDocument } from '../documents/offers/documents.queries.ts'
import { imageKey, presentNewsDetail } from '../documents/offers/documents.ts'
import { editionSpan } from './editions.ts'
import { presentFlash, presentTimePoint } from './present.ts'
import {
  addTimePoint,
  countWithin,
  deleteTimePoint,
  documentsWithin,
  imageAddresses,
  lockedTimePoints,
  newerDocuments,
  olderDocuments,
  timePointsOf,
  type Place,
} from './queries.ts'
import { defineHeld } from '../../shared/define-held.ts'

const heldNewest = defineHeld({
  id: 'flash.newest',
  reads: ['company_name', 'daily_price', 'document', 'document_company'],
  input: flash.dailyFlashList.input.pick({ kind: true, page_size: true }),
  load: async ({ db, view }, { kind, page_size: size }) =>
    presentFlash(db, view, await olderDocuments(db, view, null, kind, size), size),
})

export const flashRoutes: readonly Route[] = [
  servePublic(flash.dailyFlashList, async ({ db, view, input, now, services }) => {
    const { direction, page_size: size, ptime, newsId, kind } = input
    const older = async (place: Place) =>
      presentFlash(db, view, await olderDocuments(db, view, place, kind, size), size)
    // The newest page is the one that everybody reads.
    if (direction === 'down' && ptime === undefined) return heldNewest.read(services, view, { kind, page_size: size })
    const place = { at: ptime ?? now, newsId: ptime === undefined ? undefined : newsId }
    return direction === 'down'
      ? older(place)
      : presentFlash(db, view, await newerDocuments(db, view, place, kind, size), size)
  }),

  serve(flash.newsList, async ({ db, view, user, input, now }) => {
    const points =
      input.time === undefined ? [] : (await timePointsOf(db, user.uid)).map((point) => presentTimePoint(point).time)
    const span = editionSpan(input.date ?? dayOf(view.asOf ?? now), input.time, points)
    const [total, rows] = await Promise.all([countWithin(db, view, span), documentsWithin(db, view, span, input)])
    return { ...(await presentFlash(db, view, rows, input.size)), total, page: input.page, ...span }
  }),

  serve(flash.timePoints, async ({ db, user }) => ({
    dataList: (await timePointsOf(db, user.uid)).map(presentTimePoint),
  })),

  serve(flash.addTimePoint, async ({ db, user, input }) => {
    const there = (await lockedTimePoints(db, user.uid)).map((point) => presentTimePoint(point).time)
    if (there.includes(input.time)) throw new Refusal(flashErrors.TIME_POINT_EXISTS)
    if (there.length >= TIME_POINT_LIMIT)
      throw new Refusal(flashErrors.TOO_MANY_TIME_POINTS, { limit: TIME_POINT_LIMIT })
    return presentTimePoint(await addTimePoint(db, user.uid, input.time))
  }),

  serve(flash.deleteTimePoint, async ({ db, user, input }) => {
    if (!(await deleteTimePoint(db, user.uid, input.id))) throw new Refusal(errors.NOT_FOUND)
    return { done: true }
  }),

  serve(flash.newsDetail, async ({ db, view, input }) => {
    const opened = await openDocument(db, view, input.newsId)
    if (!opened) throw new Refusal(errors.NOT_FOUND)
    return presentNewsDetail(opened)
  }),

  servePicture(flash.newsImage, async ({ db, input, services }) => {
    // Only addresses that stand in a stored document are ever fetched.
    const url = (await imageAddresses(db, input.marketId, input.newsId)).find((one) => imageKey(one) === input.image)
    const image = url === undefined ? null : await services.images.get(url)
    if (!image) throw new Refusal(errors.IMAGE_NOT_AVAILABLE)
    return { type: 'image/webp', body: image, keepSeconds: 30 * 86_400 }
  }),
]
