import type { flash } from '@pandora/contract/domains/flash/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { DocumentCompanyName, ListedDocument } from '../documents/offers/documents.queries.ts'
import { presentNewsItems } from '../documents/offers/documents.ts'
import type { TimePoint } from './queries.ts'
import { moreThan, type AnswerOf } from '../../shared/page.ts'

/** Items of the flash. */
export function presentFlash(
  rows: readonly ListedDocument[],
  companies: readonly DocumentCompanyName[],
  size: number,
): AnswerOf<typeof flash.dailyFlashList> {
  return { dataList: presentNewsItems(rows, companies), hasMore: moreThan(rows.length, { size }) }
}

/** A time point as `HH:MM`. */
export function presentTimePoint({
  time_point_id: id,
  time_of_day: time,
}: TimePoint): OutputOf<typeof flash.addTimePoint> {
  return { id, time: time.slice(0, 5) }
}
