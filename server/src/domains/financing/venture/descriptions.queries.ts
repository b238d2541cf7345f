import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** What a source says of a company. */
export interface Description {
  company_zh: string
  introduction: string
}

/** Descriptions of the market, at most so many, in no order. */
export async function someDescriptions(db: Db, view: View, most: number): Promise<Description[]> {
  return db<Description[]>`
    select c.company_zh, c.introduction from unlisted_company c
    where c.introduction <> '' and ${inForce(db, 'c', view)} limit ${most}`
}

/** Descriptions of companies by their names. */
export async function descriptionsOf(db: Db, view: View, names: readonly string[]): Promise<Description[]> {
  return db<Description[]>`
    select c.company_zh, c.introduction from unlisted_company c
    where c.company_zh = any(${db.array(names as string[])}::text[]) and c.introduction <> '' and ${inForce(db, 'c', view)}`
}
