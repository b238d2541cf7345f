import { totalPages } from '@pandora/contract/constants'
import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { HeldServices } from '../../shared/define-held.ts'
import { pageOf } from '../../shared/page.ts'
import { givenNames } from '../documents/offers/given-names.ts'
import { heldCatalogue, nodesOf, storedOf } from './catalogue.ts'
import { heldReach } from './counts.ts'
import {
  countOfPolicies,
  labelsOfPolicies,
  pageOfPolicies,
  policyTexts,
  topicsOfPolicies,
  type Between,
} from './policies.queries.ts'
import { presentPolicy, type Beside } from './present.ts'

interface Asked {
  topicIds: readonly string[]
  page: number
  size: number
}

/** What policies are shown with. */
export async function besideOf(
  { services, db, view }: { services: HeldServices; db: Db; view: View },
  ids: readonly string[],
  stored: readonly string[] | null,
): Promise<Beside> {
  const [catalogue, topics, labels, given] = await Promise.all([
    heldCatalogue.read(services, view, {}),
    topicsOfPolicies(db, view, ids),
    labelsOfPolicies(db, view, ids),
    givenNames(services, view),
  ])
  return {
    topics: Map.groupBy(topics, ({ document_id: id }) => id),
    labels: Map.groupBy(labels, ({ document_id: id }) => id),
    nodes: nodesOf(catalogue),
    asked: stored === null ? null : new Set(stored),
    given,
  }
}

/** A page of the policies of topics, the newest first. Throws NOT_FOUND for a topic that the market has not. */
export async function policiesOfTopics(
  call: { services: HeldServices; db: Db; view: View },
  { topicIds, ...asked }: Asked,
  between: Between,
  query: string | null = null,
) {
  const { services, db, view } = call
  const stored = storedOf(await heldCatalogue.read(services, view, {}), topicIds)
  const [ids, total, { newest }] = await Promise.all([
    pageOfPolicies(db, view, stored, between, { query, ...asked }),
    countOfPolicies(db, view, stored, between, query),
    heldReach.read(services, view, {}),
  ])
  const [texts, beside] = await Promise.all([policyTexts(db, view, ids), besideOf(call, ids, stored)])
  return {
    ...pageOf(
      texts.map((text) => presentPolicy(text, beside)),
      total,
      asked,
      ids.length,
    ),
    totalPages: totalPages(total, asked.size),
    newestDay: newest === null ? null : dayOf(newest),
  }
}
