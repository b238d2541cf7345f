import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { CompanyProfileRow } from '@pandora/store/generated/schema'

/** Names of the market's exchanges, by code. */
export async function exchangeNames(db: Db, view: View): Promise<Map<string, { zh: string; en: string }>> {
  const rows = await db<{ exchange: string; name_zh: string; name_en: string }[]>`
    select e.exchange, e.name_zh, e.name_en from exchange e where e.market_id = ${view.marketId} order by e.exchange`
  return new Map(rows.map((row) => [row.exchange, { zh: row.name_zh, en: row.name_en }]))
}

/** Site and business of a company as last said. */
export async function companyPlace(
  db: Db,
  view: View,
  companyId: string,
): Promise<Pick<CompanyProfileRow, 'website' | 'main_business'> | undefined> {
  const [row] = await db<Pick<CompanyProfileRow, 'website' | 'main_business'>[]>`
    select p.website, p.main_business from company_profile p
    where p.company_id = ${companyId} and ${inForce(db, 'p', view)} order by p.seen_on desc limit 1`
  return row
}

/** When a company was last named in a post (ms); null where it never was. */
export async function lastPostAt(db: Db, view: View, companyId: string): Promise<number | null> {
  const [row] = await db<{ published_at: number }[]>`
    select m.published_at from document_company m where m.company_id = ${companyId} and m.kind = 'post'
      and ${inForce(db, 'm', view)} order by m.published_at desc, m.document_id desc limit 1`
  return row?.published_at ?? null
}
