import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { HeldServices } from '../../shared/define-held.ts'
import { exposureOfSentences } from '../policy-meetings/offers/exposure.ts'
import { heldCatalogue, storedOf } from './catalogue.ts'
import { passageAt } from './passage.ts'
import { always, countOfPolicies, pageOfPolicies, policyTexts, topicsOfPolicies } from './policies.queries.ts'

/** Policies of a topic that are looked at: its newest. */
const MOST_READ = 100

/**
 * Whose listed revenue a topic touches: by the sentence of each of its newest policies by which the policy is of the
 * topic. Throws NOT_FOUND for a topic that the market has not.
 */
export async function exposureOfTopic(
  { services, db, view }: { services: HeldServices; db: Db; view: View },
  topicId: string,
  asked: { page: number; size: number },
) {
  const stored = storedOf(await heldCatalogue.read(services, view, {}), [topicId]) ?? []
  const [ids, policies] = await Promise.all([
    pageOfPolicies(db, view, stored, always, { page: 0, size: MOST_READ }),
    countOfPolicies(db, view, stored, always),
  ])
  const [texts, topics] = await Promise.all([policyTexts(db, view, ids), topicsOfPolicies(db, view, ids)])
  const own = new Set(stored)
  const first = new Map(
    topics
      .filter(({ topic }) => own.has(topic))
      .toReversed()
      .map((one) => [one.document_id, one]),
  )
  const sentences = texts.flatMap((text) => {
    const place = first.get(text.document_id)
    return place
      ? [
          {
            documentId: text.document_id,
            text: passageAt(text, { field: place.field, start: place.starts_at, end: place.ends_at }).text,
          },
        ]
      : []
  })
  const oldest = texts.at(-1)
  return {
    ...(await exposureOfSentences(db, view, sentences, asked)),
    policies,
    read: sentences.length,
    fromDay: oldest ? dayOf(oldest.published_at) : null,
    newestDay: texts[0] ? dayOf(texts[0].published_at) : null,
  }
}
