import { dayOf } from '@pandora/contract/time'
import type { mentions } from '@pandora/contract/domains/mentions/operations'
import { burstsOf, type BurstRule } from '@pandora/intelligence/keywords/bursts'
import { dayPlus, spanStart } from '../../shared/timeline.ts'
import type { AnswerOf, More } from '../../shared/page.ts'
import type { KeywordRow, MentionDay, TextRow } from './queries.ts'
import type { OutputOf } from '@pandora/contract/operation'
import { isTellingName } from '../business/offers/business.ts'
import type { SegmentRow, SuppliedRow } from '../business/offers/business.queries.ts'
import { nameless, type EntityNames } from '../../shared/entity-names.queries.ts'
import { presentProvenance } from '../../shared/provenance.ts'
import { mentionedBy, placesOf, type Hit, type Mentioned } from './named.ts'
import { round, strongest, wordsOf, type Market } from './words.ts'

type Cloud = AnswerOf<typeof mentions.wordCloud>
type Keywords = AnswerOf<typeof mentions.keywords>
type Trend = OutputOf<typeof mentions.trend>
type Answer = OutputOf<typeof mentions.technologyProduct>

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : round((part / whole) * 100, 2))
const presentBackground = (market: Market | null): Cloud['background'] =>
  market && { from: market.from, to: market.to, documents: market.stories }

/** The word cloud of a company's texts (COMP-38). */
export function presentCloud(
  rows: readonly KeywordRow[],
  {
    names,
    market,
    most,
    from,
    to,
    hasMore,
  }: { names: readonly string[]; market: Market | null; most: number; from: string; to: string; hasMore: More },
): Cloud {
  const stories = new Set(rows.map((row) => row.story_id)).size
  return {
    dataList: strongest(wordsOf(rows, names), market, most, stories).map((one) => {
      const marketCount = market ? Math.max(one.count, market.of.get(one.word) ?? 0) : null
      return {
        ...one,
        marketCount,
        marketShare:
          market && marketCount !== null ? percent(marketCount, Math.max(market.stories, marketCount)) : null,
        share: percent(one.count, stories),
      }
    }),
    stories,
    documents: rows.length,
    from,
    to,
    background: presentBackground(market),
    hasMore,
  }
}

/** A burst in weeks: a company's texts are few, so half a year says what is to be expected. */
const weekly: BurstRule = { past: 26, leastPast: 6, begins: 3.5, ends: 1.2, leastCount: 3 }
/** Days within which a word counts as new, and before which texts must reach for that. */
const NEW = 30

/** Keywords of a company by week (COMP-43). `time`: Mondays of the span. */
export function presentKeywords(
  rows: readonly KeywordRow[],
  {
    names,
    market,
    most,
    time,
    to,
    hasMore,
  }: {
    names: readonly string[]
    market: Market | null
    most: number
    time: readonly string[]
    to: string
    hasMore: More
  },
): {
  words: (Omit<Keywords['dataList'][number], 'latest'> & { latestId: string })[]
  rest: Omit<Keywords, 'dataList'>
} {
  const place = new Map(time.map((start, at) => [start, at]))
  const weekOf = (row: KeywordRow): number => place.get(spanStart(dayOf(row.published_at), 'week')) ?? 0
  const byStory = new Map(rows.map((row) => [row.story_id, row]))
  const perWeek = (own: Iterable<KeywordRow>): number[] => {
    const counts = time.map(() => 0)
    for (const row of own) counts[weekOf(row)] = (counts[weekOf(row)] ?? 0) + 1
    return counts
  }
  const stories = perWeek(byStory.values())
  const words = wordsOf(rows, names)
  const oldest = rows.at(-1)
  const reachesBack = oldest !== undefined && dayOf(oldest.published_at) < dayPlus(to, -2 * NEW)
  return {
    words: strongest(words, market, most, byStory.size).map(({ word, count, score }) => {
      const own = [...(words.get(word)?.values() ?? [])].toSorted((a, b) => b.published_at - a.published_at)
      const counts = perWeek(own)
      const firstSeen = dayOf(own.at(-1)?.published_at ?? 0)
      return {
        word,
        count,
        score,
        counts,
        firstSeen,
        isNew: reachesBack && firstSeen > dayPlus(to, -NEW),
        lastSeen: dayOf(own[0]?.published_at ?? 0),
        bursts: burstsOf(counts, stories, weekly).map((burst) => ({
          ...burst,
          expected: round(burst.expected, 2),
          score: round(burst.score, 2),
        })),
        latestId: own[0]?.document_id ?? '',
      }
    }),
    rest: { time: [...time], stories, background: presentBackground(market), hasMore },
  }
}

/** Documents of a company by span of days: stories once, and every copy; what is not read yet apart. */
export function presentTrend(
  days: readonly MentionDay[],
  { unit, time, first }: { unit: Trend['unit']; time: string[]; first: number | null },
): Trend {
  const place = new Map(time.map((start, at) => [start, at]))
  const columns = {
    about: time.map(() => 0),
    mentions: time.map(() => 0),
    aboutRaw: time.map(() => 0),
    mentionsRaw: time.map(() => 0),
    posts: time.map(() => 0),
  }
  let unread = 0
  for (const row of days) {
    const at = place.get(spanStart(row.day, unit))
    if (at === undefined) continue
    const add = (column: keyof typeof columns, count: number) =>
      void (columns[column][at] = (columns[column][at] ?? 0) + count)
    if (row.post) {
      add('posts', row.stories)
      continue
    }
    unread += row.unread
    add(row.relation === 'subject' ? 'about' : 'mentions', row.stories)
    add(row.relation === 'subject' ? 'aboutRaw' : 'mentionsRaw', row.raw)
  }
  return { unit, time, ...columns, unread, firstOn: first === null ? null : dayOf(first) }
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
