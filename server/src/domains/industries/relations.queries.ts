import { dayOf } from '@pandora/contract/time'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { classInForce, classOf } from '../../shared/classes.ts'

/** That files give an industry as supplied by another, by names. */
export interface NamedRelation {
  industry_zh: string
  upstream_zh: string
  evidence_count: number | null
}

/** Relations that have one of the names at either end. */
export async function relationsOf(db: Db, view: View, names: readonly string[]): Promise<NamedRelation[]> {
  const list = db.array(names as string[])
  return db<NamedRelation[]>`
    select r.industry_zh, r.upstream_zh, r.evidence_count from industry_relation r
      where (r.industry_zh = any(${list}) or r.upstream_zh = any(${list})) and ${inForce(db, 'r', view)}`
}

/** Supply links between an industry's companies and those of other classes. `side`: where the other company stands. */
export interface SupplyLink {
  side: 'upstream' | 'downstream'
  supplier_id: string
  customer_id: string
  other_class: string
  product_zh: string
  product_en: string | null
}

/** Links valid on the view's day of the companies in some classes, with the class of the company at the other end. */
export async function supplyLinks(db: Db, view: View, codes: readonly string[]): Promise<SupplyLink[]> {
  const day = view.asOf === null ? db`(now() at time zone 'Asia/Shanghai')::date` : db`${dayOf(view.asOf)}::date`
  const valid = db`e.valid_from <= ${day} and (e.valid_to is null or e.valid_to >= ${day})
    and ${inForce(db, 'e', view)}`
  return db<SupplyLink[]>`
    with own as materialized (
      select one.company_id from (select distinct m.company_id from industry_membership m
        where m.industry_code = any(${[...codes]}) and ${classInForce(db, 'm', view)}) one
      cross join ${classOf(db, view, db`one.company_id`)} where class.industry_code = any(${[...codes]})),
    link as (
      select 'upstream' as side, e.supplier_id, e.customer_id, e.supplier_id as other, e.product_zh, e.product_en
        from own join supply_edge e on e.customer_id = own.company_id where ${valid}
      union all select 'downstream', e.supplier_id, e.customer_id, e.customer_id, e.product_zh, e.product_en from own
        join supply_edge e on e.supplier_id = own.company_id where ${valid})
    select link.side, link.supplier_id, link.customer_id, class.industry_code as other_class, link.product_zh,
      link.product_en
    from link cross join ${classOf(db, view, db`link.other`)} where not class.industry_code = any(${[...codes]})`
}
