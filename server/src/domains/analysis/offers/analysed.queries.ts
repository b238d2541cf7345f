import type { DocumentAnalysis, EventFound } from '@pandora/intelligence/analysis'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { standingEvents } from './standing-events.queries.ts'

/** What is kept of an analysis. */
export type StoredResult = Omit<DocumentAnalysis, 'language' | 'events' | 'policy'> & {
  events: (EventFound & { eventId: string | null })[]
}

/** What was read in a document, as it stood for the view. */
export interface AnalysedRow {
  document_id: string
  version_id: number
  failure: string | null
  language: DocumentAnalysis['language']
  story_id: string | null
  result: StoredResult | null
  known_at: number
  recorded_at: number
  back_computed: boolean
}

/** What was read in documents, by id; their events under the ids by which the view knows them. */
export async function analysedOf(db: Db, view: View, ids: readonly string[]): Promise<Map<string, AnalysedRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db<AnalysedRow[]>`
    select a.document_id, a.version_id, a.failure, a.language, a.story_id, a.result, a.known_at, a.recorded_at,
      a.back_computed
    from document_analysis a where a.document_id = any(${db.array(ids as string[])}) and ${inForce(db, 'a', view)}`
  const standing = await standingEvents(
    db,
    view,
    rows.flatMap((row) => row.result?.events.flatMap((event) => event.eventId ?? []) ?? []),
  )
  for (const { result } of rows)
    for (const event of result?.events ?? []) if (event.eventId !== null) event.eventId = standing(event.eventId)
  return new Map(rows.map((row) => [row.document_id, row]))
}
