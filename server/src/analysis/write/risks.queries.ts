import type { Span } from '@pandora/intelligence/analysis'
import type { Db } from '@pandora/store/database'
import { insertRows } from '@pandora/store/insert-rows'
import { foundColumns, foundIn, type ReadDocument, type Reading } from './read-document.ts'

const placeColumns = [...foundColumns, 'version_id', 'story_id', 'field', 'starts_at', 'ends_at', 'quote'] as const
const riskColumns = [...placeColumns, 'risk_type', 'place', 'confidence', 'tone', 'tone_strength'] as const
const countryColumns = [...placeColumns, 'country', 'partner', 'score', 'mark'] as const

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
const foundAt = (row: ReadDocument, span: Span, reading: Reading) => [
  ...foundIn(row, reading),
  reading.versionId,
  row.storyId ?? row.document.document_id,
  span.field,
  span.start,
  span.end,
  quoteOf(row, span),
]

/** Stores the risks that documents tell of, one row a place, and what they say of two countries. */
export async function storeRisks(tx: Db, rows: readonly ReadDocument[], reading: Reading): Promise<void> {
  const risks = rows.flatMap((row) => {
    const { analysis } = row
    const tone = analysis?.tones.find((one) => one.companyId === null) ?? analysis?.tones[0] ?? null
    return (analysis?.risks ?? []).flatMap((risk) =>
      (risk.places.length === 0 ? [''] : risk.places).map((place) => [
        ...foundAt(row, risk, reading),
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
        ...foundAt(row, one, reading),
        one.countries[0],
        one.countries[1],
        one.score,
        one.mark,
      ]),
    ),
  )
}
