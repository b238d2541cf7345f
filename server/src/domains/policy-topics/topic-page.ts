import { TOPIC_LABELS } from '@pandora/contract/domains/policy-topics/topics'
import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { HeldServices } from '../../shared/define-held.ts'
import { givenNames } from '../documents/offers/given-names.ts'
import { heldCatalogue, storedOf } from './catalogue.ts'
import { countsOf, FRESH_DAYS } from './counts.ts'
import { countsOfMonths } from './counts.queries.ts'
import { besidesOf, categoriesOf, sourcesOf, tellingWordsOf } from './page.queries.ts'
import { presentTopicPage } from './present-page.ts'
import { labelsOfTopics } from './words.queries.ts'

const WORDS = 20

/** What the page of a topic says of it. Throws NOT_FOUND for a topic that the market has not. */
export async function pageOfTopic(
  { services, db, view }: { services: HeldServices; db: Db; view: View },
  topicId: string,
  months: number,
) {
  const catalogue = await heldCatalogue.read(services, view, {})
  const stored = storedOf(catalogue, [topicId]) ?? []
  const [{ newest, counts }, byMonth, words, categories, sources, beside, labels, given] = await Promise.all([
    countsOf(services, view, FRESH_DAYS),
    countsOfMonths(db, view, stored),
    tellingWordsOf(db, view, stored, WORDS),
    categoriesOf(db, view, stored),
    sourcesOf(db, view, stored),
    besidesOf(db, view, stored, catalogue.pairs),
    labelsOfTopics(db, view, stored, TOPIC_LABELS),
    givenNames(services, view),
  ])
  const own = beside.find(({ node }) => node === topicId)
  return presentTopicPage(catalogue, topicId, {
    counts: counts.get(topicId),
    newest,
    months,
    byMonth,
    words,
    categories,
    sources,
    beside,
    labels,
    firstDay: own ? dayOf(own.first_at) : null,
    given,
    lastDay: own ? dayOf(own.last_at) : null,
  })
}
