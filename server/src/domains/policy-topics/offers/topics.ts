import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { catalogueOf } from '../catalogue.ts'
import { industryRows } from '../catalogue.queries.ts'
import { topicsOfPolicies } from '../policies.queries.ts'

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
