import type { OutputOf } from '@pandora/contract/operation'
import type { priceEvents } from '@pandora/contract/price-events'
import { dayLabel, dayOf } from '@pandora/contract/time'
import type { EventRow } from './queries.ts'

/** Events of a company; one row more than `limit` says that older ones were left. */
export function presentEvents(rows: readonly EventRow[], limit: number): OutputOf<typeof priceEvents.list> {
  return {
    eventSummaryList: rows.slice(0, limit).map((row) => ({
      newsId: row.document_id, kind: row.kind, language: row.language, title: row.title, source: row.source_name, sourceEn: row.source_name_en,
      newsTimestamp: row.published_at, newsDay: dayOf(row.published_at), newsDate: dayLabel(row.published_at), precision: row.precision, relation: row.relation,
      reach: 'direct', effect: null, strength: null, events: [], via: null,
    })),
    hasMore: rows.length > limit,
  }
}
