import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { EventCompanyRow, EventRow } from '@pandora/store/generated/schema'
import { classInForce, classOf } from '../../shared/classes.ts'
import { toldSum } from '../impact/offers/signs.queries.ts'

/** An event of a company, with what texts say of its sign; null where none was read. */
export type IndustryEventRow = Pick<EventRow, 'event_id' | 'type' | 'title_zh' | 'title_en' | 'happened_at'> &
  Pick<EventCompanyRow, 'company_id'> & {
    precision: 'instant' | 'day'
    told: number | null
    given: boolean
    total: number
  }

/**
 * Events that are first about the companies in some classes, newest first. Each company's newest are read by the index
 * of its events: no more of one
 * company can stand on the pages up to this one.
 */
export async function industryEvents(
  db: Db,
  view: View,
  codes: readonly string[],
  { page, size }: { page: number; size: number },
): Promise<IndustryEventRow[]> {
  const known = view.asOf === null ? db`` : db`and c.happened_at <= ${instant(view.asOf)}`
  return db<IndustryEventRow[]>`
    with own as materialized (
      select one.company_id from (select distinct m.company_id from industry_membership m
        where m.industry_code = any(${[...codes]}) and ${classInForce(db, 'm', view)}) one
      cross join ${classOf(db, view, db`one.company_id`)} where class.industry_code = any(${[...codes]})),
    found as (
      select newest.*, sum(newest.all_of_company) filter (where newest.place = 1) over () as total from own
        cross join lateral (
        select c.event_id, c.company_id, c.happened_at, count(*) over () as all_of_company,
          row_number() over (order by c.happened_at desc, c.event_id desc) as place
        from event_company c where c.company_id = own.company_id and c.relation = 'direct'
          and ${inForce(db, 'c', view)} ${known}
        order by c.happened_at desc, c.event_id desc limit ${(page + 1) * size}) newest
      order by newest.happened_at desc, newest.event_id desc, newest.company_id limit ${size} offset ${page * size})
    select e.event_id, found.company_id, e.type, e.title_zh, e.title_en, e.happened_at, e.precision,
      found.total::int as total,
      ${toldSum(db, db`e.event_id`, view)} as told, e.line <> -1 as given
    from found join event e on e.event_id = found.event_id and ${inForce(db, 'e', view)}
      order by found.happened_at desc, found.event_id desc, found.company_id`
}
