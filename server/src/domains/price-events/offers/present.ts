import type { z } from 'zod'
import type { eventSummary } from '@pandora/contract/domains/price-events/operations'
import { dayLabel, dayOf } from '@pandora/contract/time'
import type { AnalysedRow } from '../../analysis/offers/analysed.queries.ts'
import { effectOf } from './effects.ts'
import type { EventRow } from './summaries.queries.ts'

type Summary = z.infer<typeof eventSummary>

/** Documents that name a company, with what each means for it. */
export function presentDirect(
  companyId: string,
  rows: readonly EventRow[],
  results: ReadonlyMap<string, AnalysedRow>,
): Summary[] {
  return rows.map((row) => ({
    newsId: row.document_id,
    kind: row.kind,
    language: row.language,
    title: row.title,
    source: row.source_name,
    sourceEn: row.source_name_en,
    newsTimestamp: row.published_at,
    newsDay: dayOf(row.published_at),
    newsDate: dayLabel(row.published_at),
    precision: row.precision,
    relation: row.relation,
    reach: 'direct',
    via: null,
    ...effectOf(results.get(row.document_id), companyId),
  }))
}

/**
 * The four filters (PRICE-03): an item stands where both its effect and its reach are wanted; what is neither for
 * better nor for worse always does by effect.
 */
export function filtered(
  items: readonly Summary[],
  { risk, opportunity, direct, indirect }: { risk: boolean; opportunity: boolean; direct: boolean; indirect: boolean },
): Summary[] {
  return items.filter(
    (one) =>
      (one.reach === 'direct' ? direct : indirect) &&
      (one.effect === 'risk' ? risk : one.effect === 'opportunity' ? opportunity : true),
  )
}
