import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { departmentsOf } from '../../policy/offers/departments.queries.ts'
import { seriesOf } from '../../policy-meetings/offers/series.queries.ts'
import { topicsOf } from '../../policy-topics/offers/topics.ts'
import type { DocumentFact } from './facts.ts'

/** What policies can be followed by: who issues each, its topics and their groups, its series of meetings. */
export async function followedOf(
  db: Db,
  view: View,
  ids: readonly string[],
): Promise<Map<string, NonNullable<DocumentFact['policy']>>> {
  if (ids.length === 0) return new Map()
  const [departments, topics, series] = await Promise.all([
    departmentsOf(db, view, ids),
    topicsOf(db, view, ids),
    seriesOf(db, view, ids),
  ])
  return new Map(
    ids.map((id) => [
      id,
      { department: departments.get(id) ?? [], topic: topics.get(id) ?? [], series: series.get(id) ?? [] },
    ]),
  )
}
