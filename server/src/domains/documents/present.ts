import type { documents } from '@pandora/contract/domains/documents/operations'
import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import type { OutputOf } from '@pandora/contract/operation'
import { codeOf } from '@pandora/contract/records/identity'
import { dayOf } from '@pandora/contract/time'
import type { Phrase } from '@pandora/intelligence/words/phrase'
import { placesOf, snippetOf, type Span } from '@pandora/intelligence/words/snippet'
import type { DocumentCompanyName, DocumentText } from './offers/documents.queries.ts'
import { presentNewsDetail, presentNewsItem } from './offers/documents.ts'
import type { OpenedDocument } from './offers/documents.queries.ts'
import { isoInstant } from '../../shared/provenance.ts'
import type { companiesAmong, eventTypesAmong } from './search/facets.queries.ts'
import type { FoundOne } from './search/find.ts'
import type { SavedSearch } from './saved.queries.ts'

type Answer = OutputOf<typeof documents.search>
type Found = Answer['dataList'][number]

/** Length of the piece of a text that a list shows, in characters of its language. */
const SNIPPET = { zh: 110, en: 230 } as const

const presentPlaces = (spans: readonly Span[]) => spans.map(([start, end]) => ({ start, end }))

/** What is shown where it stands. */
export interface Shown {
  phrases: readonly Phrase[]
  titles: readonly Phrase[]
}

/** A document found, with the words at their places, of the passage that was found. */
export function presentFoundDocument(
  row: Pick<DocumentText, 'body'> & Parameters<typeof presentNewsItem>[0],
  companies: readonly DocumentCompanyName[],
  { starts_at: from, rank: relevance }: FoundOne,
  { phrases, titles }: Shown,
): Found {
  // A body often begins with its title once more: a piece of that says nothing new.
  const again = from === 0 ? titleAgain(row.title, row.body) : 0
  const snippet = snippetOf(row.body.slice(from + again), phrases, SNIPPET[row.language])
  return {
    ...presentNewsItem(row, companies),
    relevance,
    titleMarks: presentPlaces(placesOf(row.title, titles)),
    snippet: snippet && { text: snippet.text, marks: presentPlaces(snippet.marks) },
  }
}

/** How many characters of a body are its title once more, with the signs behind it. */
function titleAgain(title: string, body: string): number {
  const bare = title.replace(/(?:…|\.{3})$/, '')
  if (!body.startsWith(bare)) return 0
  return bare.length + (/^[\s。．.!！?？…:：;；,，]*/.exec(body.slice(bare.length))?.[0].length ?? 0)
}

/** A document opened, with the words at their places. */
export function presentDocument(
  opened: OpenedDocument,
  { phrases, titles }: Shown,
): OutputOf<typeof documents.document> {
  const detail = presentNewsDetail(opened)
  return {
    ...detail,
    titleMarks: presentPlaces(placesOf(detail.title, titles)),
    contentMarks: presentPlaces(placesOf(detail.content, phrases)),
  }
}

/** Names shown of a facet. */
const MOST = 12

const countedBy = <T, K>(list: readonly T[], key: (one: T) => K): [K, number][] =>
  [...Map.groupBy(list, key)].map(([one, of]) => [one, of.length])

/** How many of the documents found have what. */
export function presentFacets(
  found: readonly FoundOne[],
  companies: Awaited<ReturnType<typeof companiesAmong>>,
  eventTypes: Awaited<ReturnType<typeof eventTypesAmong>>,
  english: ReadonlyMap<string, string>,
): Answer['facets'] {
  const byCount = (a: [string, number], b: [string, number]) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)
  return {
    sources: countedBy(found, (one) => one.source_name)
      .toSorted(byCount)
      .slice(0, MOST)
      .map(([name, count]) => ({ key: name, nameZh: name, nameEn: english.get(name) ?? name, count })),
    kinds: countedBy(found, (one) => one.kind)
      .toSorted(byCount)
      .map(([kind, count]) => ({ kind: kind as DocumentKind, count })),
    companies: companies.map((one) => ({
      key: one.company_id,
      nameZh: one.name_zh ?? one.name_en ?? codeOf(one.company_id),
      nameEn: one.name_en ?? one.name_zh ?? codeOf(one.company_id),
      count: one.count,
    })),
    months: countedBy(found, (one) => dayOf(one.published_at).slice(0, 7))
      .toSorted((a, b) => (a[0] < b[0] ? -1 : 1))
      .map(([month, count]) => ({ month, count })),
    eventTypes,
  }
}

/** A saved search. */
export function presentSavedSearch(row: SavedSearch): OutputOf<typeof documents.save> {
  return {
    searchId: row.search_id,
    name: row.name,
    text: row.query,
    sort: row.sort,
    updatedAt: isoInstant(row.updated_at) ?? '',
  }
}
