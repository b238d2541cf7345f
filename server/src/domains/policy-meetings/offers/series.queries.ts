import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** Keys of the series of meetings that documents tell of, by the document's id. */
export async function seriesOf(db: Db, view: View, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db<{ document_id: string; series: string[] }[]>`
    select m.document_id, array_agg(distinct m.series order by m.series) as series from policy_meeting m
    where m.document_id = any(${db.array(ids as string[])}::text[]) and ${inForce(db, 'm', view)}
    group by m.document_id order by m.document_id`
  return new Map(rows.map((row) => [row.document_id, row.series]))
}
