import type { events } from '@pandora/contract/domains/events/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { AnalysedRow } from '../analysis/offers/analysed.queries.ts'
import type { EntityNames } from '../../shared/entity-names.queries.ts'
import { graphOf } from './entities.ts'
import type { Known } from './present.ts'

type Detail = OutputOf<typeof events.detail>

/** One event opened (COMP-13, COMP-27): who plays what part in it by its documents, and what each of them says. */
export function presentDetail(
  known: Known,
  event: Omit<Detail, 'eventEntity' | 'entityGraph' | 'evidence'>,
  results: ReadonlyMap<string, AnalysedRow>,
  names: EntityNames,
): Detail {
  const found = (documentId: string, place: number) => results.get(documentId)?.result?.events[place]
  const entityGraph = graphOf(known, found, names)
  return {
    ...event,
    entityGraph,
    eventEntity: [...Map.groupBy(entityGraph, (one) => one.role)].map(([type, own]) => ({
      type,
      entityList: own.map(({ entityId, entityValueZh, entityValueEn }) => ({ entityId, entityValueZh, entityValueEn })),
    })),
    evidence: known.told.map((row) => {
      const trigger = found(row.document_id, row.place)?.trigger
      return {
        newsId: row.document_id,
        title: row.title,
        source: row.source_name,
        sourceEn: row.source_name_en,
        newsTimestamp: row.published_at,
        kind: row.kind,
        story: row.story_id,
        modality: row.modality,
        sign: row.sign,
        amount:
          row.amount === null || row.unit === null ? null : { value: row.amount, unit: row.unit, of: row.amount_of },
        confidence: row.confidence,
        trigger: trigger ? { field: trigger.field, start: trigger.start, end: trigger.end, text: trigger.text } : null,
      }
    }),
  }
}
