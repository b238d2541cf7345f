import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { nameIn } from '../../shared/company-name.queries.ts'

/** What a document is to a company. */
export interface NamedRow {
  document_id: string
  company_id: string
  relation: 'subject' | 'mention'
}

/** Companies that documents name, all or some of them. */
export async function namedIn(
  db: Db,
  view: View,
  documentIds: readonly string[],
  companyIds: readonly string[] | null,
): Promise<NamedRow[]> {
  if (documentIds.length === 0) return []
  const among = companyIds === null ? db`` : db`and m.company_id = any(${db.array(companyIds as string[])}::text[])`
  return db<NamedRow[]>`
    select m.document_id, m.company_id, m.relation from document_company m
    where m.document_id = any(${db.array(documentIds as string[])}::text[]) ${among} and ${inForce(db, 'm', view)}
    order by m.company_id, m.document_id`
}

/** Seats of companies: those in some provinces, or of some companies. */
export async function seatsOf(
  db: Db,
  view: View,
  of: { places: readonly string[] } | { companyIds: readonly string[] },
): Promise<{ company_id: string; region_code: string }[]> {
  const asked =
    'places' in of
      ? db`p.region_code = any(${db.array(of.places as string[])}::text[])`
      : db`p.company_id = any(${db.array(of.companyIds as string[])}::text[])`
  return db<{ company_id: string; region_code: string }[]>`
    select p.company_id, p.region_code from company_profile p
    where p.region_code is not null and ${asked} and ${inForce(db, 'p', view)} order by p.company_id`
}

/** Who supplies whom, with the share of the supplier's revenue and of the customer's cost; of one end or the other. */
export interface EdgeRow {
  supplier_id: string
  customer_id: string
  revenue_share: number | null
  cost_share: number | null
}

/** Links of supply of companies that stand on a day. */
export async function partnersOf(db: Db, view: View, companyIds: readonly string[], day: string): Promise<EdgeRow[]> {
  if (companyIds.length === 0) return []
  const ids = db.array(companyIds as string[])
  return db<EdgeRow[]>`
    select e.supplier_id, e.customer_id, max(e.revenue_share) as revenue_share, max(e.cost_share) as cost_share
    from supply_edge e where (e.supplier_id = any(${ids}::text[]) or e.customer_id = any(${ids}::text[]))
      and e.valid_from <= ${day} and (e.valid_to is null or e.valid_to >= ${day}) and ${inForce(db, 'e', view)}
    group by e.supplier_id, e.customer_id order by e.supplier_id, e.customer_id`
}

/** Names of companies in the view. */
export async function companyNames(
  db: Db,
  view: View,
  companyIds: readonly string[],
): Promise<Map<string, { name_zh: string | null; name_en: string | null }>> {
  if (companyIds.length === 0) return new Map()
  const rows = await db<{ company_id: string; name_zh: string | null; name_en: string | null }[]>`
    select asked.id as company_id, ${nameIn(db, view, db`asked.id`, 'zh')} as name_zh,
      ${nameIn(db, view, db`asked.id`, 'en')} as name_en
    from unnest(${db.array(companyIds as string[])}::text[]) asked(id) order by asked.id`
  return new Map(rows.map((row) => [row.company_id, row]))
}
