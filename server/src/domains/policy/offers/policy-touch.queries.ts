import type { View } from '@pandora/store/as-of'
import { inForce } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { isTellingName } from '../../business/offers/business.ts'
import { classesOf, latestSegments, suppliedGoods } from '../../business/offers/business.queries.ts'

/** What of a company policies may name. */
export interface Touchable {
  companyId: string
  products: readonly string[]
  industries: readonly string[]
}

/** What of a company policies may name on a day, with what it is read from. */
export async function touchableOf(db: Db, view: View, companyId: string, day: string) {
  const [segments, supplied, classes] = await Promise.all([
    latestSegments(db, view, companyId),
    suppliedGoods(db, view, companyId, day),
    classesOf(db, view, companyId),
  ])
  const sold = segments.filter((one) => one.dimension === 'product')
  const products = [
    ...new Set([...sold.map((one) => one.name), ...supplied.map((one) => one.name)].filter(isTellingName)),
  ]
  const of: Touchable = { companyId, products, industries: classes.map((one) => one.code) }
  return { of, segments, supplied, classes, sold }
}

/** `from` item: every way in which policies known to the view touch a company, one row a document and way. */
export function policyTouches(db: Db, view: View, { companyId, products, industries }: Touchable) {
  const linked = (kind: 'product' | 'industry', entities: readonly string[]) => db`
    select l.document_id, l.published_at, ${kind}::text as kind, l.entity, l.quote from policy_link l
      where l.kind = ${kind} and ${inForce(db, 'l', view)}
      and l.entity = any(${db.array(entities as string[])}::text[])`
  return db`(
    select t.document_id, t.published_at, t.kind, t.entity, t.quote from (
      select m.document_id, m.published_at, 'named' as kind, m.company_id as entity, null::text as quote
        from document_company m where m.company_id = ${companyId} and m.kind = 'policy' and m.kind <> 'post'
        and ${inForce(db, 'm', view)}
      union all ${linked('product', products)} union all ${linked('industry', industries)}) t
    where exists (select from document d where d.document_id = t.document_id and ${inForce(db, 'd', view)}))`
}
