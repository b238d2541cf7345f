import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** Departments that issue policies, by the policy's id. */
export async function departmentsOf(db: Db, view: View, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db<{ document_id: string; departments: string[] }[]>`
    select b.document_id, array_agg(distinct b.department order by b.department) as departments from policy_body b
    where b.document_id = any(${db.array(ids as string[])}::text[]) and ${inForce(db, 'b', view)}
    group by b.document_id order by b.document_id`
  return new Map(rows.map((row) => [row.document_id, row.departments]))
}
