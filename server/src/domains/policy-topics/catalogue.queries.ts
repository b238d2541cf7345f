import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** Industries of the market with the class that they stand under. */
export async function industryRows(
  db: Db,
  view: View,
): Promise<
  { industry_code: string; level: number; parent_code: string | null; name_zh: string; name_en: string | null }[]
> {
  return db<
    { industry_code: string; level: number; parent_code: string | null; name_zh: string; name_en: string | null }[]
  >`select i.industry_code, i.level, i.parent_code, i.name_zh, i.name_en from industry i where ${inForce(db, 'i', view)}
    order by i.level, i.industry_code, i.scheme`
}
