import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** That a company was disrupted, with when that was first known (ms). */
export interface DisruptionRow {
  event_id: string
  company_id: string
  type: string
  known_at: number
}

/** Events of some types that happened to companies after an instant, as texts and sources tell them, by when known. */
export async function disruptions(
  db: Db,
  view: View,
  { types, since }: { types: readonly string[]; since: number },
): Promise<DisruptionRow[]> {
  const [list, from] = [db.array(types as string[]), new Date(since).toISOString()]
  return db<DisruptionRow[]>`
    select told.event_id, told.company_id, min(told.type) as type, min(told.known_at) as known_at from (
      select e.event_id, e.subject_id as company_id, e.type, e.known_at from event_evidence e
      where e.subject_kind = 'company' and e.modality = 'fact' and e.type = any(${list}::text[])
        and e.happened_at >= ${from} and ${inForce(db, 'e', view)}
      union all
      select c.event_id, c.company_id, c.type, c.known_at from event_company c
      where c.relation = 'direct' and c.type = any(${list}::text[]) and c.happened_at >= ${from}
        and ${inForce(db, 'c', view)}) told
    group by told.event_id, told.company_id order by 4, 1, 2`
}
