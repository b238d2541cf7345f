import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { imageType, type newsDetail, type newsItem } from '@pandora/contract/domains/documents/shapes'
import { codeOf } from '@pandora/contract/records/identity'
import { dayLabel, wallClock } from '@pandora/contract/time'
import { pageStarts } from '@pandora/intelligence/reports/pages'
import type { DocumentCompanyName, ListedDocument, OpenedDocument } from './documents.queries.ts'
import { isoInstant, presentProvenance } from '../../../shared/provenance.ts'

type NewsItem = z.infer<typeof newsItem>
type NewsDetail = z.infer<typeof newsDetail>

/** Longest summary, in characters of its language. */
const SUMMARY = { zh: 120, en: 240 } as const
/** Images of an item that are shown. */
const MOST_IMAGES = 9

/** Wall clock in Asia/Shanghai, as far as the source says it: `2023-03-05 09:30:00`, `2023-03-05` or `2023`. */
function publishDate(instant: number, precision: NewsItem['precision']): string {
  return wallClock(instant).slice(0, precision === 'instant' ? 19 : precision === 'day' ? 10 : 4)
}

/** First sentences of an opening without the title; empty when it says no more than the title. */
export function summaryOf(title: string, opening: string, language: 'zh' | 'en'): string {
  const bare = title.replace(/(?:…|\.{3})$/, '')
  const rest = (opening.startsWith(bare) ? opening.slice(bare.length) : opening)
    .replace(/^[\s。．.!！?？…:：;；,，]+/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const longest = SUMMARY[language]
  if (rest.length <= longest) return rest
  const cut = rest.slice(0, longest)
  const end = Math.max(...['。', '！', '？', '；', '. ', '! ', '? '].map((mark) => cut.lastIndexOf(mark)))
  return end >= longest / 3 ? cut.slice(0, end + 1) : `${cut.trimEnd()}…`
}

/** Key of an image in addresses of this server: says which of a document's images, tells nothing of its origin. */
export function imageKey(url: string): string {
  return createHash('sha256').update(url).digest('base64url').slice(0, 22)
}

/** Address of this server under which a document's image is fetched, checked and resized (decisions 22). */
function imageAddress(document: Pick<ListedDocument, 'market_id' | 'document_id'>, url: string): string {
  return `/api/news/image?newsId=${encodeURIComponent(document.document_id)}&image=${imageKey(url)}${document.market_id === 1 ? '' : `&marketId=${document.market_id}`}`
}

/** One document as an item of a list (FLASH-05). `companies` may hold those of other documents too. */
export function presentNewsItem(row: ListedDocument, companies: readonly DocumentCompanyName[]): NewsItem {
  const imageUrls = row.image_urls.slice(0, MOST_IMAGES).map((url) => imageAddress(row, url))
  return {
    newsId: row.document_id,
    kind: row.kind,
    language: row.language,
    title: row.title,
    summary: summaryOf(row.title, row.opening, row.language),
    source: row.source_name,
    sourceEn: row.source_name_en,
    publishDateZh: publishDate(row.published_at, row.precision),
    newsTimestamp: row.published_at,
    newsDate: dayLabel(row.published_at),
    newsDay: wallClock(row.published_at).slice(0, 10),
    precision: row.precision,
    imageUrls,
    imageType: imageType(imageUrls.length),
    companies: companies
      .filter((one) => one.document_id === row.document_id)
      .map((one) => ({
        companyId: one.company_id,
        code: codeOf(one.company_id),
        nameZh: one.name_zh,
        nameEn: one.name_en,
        changeRate: one.change_rate,
        changeOn: one.change_on,
        changeAdjusted: one.change_adjusted,
      })),
  }
}

/** Documents of a list with their companies. */
export function presentNewsItems(
  rows: readonly ListedDocument[],
  companies: readonly DocumentCompanyName[],
): NewsItem[] {
  const byDocument = Map.groupBy(companies, (one) => one.document_id)
  return rows.map((row) => presentNewsItem(row, byDocument.get(row.document_id) ?? []))
}

/** A document opened (FLASH-14): its text, its origin, and the wordings it has had, newest first. */
export function presentNewsDetail({ document, companies, versions }: OpenedDocument): NewsDetail {
  const { body, url, category, source_name: source, source_name_en: sourceEn } = document
  return {
    ...presentNewsItem(document, companies),
    content: body,
    pages: pageStarts(body),
    url,
    category,
    provenance: presentProvenance(document, { source, sourceEn, url }),
    versions: versions.map(({ known_at: knownAt, title, current }) => ({
      knownAt: isoInstant(knownAt),
      title,
      current,
    })),
  }
}
