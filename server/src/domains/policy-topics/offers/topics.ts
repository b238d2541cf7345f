import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { catalogueOf, heldCatalogue, storedOf } from '../catalogue.ts'
import { industryRows } from '../catalogue.queries.ts'
import { countOfPolicies, pageOfPolicies, topicsOfPolicies } from '../policies.queries.ts'
import type { HeldServices } from '../../../shared/define-held.ts'

/** Ids of the topics and groups that policies are of, by the policy's id. */
export async function topicsOf(db: Db, view: View, ids: readonly string[]): Promise<Map<string, string[]>> {
  const [stored, industries] = await Promise.all([topicsOfPolicies(db, view, ids), industryRows(db, view)])
  const nodes = Map.groupBy(catalogueOf(industries).pairs, ([topic]) => topic)
  return new Map(
    [...Map.groupBy(stored, (row) => row.document_id)].map(([id, rows]) => [
      id,
      [...new Set(rows.flatMap(({ topic }) => (nodes.get(topic) ?? []).map(([, node]) => node)))],
    ]),
  )
}

/** Policies of the topic or group that bears a name, in either language, published between two instants (ms). */
export async function policiesOfTopicNamed(
  services: HeldServices,
  view: View,
  name: string,
  { from, to, most }: { from: number; to: number; most: number },
): Promise<{ topicId: string; ids: string[]; total: number } | null> {
  const catalogue = await heldCatalogue.read(services, view, {})
  const asked = name.toLowerCase()
  const node = [...catalogue.topics, ...catalogue.groups].find(
    ({ nameZh, nameEn }) => nameZh === name || nameEn.toLowerCase() === asked,
  )
  if (!node) return null
  const stored = storedOf(catalogue, [node.topicId])
  const between = { from, to: to + 1 }
  const [ids, total] = await Promise.all([
    pageOfPolicies(services.sql, view, stored, between, { page: 0, size: most }),
    countOfPolicies(services.sql, view, stored, between),
  ])
  return { topicId: node.topicId, ids, total }
}
