import type { View } from '@pandora/store/as-of'
import { inForce } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { dayOf } from '@pandora/contract/time'

/** Classification by which companies are shown and counted (IND-07). */
export const SHENWAN = 'sw2021'

/** Condition that a Shenwan membership `alias` was known to the view and valid on its day. */
export function classInForce(db: Db, alias: string, view: View) {
  const m = db(alias)
  const day = view.asOf === null ? db`(now() at time zone 'Asia/Shanghai')::date` : db`${dayOf(view.asOf)}::date`
  return db`${m}.scheme = ${SHENWAN} and ${m}.valid_from <= ${day}
    and (${m}.valid_to is null or ${m}.valid_to >= ${day}) and ${inForce(db, alias, view)}`
}

/**
 * `from` item `class`: the Shenwan class of the company whose id stands in the SQL expression `company`, valid on the
 * view's day.
 */
export function classOf(db: Db, view: View, company: ReturnType<Db>) {
  return db`lateral (select m.industry_code from industry_membership m
    where m.company_id = ${company} and ${classInForce(db, 'm', view)} order by m.valid_from desc limit 1) class`
}

/** Condition that `alias` is a Shenwan node known to the view. */
export function nodeInForce(db: Db, alias: string, view: View) {
  return db`${db(alias)}.scheme = ${SHENWAN} and ${inForce(db, alias, view)}`
}
