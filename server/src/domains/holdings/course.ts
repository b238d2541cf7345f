import type { holdings } from '@pandora/contract/domains/holdings/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { dayOf } from '@pandora/contract/time'
import { courseOf } from '@pandora/intelligence/holdings/course'
import type { PaidClose } from '@pandora/intelligence/holdings/positions'
import { marketIndex } from '../markets/offers/market-index.queries.ts'
import type { Asked, Held } from './read.ts'
import { paidSince, securitiesById, type PaidRow } from './securities.queries.ts'

/** Days before the first trade from which a close is looked for, so that a course begins with what was paid before. */
const BEFORE = 40
const DAY = 86_400_000
/** Most points of a course that is drawn. */
const MOST_POINTS = 1000

const back = (day: string): string => new Date(Date.parse(day) - BEFORE * DAY).toISOString().slice(0, 10)
const closeOf = ({ trade_date: day, close }: PaidRow): PaidClose => ({ day, close })

/** The course of what is held in one currency, beside the index that stands for the market. */
export async function readCourse(
  { db, view, now }: Asked,
  held: readonly Held[],
  currency: string,
): Promise<Pick<OutputOf<typeof holdings.course>, 'days' | 'returnRate' | 'benchmarkRate' | 'benchmark' | 'leftOut'>> {
  const until = dayOf(view.asOf ?? now)
  const from = held.reduce((day, one) => (one.firstDay < day ? one.firstDay : day), until)
  const [market, paid] = await Promise.all([
    marketIndex(db, view, from, until),
    paidSince(
      db,
      view,
      held.map(({ security, firstDay }) => ({ securityId: security.security_id, from: back(firstDay) })),
    ),
  ])
  const named = await securitiesById(db, view, market === null ? [] : [market])
  const called = market === null ? undefined : named.get(market)
  // A return in one currency beside an index in another would hold the exchange rate's course too.
  const index = called !== undefined && called.currency !== currency ? null : market
  const benchmark = index === null ? [] : await paidSince(db, view, [{ securityId: index, from: back(from) }])
  const closes = Map.groupBy(paid, (row) => row.security_id)
  const days = [...new Set([...paid, ...benchmark].map((row) => row.trade_date))]
    .filter((day) => day >= from && day <= until)
    .toSorted()
  const priced = held.filter(({ security }) => closes.has(security.security_id))
  const course = courseOf(
    priced.flatMap(({ security, replays }) =>
      replays.map(({ ledger }) => ({ ledger, closes: (closes.get(security.security_id) ?? []).map(closeOf) })),
    ),
    days,
    benchmark.map(closeOf),
  )
  const last = course.at(-1)
  const step = Math.ceil(course.length / MOST_POINTS)
  return {
    // The last day is always among those that are drawn.
    days: course.filter((_, at) => (course.length - 1 - at) % step === 0),
    returnRate: last ? Number((last.index - 100).toFixed(6)) : null,
    benchmarkRate: !last || last.benchmark === null ? null : Number((last.benchmark - 100).toFixed(6)),
    benchmark:
      index === null ? null : { securityId: index, nameZh: called?.name_zh ?? null, nameEn: called?.name_en ?? null },
    leftOut: held
      .filter(({ security }) => !closes.has(security.security_id))
      .map(({ security }) => ({
        securityId: security.security_id,
        nameZh: security.name_zh,
        nameEn: security.name_en,
      })),
  }
}
