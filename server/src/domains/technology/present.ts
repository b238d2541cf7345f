import type { z } from 'zod'
import type {
  evidenceSentence,
  finderLine,
  foundCompany,
  hint,
  savedKeyword,
  termName,
  unlistedCompany,
} from '@pandora/contract/domains/technology/shapes'
import type { Definition, KeywordSentence } from '@pandora/intelligence/technology/definitions'
import type { TermHint } from '@pandora/intelligence/technology/hints'
import type { FittingLine } from '@pandora/intelligence/technology/rank'
import type { Term } from '@pandora/intelligence/technology/terms'
import type { Span } from '@pandora/intelligence/words/snippet'
import { isoInstant, presentProvenance } from '../../shared/provenance.ts'
import type { Names } from '../../shared/names.ts'
import type { DocumentText } from '../documents/offers/documents.queries.ts'
import type { SuppliedRow } from '../supply/offers/products.queries.ts'
import type { ProfileRow, SegmentOrigin } from './evidence.queries.ts'
import type { FoundCompany } from './found.ts'
import type { GroundCompany, GroundLine, ReportedProduct } from './ground.ts'
import type { SavedRow } from './saved.queries.ts'
import type { UnlistedFound } from './unlisted.ts'

/** Lines of business and rounds shown of a company in a list. */
const [LINES, ROUNDS, SUPPLIES] = [3, 3, 3]

export const presentPlaces = (spans: readonly Span[]) => spans.map(([start, end]) => ({ start, end }))

export const presentTerm = (term: Term): z.infer<typeof termName> => ({
  id: term.id,
  nameZh: term.zh[0] ?? null,
  nameEn: term.en[0] ?? null,
})

export const presentTermHint = ({ term, matched }: TermHint): z.infer<typeof hint> => {
  const { id, ...names } = presentTerm(term)
  return { kind: 'term', value: id, ...names, matched }
}

export const presentProductHint = ({ nameZh, nameEn }: ReportedProduct, matched: string): z.infer<typeof hint> => ({
  kind: 'product',
  value: nameZh,
  nameZh,
  nameEn,
  matched,
})

export const presentCompanyHint = (company: GroundCompany, matched: string): z.infer<typeof hint> => ({
  kind: 'company',
  value: company.companyId,
  nameZh: company.nameZh,
  nameEn: company.nameEn,
  matched,
})

const presentLine = ({ line, counted }: FittingLine<GroundLine>): z.infer<typeof finderLine> => ({
  dimension: line.dimension,
  nameZh: line.name,
  nameEn: line.nameEn,
  share: line.revenueShare,
  counted,
})

/** Lines that fit, those counted and larger first. */
const inOrder = (fitting: readonly FittingLine<GroundLine>[]) =>
  fitting.toSorted(
    (a, b) => Number(b.counted) - Number(a.counted) || (b.line.revenueShare ?? -1) - (a.line.revenueShare ?? -1),
  )

/** A listed company that a keyword finds. */
export function presentFound({
  company,
  points,
  parts,
  band,
  share,
  fitting,
  stories,
}: FoundCompany): z.infer<typeof foundCompany> {
  return {
    companyId: company.companyId,
    stockCode: company.code,
    nameZh: company.nameZh,
    nameEn: company.nameEn,
    industryZh: company.industryZh,
    industryEn: company.industryEn,
    points,
    parts,
    band,
    businessShare: share,
    businessPeriod: company.periodEnd,
    lines: inOrder(fitting).slice(0, LINES).map(presentLine),
    stories,
  }
}

/** A supply with who buys, by the names that companies bear in the view, else by those of the source. */
const presentSupply = (row: SuppliedRow, names: ReadonlyMap<string, Names>) => ({
  productZh: row.product_zh,
  productEn: row.product_en,
  customerId: row.customer_id,
  customerZh: names.get(row.customer_id)?.nameZh ?? row.customer_name,
  customerEn: names.get(row.customer_id)?.nameEn ?? null,
  provenance: presentProvenance(row),
})

/** A company without a listing that a keyword finds. */
export function presentUnlisted(
  one: UnlistedFound,
  names: ReadonlyMap<string, Names>,
): z.infer<typeof unlistedCompany> {
  return {
    nameZh: one.nameZh,
    nameEn: one.nameEn,
    points: one.points,
    parts: one.parts,
    band: one.band,
    rounds: one.rounds.slice(0, ROUNDS).map((row) => ({
      roundId: row.round_id,
      round: row.round,
      amount: row.amount,
      currency: row.currency,
      announcedOn: row.announced_on,
      industryZh: row.industry_zh,
      industryEn: row.industry_en,
      provenance: presentProvenance(row),
    })),
    roundTotal: one.rounds.length,
    supplies: one.supplies.slice(0, SUPPLIES).map((row) => ({
      ...presentSupply(row, names),
      quote: row.quote,
      newsId: row.document_id,
    })),
  }
}

/** What a company is known to do, as it is evidence for a keyword. */
export function presentGrounds(
  segments: readonly SegmentOrigin[],
  fitting: readonly FittingLine<GroundLine>[],
  supplies: readonly SuppliedRow[],
  names: ReadonlyMap<string, Names>,
) {
  const rows = new Map(segments.map((row) => [JSON.stringify([row.dimension, row.name]), row]))
  return {
    lines: inOrder(fitting).flatMap((one) => {
      const row = rows.get(JSON.stringify([one.line.dimension, one.line.name]))
      return row ? [{ ...presentLine(one), provenance: presentProvenance(row) }] : []
    }),
    supplies: supplies.map((row) => presentSupply(row, names)),
  }
}

/** What a company says of its main business, with the keyword at its places. */
export const presentProfile = (row: ProfileRow, marks: readonly Span[]) => ({
  text: row.main_business,
  marks: presentPlaces(marks),
  provenance: presentProvenance(row),
})

type Text = Pick<DocumentText, 'document_id' | 'title' | 'language' | 'source_name' | 'source_name_en' | 'published_at'>

const presentSource = (row: Text) => ({
  newsId: row.document_id,
  title: row.title,
  language: row.language,
  source: row.source_name,
  sourceEn: row.source_name_en,
  newsTimestamp: row.published_at,
})

const patent = /专利|发明权|patent/iu

/** A sentence of a text that names company and keyword. */
export const presentSentence = (
  row: Text,
  { text, start, end, marks }: KeywordSentence,
  about: boolean,
): z.infer<typeof evidenceSentence> => ({
  ...presentSource(row),
  kind: patent.test(text) ? 'patent' : 'named',
  about,
  text,
  marks: presentPlaces(marks),
  start,
  end,
})

/** A sentence that says what a keyword is. */
export const presentDefinition = (row: Text, { text, start, end, marks }: Definition) => ({
  ...presentSource(row),
  text,
  marks: presentPlaces(marks),
  start,
  end,
})

/** The first document that names a keyword. */
export const presentFirst = (row: { document_id: string; title: string; published_at: number }) => ({
  newsId: row.document_id,
  title: row.title,
  newsTimestamp: row.published_at,
})

/** A keyword that a user keeps, with how many documents are new. */
export const presentSaved = (row: SavedRow, fresh: number): z.infer<typeof savedKeyword> => ({
  keywordId: row.keyword_id,
  keyword: row.keyword,
  savedAt: isoInstant(row.saved_at) ?? '',
  lookedAt: isoInstant(row.looked_at) ?? '',
  fresh,
})
