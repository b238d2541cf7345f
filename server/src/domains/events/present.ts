import type { z } from 'zod'
import type { companyEvent } from '@pandora/contract/domains/events/operations'
import { EVENT_SCORE_MIDDLE } from '@pandora/contract/domains/events/terms'
import { dayLabel, dayOf } from '@pandora/contract/time'
import type { EventPart } from '@pandora/intelligence/impact/types'
import { eventScore } from '@pandora/intelligence/themes/sums'
import { nameless, type EntityNames } from '../../shared/entity-names.queries.ts'
import { combined } from '../impact/offers/events.ts'
import type { DisclosedRow } from '../impact/offers/ground.queries.ts'
import { presentPath } from '../impact/offers/named.ts'
import { sideOf } from '../impact/offers/signs.ts'
import type { EventRow, ToldRow } from './queries.ts'

type CompanyEvent = z.infer<typeof companyEvent>

/** Everything that is known of an event. */
export interface Known {
  event: EventRow
  told: readonly ToldRow[]
  disclosed: readonly DisclosedRow[]
}
/** How an event reached a company. */
export interface Shown {
  part: EventPart | undefined
  names: EntityNames
}

/** Whom an event is about. */
export const subjectOf = ({ told, disclosed }: Known): { kind: string; id: string } | null =>
  disclosed[0]
    ? { kind: 'company', id: disclosed[0].company_id }
    : told[0]
      ? { kind: told[0].subject_kind, id: told[0].subject_id }
      : null

/** An event on the wire (COMP-26), as one who does not watch it is shown it. */
export function presentEvent(known: Known, { part, names }: Shown): CompanyEvent {
  const { event, told, disclosed } = known
  const subject = subjectOf(known)
  const { zh: nameZh, en: nameEn } = names.get(subject?.id ?? '') ?? nameless
  const sum = combined(event.event_id, told, disclosed)
  const withAmount = told
    .toSorted((a, b) => b.confidence - a.confidence)
    .find((row) => row.amount !== null && row.unit !== null)
  const sign = sum?.sign ?? 0
  // What is bad for one may be good for whom it reaches.
  const toward = part ? (part.side === 'opportunity' ? 1 : -1) : sign
  const [first] = told
  return {
    eventId: event.event_id,
    type: event.type,
    titleZh: event.title_zh,
    titleEn: event.title_en,
    happenedAt: event.happened_at,
    newsDate: dayLabel(event.happened_at),
    happenedDay: dayOf(event.happened_at),
    precision: event.precision,
    companyId: subject?.kind === 'company' ? subject.id : null,
    nameZh,
    nameEn,
    sign,
    sizeClass: sum?.sizeClass ?? event.size_class,
    amount:
      withAmount && withAmount.amount !== null && withAmount.unit !== null
        ? { value: withAmount.amount, unit: withAmount.unit, of: withAmount.amount_of }
        : null,
    modality: sum?.modality ?? 'fact',
    confidence: sum?.confidence ?? 1,
    origin: event.line === -1 ? 'found' : told.length > 0 ? 'both' : 'disclosed',
    documents: told.length,
    stories: new Set(told.map((row) => row.story_id ?? row.document_id)).size,
    first: first
      ? {
          newsId: first.document_id,
          title: first.title,
          source: first.source_name,
          sourceEn: first.source_name_en,
          newsTimestamp: first.published_at,
        }
      : null,
    direct: part?.direct ?? true,
    path: presentPath(part?.path ?? [], names),
    points: part?.points ?? null,
    effect: part ? part.side : sideOf(sign),
    scoreIndex:
      toward === 0 ? EVENT_SCORE_MIDDLE : eventScore(toward, sum?.confidence ?? 1, sum?.sizeClass ?? event.size_class),
    is_watching: false,
  }
}
