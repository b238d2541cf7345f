import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { presentConcentration } from '../present.ts'
import { concentrationOf } from '../queries.ts'

/** Tables of the largest customers and suppliers, the newest year first. */
export async function concentrationTables(db: Db, view: View, companyId: string) {
  const rows = await concentrationOf(db, view, companyId)
  const tables = [...Map.groupBy(rows, (row) => `${row.period_end} ${row.side}`).values()]
  return { dataList: tables.flatMap((own) => presentConcentration(own) ?? []) }
}
