import type { z } from 'zod'
import { inLanguage, type Bilingual, type Language } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import { codeOf, exchangeOf } from '@pandora/contract/records/identity'
import type { watch, watchedCompany, WatchedLine } from '@pandora/contract/domains/watch/operations'
import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import { CSV_BOM, csvLine } from '@pandora/contract/csv'
import { noScore, type ImpactNumbers } from '../impact/offers/scores.ts'
import type { Quote } from '../markets/offers/quotes.ts'
import type { Group } from './groups.queries.ts'
import type { CompanyCard } from './offers/cards.queries.ts'
import type { WatchedEntry } from './queries.ts'
import { fieldCells, fieldHeads } from '../figures/offers/fields/file.ts'
import type { FieldsById } from '../figures/offers/fields/of-companies.ts'
import { writePage, type WrittenPage } from '../../shared/page.ts'

type WatchedCompany = z.infer<typeof watchedCompany>

/** An entry of the list with what is shown of its company. */
export type WatchedRow = WatchedEntry & CompanyCard

/** What is shown of companies beside their cards, by id. */
export interface Figures {
  quotes: ReadonlyMap<string, Quote>
  scores: ReadonlyMap<string, ImpactNumbers>
}

/** A company of the list (WATCH-03). */
export function presentWatched(row: WatchedRow, { quotes, scores }: Figures): WatchedCompany {
  const exchange = exchangeOf(row.company_id) ?? ''
  return {
    companyId: row.company_id,
    companyNameEn: row.name_en,
    companyNameZh: row.name_zh,
    stockCode: codeOf(row.company_id),
    exchangeCode: exchange,
    exchangeEn: exchange,
    exchangeZh: row.exchange_zh ?? exchange,
    is_watching: true,
    companyImpactScoreData: scores.get(row.company_id) ?? noScore,
    industryZh: row.industry_zh,
    industryEn: row.industry_en,
    quote: quotes.get(row.company_id) ?? null,
    latestNews:
      row.news_id !== null && row.news_title !== null && row.news_at !== null && row.news_precision !== null
        ? { newsId: row.news_id, title: row.news_title, newsTimestamp: row.news_at, precision: row.news_precision }
        : null,
    groupIds: row.group_ids,
    note: row.note,
  }
}

/**
 * What is the same of a company in every list that holds it, put into JSON and left open for what is the user's own.
 */
export function writeCompany(card: CompanyCard, figures: Figures): string {
  const { groupIds: _, note: __, ...shared } = presentWatched({ ...card, note: '', group_ids: [], total: 0 }, figures)
  return `${JSON.stringify(shared).slice(0, -1)},`
}

/** A page of the list (WATCH-04) in JSON. A company that is known no more is left out. */
export function writeList(
  entries: readonly WatchedEntry[],
  companies: ReadonlyMap<string, { json: string }>,
  total: number,
  asked: { page: number; size: number },
): WrittenPage {
  const rows = entries.flatMap((entry) => {
    const company = companies.get(entry.company_id)
    return company
      ? [`${company.json}"groupIds":${JSON.stringify(entry.group_ids)},"note":${JSON.stringify(entry.note)}}`]
      : []
  })
  return writePage(rows, total, asked, { came: entries.length })
}

export function presentGroup(group: Group): OutputOf<typeof watch.saveGroup> {
  return { groupId: group.group_id, name: group.name, companies: group.companies, position: group.position }
}

/** The whole list by group (WATCH-14); companies of no group stand in a last one without id and name. */
export function presentOptional(
  groups: readonly Group[],
  rows: readonly WatchedRow[],
  figures: Figures,
): OutputOf<typeof watch.optionalStocks> {
  const companies = rows.map((row) => presentWatched(row, figures))
  const loose = companies.filter((one) => one.groupIds.length === 0)
  return {
    groups: [
      ...groups.map((group) => ({
        ...presentGroup(group),
        dataList: companies.filter((one) => one.groupIds.includes(group.group_id)),
      })),
      ...(loose.length > 0
        ? [{ groupId: '', name: '', companies: loose.length, position: groups.length, dataList: loose }]
        : []),
    ],
  }
}

const headings: readonly Bilingual[] = [
  { zh: '代码', en: 'Code' },
  { zh: '交易所', en: 'Exchange' },
  { zh: '中文名称', en: 'Chinese name' },
  { zh: '英文名称', en: 'English name' },
  { zh: '行业', en: 'Industry' },
  { zh: '价格', en: 'Price' },
  { zh: '币种', en: 'Currency' },
  { zh: '涨跌幅 %', en: 'Change %' },
  { zh: '价格日期', en: 'Price date' },
  { zh: '价格口径', en: 'Price basis' },
  { zh: '分组', en: 'Groups' },
  { zh: '备注', en: 'Note' },
  { zh: '最新新闻', en: 'Latest news' },
]
const bases: Record<Quote['basis'], Bilingual> = {
  traded: { zh: '成交价', en: 'traded' },
  'forward-adjusted': { zh: '前复权', en: 'forward-adjusted' },
  'backward-adjusted': { zh: '后复权', en: 'backward-adjusted' },
}

/** The list as a file holds it, in a language. */
export function presentLines(
  rows: readonly WatchedRow[],
  figures: Figures & { fields: FieldsById },
  groups: readonly Group[],
  language: Language,
): WatchedLine[] {
  const nameOf = new Map(groups.map((group) => [group.group_id, group.name]))
  return rows
    .map((row) => presentWatched(row, figures))
    .map((one) => ({
      stockCode: one.stockCode,
      exchange: language === 'en' ? one.exchangeEn : one.exchangeZh,
      nameZh: one.companyNameZh,
      nameEn: one.companyNameEn,
      industry: language === 'en' ? (one.industryEn ?? one.industryZh) : one.industryZh,
      quote: one.quote,
      groups: one.groupIds.flatMap((id) => nameOf.get(id) ?? []),
      note: one.note,
      latestNews: one.latestNews?.title ?? null,
      fields: figures.fields.get(one.companyId) ?? null,
    }))
}

/** Such lines as CSV with BOM; missing is an empty cell, and codes keep their zeros where the file is read as text. */
export function writeCsv(held: readonly WatchedLine[], language: Language, columns: readonly ScreenField[]): string {
  const lines = held.map(({ quote, ...one }) =>
    csvLine([
      one.stockCode,
      one.exchange,
      one.nameZh,
      one.nameEn,
      one.industry,
      quote?.close ?? null,
      quote?.currency ?? null,
      quote?.changeRate ?? null,
      quote?.date ?? null,
      quote ? `${inLanguage(bases[quote.basis], language)}${quote.basisDate ? ` ${quote.basisDate}` : ''}` : null,
      one.groups.join('; '),
      one.note,
      one.latestNews,
      ...fieldCells(columns, one.fields, language),
    ]),
  )
  return `${CSV_BOM}${csvLine([
    ...headings.map((heading) => inLanguage(heading, language)),
    ...fieldHeads(columns, language),
  ])}${lines.join('')}`
}
