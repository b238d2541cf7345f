import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { originColumns, type Origin } from '../../shared/provenance.ts'

/** What a company says of its main business, with where it came from. */
export type ProfileRow = Origin & { main_business: string }

export async function profileOf(db: Db, view: View, companyId: string): Promise<ProfileRow | null> {
  const [row] = await db<ProfileRow[]>`
    select p.main_business, ${originColumns(db, 'p')} from company_profile p
    join import_run run on run.run_id = p.run_id
    where p.company_id = ${companyId} and p.main_business is not null and ${inForce(db, 'p', view)}`
  return row ?? null
}

/** A line of a report, with where it came from. */
export type SegmentOrigin = Origin & { dimension: 'product' | 'industry'; name: string }

export async function linesOfReport(
  db: Db,
  view: View,
  companyId: string,
  periodEnd: string | null,
): Promise<SegmentOrigin[]> {
  if (periodEnd === null) return []
  return db<SegmentOrigin[]>`
    select b.dimension, b.name, ${originColumns(db, 'b')} from business_segment b
    join import_run run on run.run_id = b.run_id
    where b.company_id = ${companyId} and b.period_end = ${periodEnd} and b.dimension in ('product', 'industry')
      and ${inForce(db, 'b', view)} order by b.dimension, b.name`
}
