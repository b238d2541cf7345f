import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import { dayOf } from '@pandora/contract/time'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { nameIn } from '../../../shared/company-name.queries.ts'
import { dayPlus } from '../../../shared/timeline.ts'
import type { Span } from '../span.ts'

/** How a security moved over the days of a span, by the closes of one basis. */
export interface MoveRow {
  security_id: string
  name_zh: string | null
  name_en: string | null
  days: string[]
  closes: number[]
  moved: number
  basis: PriceBasis
  /** A close is not what the bar after it calls the one before: of an index, a bar that is missing. */
  broken: boolean
}

/** Calendar days before a span within which the bar before it must lie: a security that rested longer has no move. */
const BEFORE = 14

/** Share by which a bar's previous close may differ from the close of the bar before it: rounding. */
const BREAK = 0.005

/** Days of a span, with the instant at which it is looked from. */
const daysOf = ({ from, to }: Span) => ({ first: dayOf(from + 1), last: dayOf(to) })

/**
 * Closes of securities of a kind within a span with the one before it, of the basis in which most were paid, and the
 * change over them in per cent; those with no close before the span or none within it are absent. A basis in which a
 * previous close is not that of the bar before is `broken`: there was a split, or a bar is missing. That no bar lies
 * before those days is said of itself: the bar before the span would else be looked for beside each of all years.
 */
const moves = (db: Db, view: View, span: Span, kind: 'index' | 'stock') => {
  const { first, last } = daysOf(span)
  return db`
    select bars.security_id, bars.basis, bars.days, bars.closes, exists (select from generate_subscripts(bars.closes, 1) at
        where at > 1 and abs(bars.previous[at] / bars.closes[at - 1] - 1) > ${BREAK}::float8) as broken,
      round(((bars.closes[cardinality(bars.closes)] / bars.closes[1] - 1) * 100)::numeric, 4)::float8 as moved
    from (select p.security_id, p.basis, array_agg(p.trade_date order by p.trade_date) as days,
        array_agg(p.close order by p.trade_date) as closes,
        array_agg(p.previous_close order by p.trade_date) as previous
      from daily_price p join security s on s.security_id = p.security_id and s.kind = ${kind}
        and ${inForce(db, 's', view)}
      where ${inForce(db, 'p', view)} and p.trade_date between ${dayPlus(first, -BEFORE)} and ${last}
        and p.trade_date >= coalesce((select max(b.trade_date) from daily_price b where b.security_id = p.security_id
          and b.basis = p.basis and b.basis_date is not distinct from p.basis_date and ${inForce(db, 'b', view)}
          and b.trade_date < ${first} and b.trade_date >= ${dayPlus(first, -BEFORE)}), ${dayPlus(last, 1)}::date)
      group by p.security_id, p.basis, p.basis_date) bars
    where cardinality(bars.closes) > 1 and bars.closes[1] > 0 and bars.days[cardinality(bars.days)] >= ${first}`
}

/** Indexes over a span, by their ids: broad ones have low numbers. */
export async function indexMoves(db: Db, view: View, span: Span, most: number): Promise<MoveRow[]> {
  return db<MoveRow[]>`
    select distinct on (m.security_id) m.*, s.name_zh, s.name_en from (${moves(db, view, span, 'index')}) m
    join security s on s.security_id = m.security_id and ${inForce(db, 's', view)}
    order by m.security_id, m.basis = 'traded' desc limit ${most}`
}

/**
 * Companies that moved most over a span: up where `direction` is 1, down where it is −1. By an adjusted basis where the
 * traded one is broken, and not at all where there is none: a split is no fall.
 */
export async function companyMoves(
  db: Db,
  view: View,
  span: Span,
  direction: 1 | -1,
  most: number,
): Promise<MoveRow[]> {
  return db<MoveRow[]>`
    select top.*, ${nameIn(db, view, db`top.security_id`, 'zh')} as name_zh,
      ${nameIn(db, view, db`top.security_id`, 'en')} as name_en
    from (select * from (select distinct on (m.security_id) m.* from (${moves(db, view, span, 'stock')}) m
        where not m.broken order by m.security_id, m.basis = 'traded' desc) one
      where one.moved * ${direction} > 0 order by one.moved * ${direction} desc, one.security_id limit ${most}) top
    order by top.moved * ${direction} desc, top.security_id`
}
