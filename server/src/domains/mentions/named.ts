import type { mentions } from '@pandora/contract/domains/mentions/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { dayOf } from '@pandora/contract/time'
import { sentencesIn } from '@pandora/intelligence/text/sentences'
import { isTellingName } from '../business/offers/business.ts'
import type { SegmentRow, SuppliedRow } from '../business/offers/business.queries.ts'
import { nameless, type EntityNames } from '../../shared/entity-names.queries.ts'
import { presentProvenance } from '../../shared/provenance.ts'
import type { TextRow } from './queries.ts'

type Answer = OutputOf<typeof mentions.technologyProduct>
type Mentioned = Pick<Answer['technologies'][number], 'stories' | 'documents' | 'firstSeen' | 'lastSeen' | 'evidence'>

/** A document that names something, and where. */
interface Hit {
  row: TextRow
  field: 'title' | 'body'
  start: number
}

/** Most documents shown for one thing. */
const MOST_SHOWN = 3
/** Longest sentence shown. */
const LONGEST = 300

/** The sentence of a text at a place, cut to `LONGEST`. */
function sentenceAt({ row, field, start }: Hit): string {
  const text = field === 'title' ? row.title : row.body
  const piece = sentencesIn(text).find((one) => one.start <= start && start < one.end)
  const sentence = piece ? text.slice(piece.start, piece.end) : text
  if (sentence.length <= LONGEST) return sentence
  const from = Math.max(0, Math.min(start - (piece?.start ?? 0) - LONGEST / 2, sentence.length - LONGEST))
  return `${from > 0 ? '…' : ''}${sentence.slice(from, from + LONGEST - 2)}…`
}

/** What is told of a thing by the documents that name it, newest first. */
function mentionedBy(hits: readonly Hit[]): Mentioned {
  const shown = [...new Map(hits.toReversed().map((hit) => [hit.row.story_id, hit])).values()]
    .toReversed()
    .slice(0, MOST_SHOWN)
  return {
    stories: new Set(hits.map(({ row }) => row.story_id)).size,
    documents: hits.length,
    firstSeen: dayAt(hits.at(-1)),
    lastSeen: dayAt(hits[0]),
    evidence: shown.map((hit) => ({
      newsId: hit.row.document_id,
      title: hit.row.title,
      source: hit.row.source_name,
      sourceEn: hit.row.source_name_en,
      newsTimestamp: hit.row.published_at,
      sentence: sentenceAt(hit),
    })),
  }
}

const dayAt = (hit: Hit | undefined): string | null => (hit ? dayOf(hit.row.published_at) : null)

/** Documents that have a name, with its first place; Latin names only as whole words. */
function placesOf(name: string, rows: readonly TextRow[]): Hit[] {
  const latin = /^[\p{Script=Latin}\d\s&.,()/-]+$/u.test(name)
  const sought = name.toLowerCase()
  return rows.flatMap((row): Hit[] => {
    for (const field of ['title', 'body'] as const) {
      const text = row[field].toLowerCase()
      for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
        if (!latin || !(/\p{L}/u.test(text[at - 1] ?? '') || /\p{L}/u.test(text[at + sought.length] ?? '')))
          return [{ row, field, start: at }]
      }
    }
    return []
  })
}

/** Products by share of revenue, then by texts. */
export function presentProducts(
  segments: readonly SegmentRow[],
  supplied: readonly SuppliedRow[],
  rows: readonly TextRow[],
): Answer['products'] {
  const goods = new Map(supplied.map((one) => [one.name, one]))
  const sold = segments.filter((one) => one.dimension === 'product' && isTellingName(one.name))
  const of = (name: string, nameEn: string | null): Mentioned => {
    const byDocument = new Map(
      [...placesOf(name, rows), ...(nameEn === null || nameEn.length < 3 ? [] : placesOf(nameEn, rows))]
        .toReversed()
        .map((hit) => [hit.row.document_id, hit]),
    )
    return mentionedBy(rows.flatMap((row) => byDocument.get(row.document_id) ?? []))
  }
  const fromSegments = sold.map((one): Answer['products'][number] => ({
    name: one.name,
    nameEn: one.name_en ?? goods.get(one.name)?.name_en ?? null,
    origin: 'segment',
    revenueShare: one.revenue_share,
    revenue: one.revenue,
    currency: one.revenue === null ? null : one.currency,
    grossMargin: one.gross_margin,
    periodEnd: one.period_end,
    growth: one.growth,
    customers: goods.get(one.name)?.customers ?? 0,
    provenance: presentProvenance(one),
    ...of(one.name, one.name_en ?? goods.get(one.name)?.name_en ?? null),
  }))
  const further = supplied
    .filter((one) => isTellingName(one.name) && !sold.some((segment) => segment.name === one.name))
    .map((one): Answer['products'][number] => ({
      name: one.name,
      nameEn: one.name_en,
      origin: 'supply',
      revenueShare: null,
      revenue: null,
      currency: null,
      grossMargin: null,
      periodEnd: null,
      growth: null,
      customers: one.customers,
      provenance: null,
      ...of(one.name, one.name_en),
    }))
  return [...fromSegments, ...further].toSorted(
    (a, b) => (b.revenueShare ?? -1) - (a.revenueShare ?? -1) || b.stories - a.stories || (a.name < b.name ? -1 : 1),
  )
}

/** Technologies by how many stories name them. */
export function presentTechnologies(rows: readonly TextRow[], names: EntityNames): Answer['technologies'] {
  const all = new Set(rows.map((row) => row.story_id)).size
  const hits = new Map<string, Hit[]>()
  for (const row of rows) {
    for (const id of new Set(row.technologies.map((one) => one.id))) {
      const place = row.technologies.find((one) => one.id === id)
      if (place) hits.set(id, [...(hits.get(id) ?? []), { row, field: place.field, start: place.start }])
    }
  }
  return [...hits]
    .map(([id, own]) => {
      const { zh, en } = names.get(id) ?? nameless
      const told = mentionedBy(own)
      return { id, nameZh: zh, nameEn: en, share: Math.round((told.stories / all) * 1000) / 10, ...told }
    })
    .toSorted((a, b) => b.stories - a.stories || (a.id < b.id ? -1 : 1))
}
