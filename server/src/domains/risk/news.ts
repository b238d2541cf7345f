import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { heatAfter } from '@pandora/intelligence/risks/topics'
import { companiesOfDocuments, listedDocuments } from '../documents/offers/documents.queries.ts'
import { companyNames } from './reach.queries.ts'
import { presentRiskNews, type Names, type NewsOfRisk } from './present.ts'
import { quotesOf } from './tellings.queries.ts'
import { typeOf, type Telling, type Topic } from './topics.ts'

/** One story of a topic: its newest document stands for it. */
export interface Story {
  documentId: string
  topic: Topic
  copies: number
  heat: number
  at: number
}

/**
 * Stories of topics, the hottest first: what many tell and what is new is hot. Heat: one for the story and a half for
 * each further text, halved every seven days. A story of several topics stands once, in the hottest.
 */
export function storiesOf(topics: readonly Topic[], newest: number): Story[] {
  const seen = new Set<string>()
  const stories: Story[] = []
  for (const topic of topics)
    for (const [storyId, own] of Map.groupBy(topic.tellings, (one: Telling) => one.storyId)) {
      const [first] = own
      if (!first || seen.has(storyId)) continue
      seen.add(storyId)
      const copies = new Set(own.map(({ documentId }) => documentId)).size
      stories.push({
        documentId: first.documentId,
        topic,
        copies,
        at: first.at,
        heat: (1 + (copies - 1) / 2) * heatAfter(newest - first.at),
      })
    }
  return stories.toSorted((a, b) => b.heat - a.heat || b.at - a.at || (a.documentId < b.documentId ? -1 : 1))
}

/** Stories as news, in their order. */
export async function newsOf(db: Db, view: View, stories: readonly Story[]) {
  const ids = stories.map(({ documentId }) => documentId)
  const [rows, companies, quotes] = await Promise.all([
    listedDocuments(db, view, ids),
    companiesOfDocuments(db, view, ids),
    quotesOf(db, view, null, ids),
  ])
  const quoteOf = new Map(quotes.map((one) => [one.document_id, one.quote]))
  const of = new Map(
    stories.map(({ documentId, topic, copies, heat }): [string, NewsOfRisk] => [
      documentId,
      { risk_type: typeOf(topic), quote: quoteOf.get(documentId) ?? '', copies, heat, topicId: topic.topicId },
    ]),
  )
  const byId = new Map(presentRiskNews(rows, companies, of).map((one) => [one.newsId, one]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Names and newest titles of topics, for showing them. */
export async function wordsOf(
  db: Db,
  view: View,
  topics: readonly Topic[],
): Promise<{ names: Names; titles: ReadonlyMap<string, string> }> {
  const companyIds = [...new Set(topics.flatMap(({ subject }) => (/^[A-Z]+-\w{3,}/u.test(subject) ? [subject] : [])))]
  const ids = topics.flatMap(({ tellings: [newest] }) => newest?.documentId ?? [])
  const [names, rows] = await Promise.all([companyNames(db, view, companyIds), listedDocuments(db, view, ids)])
  return { names, titles: new Map(rows.map((row) => [row.document_id, row.title || row.opening.slice(0, 60)])) }
}
