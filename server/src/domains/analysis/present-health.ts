import type { analysis } from '@pandora/contract/domains/analysis/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { nameless, type EntityNames } from '../../shared/entity-names.queries.ts'
import type { ConflictRow, FailedRow, KindHealth, SideRow } from './queries.ts'

/** How far the documents of a kind have been read, and what was found in them. */
export function presentKind(row: KindHealth): OutputOf<typeof analysis.health>['kinds'][number] {
  return {
    kind: row.kind,
    documents: row.documents,
    analysed: row.analysed,
    failed: row.failed,
    withEntity: row.with_entity,
    withEvent: row.with_event,
    backComputed: row.back_computed,
  }
}

/** A document that could not be read, and why. */
export function presentFailure(row: FailedRow): OutputOf<typeof analysis.failures>['dataList'][number] {
  return {
    newsId: row.document_id,
    title: row.title,
    source: row.source_name,
    sourceEn: row.source_name_en,
    newsTimestamp: row.published_at,
    reason: row.failure,
    computedAt: new Date(row.recorded_at).toISOString(),
  }
}

type Conflict = OutputOf<typeof analysis.conflicts>['dataList'][number]

/** An event of which documents tell differently, each with what it says. */
export function presentConflict(row: ConflictRow, sides: readonly SideRow[], names: EntityNames): Conflict {
  const { zh: nameZh, en: nameEn } = names.get(row.subject_id) ?? nameless
  return {
    eventId: row.event_id,
    type: row.type,
    happenedAt: row.happened_at,
    companyId: row.subject_kind === 'company' ? row.subject_id : null,
    nameZh,
    nameEn,
    about: row.about,
    sides: sides.map((side) => ({
      newsId: side.document_id,
      title: side.title,
      source: side.source_name,
      sourceEn: side.source_name_en,
      says: says(row.about, side),
    })),
  }
}

/** What a side of a conflict says, in the terms that it is about. */
const says = (about: 'modality' | 'sign' | 'amount', side: SideRow): string =>
  about === 'modality'
    ? side.modality
    : about === 'sign'
      ? String(side.sign)
      : side.amount === null
        ? ''
        : `${side.amount} ${side.unit ?? ''}`.trim()
