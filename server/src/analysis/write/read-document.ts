import type { DocumentAnalysis } from '@pandora/intelligence/analysis'
import type { JoinedEvent } from '../event-book.ts'
import type { WaitingDocument } from '../read.queries.ts'

/** A document that has been read: what it says, or why nothing could be said. */
export interface ReadDocument {
  document: WaitingDocument
  analysis: DocumentAnalysis | null
  failure: string | null
  storyId: string | null
  events: readonly JoinedEvent[]
  /** Documents whose story changes with it: they are to be read once more. */
  later: readonly string[]
  /** Companies it names that no source gave. */
  companies: readonly { id: string; relation: 'subject' | 'mention' }[]
}

/**
 * Line of rows that were found by reading, in tables whose other rows come from sources. A source's word takes their
 * place.
 */
export const FOUND = -1

export const iso = (ms: number) => new Date(ms).toISOString()
/** When a result begins to stand: with its wording, or, where the wording was read before, now. */
export const sinceOf = ({ document }: ReadDocument, now: number): string =>
  document.again ? iso(now) : document.known_at
export const knownByOf = ({ document }: ReadDocument): string => (document.again ? 'received' : document.known_by)

/** Of which reading rows are. */
export interface Reading {
  marketId: number
  versionId: number
  now: number
}

/** Columns that every row begins with that reading found in a document. */
export const foundColumns = [
  'market_id',
  'known_at',
  'known_by',
  'superseded_at',
  'recorded_at',
  'run_id',
  'line',
  'document_id',
  'published_at',
] as const

/** Values of `foundColumns`. */
export const foundIn = (row: ReadDocument, { marketId, now }: Pick<Reading, 'marketId' | 'now'>) => [
  marketId,
  sinceOf(row, now),
  knownByOf(row),
  row.document.superseded_at,
  iso(now),
  row.document.run_id,
  row.document.line,
  row.document.document_id,
  iso(row.document.published_at),
]
