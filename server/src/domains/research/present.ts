import type { z } from 'zod'
import type { OutputOf } from '@pandora/contract/operation'
import type {
  investmentItem,
  investmentKinds,
  research,
  researchItem,
} from '@pandora/contract/domains/research/operations'
import { dayLabel, dayOf } from '@pandora/contract/time'
import { pageAt, pageStarts } from '@pandora/intelligence/reports/pages'
import { ratingIn, targetIn } from '@pandora/intelligence/reports/rating'
import { sentencesIn } from '@pandora/intelligence/text/sentences'
import type { AnalysedRow } from '../analysis/offers/analysed.queries.ts'
import { presentNewsItems } from '../documents/offers/documents.ts'
import type { DocumentCompanyName } from '../documents/offers/documents.queries.ts'
import { presentProvenance } from '../../shared/provenance.ts'
import type { CashRow, InvestmentEvidence, InvestmentRow, PeriodRow, ReportRow } from './queries.ts'

type Years = OutputOf<typeof research.years>
type Investment = OutputOf<typeof research.investment>
export type InvestmentKind = (typeof investmentKinds)[number]

/** Years with their reports (COMP-29), newest first. */
export function presentYears(
  periods: readonly PeriodRow[],
  documents: readonly { kind: 'report' | 'announcement'; year: number; count: number }[],
): Years {
  const years = [
    ...new Set([...periods.map((row) => Number(row.period_end.slice(0, 4))), ...documents.map((row) => row.year)]),
  ].toSorted((a, b) => b - a)
  const ends = (kind: PeriodRow['kind'], year: number) =>
    periods
      .filter((row) => row.kind === kind && Number(row.period_end.slice(0, 4)) === year)
      .map((row) => row.period_end)
  const count = (kind: 'report' | 'announcement', year: number) =>
    documents.find((row) => row.kind === kind && row.year === year)?.count ?? 0
  return {
    years,
    dataList: years.map((year) => ({
      year,
      statements: ends('statements', year),
      segments: ends('segments', year),
      research: count('report', year),
      announcements: count('announcement', year),
    })),
  }
}

/** Research reports of a list (COMP-35), with what they say of the share. */
export function presentReports(
  rows: readonly ReportRow[],
  companies: readonly DocumentCompanyName[],
): z.infer<typeof researchItem>[] {
  const items = new Map(presentNewsItems(rows, companies).map((item) => [item.newsId, item]))
  return rows.flatMap((row) => {
    const item = items.get(row.document_id)
    if (!item) return []
    const pages = row.feeds > 0 ? row.feeds + 1 : row.characters <= row.body.length ? pageStarts(row.body).length : 0
    return [
      {
        ...item,
        reportId: row.document_id,
        relation: row.relation,
        category: row.category,
        url: row.url,
        rating: ratingIn(row.title, row.body),
        targetPrice: targetIn(row.title, row.body),
        pages: pages === 0 ? null : pages,
        characters: row.characters,
      },
    ]
  })
}

/** Types of events that are investments, and what they are shown as. */
export const investmentTypes: Readonly<Record<string, InvestmentKind>> = {
  merger: 'acquisition',
  'equity-transfer': 'stake',
  'control-change': 'stake',
  investment: 'investment',
  capacity: 'capacity',
}

/** Where it is best read: what the company itself announces before what others write. */
const order = ['announcement', 'report', 'news', 'policy']

/** Where a document tells of an event: its title or body, and the offset in it. */
export function placeOf(
  row: Pick<InvestmentEvidence, 'title' | 'body'>,
  found: { trigger: { field: 'title' | 'body'; start: number } } | undefined,
): { field: 'title' | 'body'; text: string; at: number } {
  const field = found?.trigger.field ?? 'title'
  return { field, text: field === 'title' ? row.title : row.body, at: found?.trigger.start ?? 0 }
}

/** An investment with the sentence that tells of it best (COMP-34); undefined where no text of the view tells of it. */
export function presentInvestment(
  event: InvestmentRow,
  told: readonly InvestmentEvidence[],
  results: ReadonlyMap<string, AnalysedRow>,
): z.infer<typeof investmentItem> | undefined {
  const ranked = told.toSorted(
    (a, b) =>
      order.indexOf(a.kind) - order.indexOf(b.kind) || b.confidence - a.confidence || a.published_at - b.published_at,
  )
  const [best] = ranked
  const kind = investmentTypes[event.type]
  if (!best || !kind) return undefined
  const found = results.get(best.document_id)?.result?.events[best.place]
  const { field, text, at } = placeOf(best, found)
  const piece = sentencesIn(text).find((one) => one.start <= at && at < one.end) ?? { start: 0, end: text.length }
  const told1 = ranked.find((one) => one.amount !== null && one.unit !== null)
  const counterparts = new Map(
    (found?.roles ?? [])
      .filter((one) => one.role === 'counterpart' || one.role === 'organisation')
      .map((one) => [one.text, { text: one.text, companyId: one.companyId }]),
  )
  return {
    eventId: event.event_id,
    kind,
    type: event.type,
    happenedAt: event.happened_at,
    happenedDay: dayOf(event.happened_at),
    newsDate: dayLabel(event.happened_at),
    modality: best.modality,
    sign: best.sign,
    amount:
      told1 && told1.amount !== null && told1.unit !== null
        ? { value: told1.amount, unit: told1.unit, of: told1.amount_of }
        : null,
    counterparts: [...counterparts.values()],
    stories: new Set(told.map((row) => row.story_id ?? row.document_id)).size,
    document: {
      newsId: best.document_id,
      title: best.title,
      source: best.source_name,
      sourceEn: best.source_name_en,
      newsTimestamp: best.published_at,
      kind: best.kind,
    },
    sentence: {
      field,
      ...piece,
      text: text.slice(piece.start, piece.end),
      page: field === 'body' ? pageAt(pageStarts(text), piece.start) : null,
    },
  }
}

/** Investments by year in Asia/Shanghai and kind: how many, and what they come to where told in yuan. */
export function presentInvestmentYears(items: readonly z.infer<typeof investmentItem>[]): Investment['years'] {
  const found = new Map<string, Investment['years'][number]>()
  for (const { kind, happenedDay, amount } of items) {
    const year = Number(happenedDay.slice(0, 4))
    const one = found.get(`${year} ${kind}`) ?? { year, kind, count: 0, told: 0, sum: null }
    const yuan = amount?.unit === 'CNY' ? amount.value : null
    found.set(`${year} ${kind}`, {
      year,
      kind,
      count: one.count + 1,
      told: one.told + (yuan === null ? 0 : 1),
      sum: yuan === null ? one.sum : (one.sum ?? 0) + yuan,
    })
  }
  return [...found.values()]
}

/** Cash spent on investments, with where each figure came from. */
export const presentCash = (rows: readonly CashRow[]): Investment['cashFlow'] =>
  rows.map((row) => ({
    item: row.item,
    periodEnd: row.period_end,
    months: row.period_months,
    value: row.value,
    unit: row.unit,
    provenance: presentProvenance(row),
  }))
