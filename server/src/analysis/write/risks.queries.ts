import type { Span } from '@pandora/intelligence/analysis'
import type { Db } from '@pandora/store/database'
import { insertRows } from '@pandora/store/insert-rows'
import { type ReadDocument, iso, knownByOf, sinceOf } from './read-document.ts'

const found = [
  'market_id',
  'known_at',
  'known_by',
  'superseded_at',
  'recorded_at',
  'run_id',
  'line',
  'document_id',
  'version_id',
  'story_id',
  'published_at',
  'field',
  'starts_at',
  'ends_at',
  'quote',
] as const
const riskColumns = [...found, 'risk_type', 'place', 'confidence', 'tone', 'tone_strength'] as const
const countryColumns = [...found, 'country', 'partner', 'score', 'mark'] as const

/** Units around the words that are kept with them. */
const AROUND = 48

/** The words of a place in a text with those around them, on one line. */
function quoteOf({ document }: ReadDocument, { field, start, end }: Span): string {
  const text = field === 'title' ? document.title : document.body
  const from = Math.max(0, start - AROUND)
  const cut = text.slice(from, end + AROUND)
  // Half a surrogate pair is nothing that the database takes.
  return cut.replaceAll(/\s+/gu, ' ').toWellFormed().trim()
}

/** What both kinds of row begin with. */
function foundIn(row: ReadDocument, span: Span, { marketId, versionId, now }: Reading) {
  const { document } = row
  return [
    marketId,
    sinceOf(row, now),
    knownByOf(row),
    document.superseded_at,
    iso(now),
    document.run_id,
    document.line,
    document.document_id,
    versionId,
    row.storyId ?? document.document_id,
    iso(document.published_at),
    span.field,
    span.start,
    span.end,
    quoteOf(row, span),
  ]
}

interface Reading {
  marketId: number
  versionId: number
  now: number
}

/** Stores the risks that documents tell of, one row a place, and what they say of two countries. */
export async function storeRisks(tx: Db, rows: readonly ReadDocument[], reading: Reading): Promise<void> {
  const risks = rows.flatMap((row) => {
    const { analysis } = row
    const tone = analysis?.tones.find((one) => one.companyId === null) ?? analysis?.tones[0] ?? null
    return (analysis?.risks ?? []).flatMap((risk) =>
      (risk.places.length === 0 ? [''] : risk.places).map((place) => [
        ...foundIn(row, risk, reading),
        risk.type,
        place,
        risk.confidence,
        tone?.tone ?? null,
        tone?.strength ?? null,
      ]),
    )
  })
  await insertRows(tx, 'risk_document', riskColumns, risks)
  await insertRows(
    tx,
    'country_document',
    countryColumns,
    rows.flatMap((row) =>
      (row.analysis?.relations ?? []).map((one) => [
        ...foundIn(row, one, reading),
        one.countries[0],
        one.countries[1],
        one.score,
        one.mark,
      ]),
    ),
  )
}
