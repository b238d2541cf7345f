import type { flash } from '@pandora/contract/domains/flash/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { companiesOfDocuments, type ListedDocument } from '../documents/offers/documents.queries.ts'
import { presentNewsItems } from '../documents/offers/documents.ts'
import type { TimePoint } from './queries.ts'
import { moreThan, type AnswerOf } from '../../shared/page.ts'
import type { Db } from '@pandora/store/database'
import type { View } from '@pandora/store/as-of'

/** Items of the flash, each with the companies that it names. */
export async function presentFlash(
  db: Db,
  view: View,
  rows: readonly ListedDocument[],
  size: number,
): Promise<AnswerOf<typeof flash.dailyFlashList>> {
  const companies = await companiesOfDocuments(
    db,
    view,
    rows.map((row) => row.document_id),
  )
  return { dataList: presentNewsItems(rows, companies), hasMore: moreThan(rows.length, { size }) }
}

/** A time point as `HH:MM`. */
export function presentTimePoint({
  time_point_id: id,
  time_of_day: time,
}: TimePoint): OutputOf<typeof flash.addTimePoint> {
  return { id, time: time.slice(0, 5) }
}
