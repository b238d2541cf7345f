import { dayOf } from '@pandora/contract/time'
import { paidPriceOf, worth } from '@pandora/intelligence/fundamentals/paid-price'
import { isOrder, usualAmounts } from '@pandora/intelligence/impact/measures'
import type { ImpactEvent, Scale } from '@pandora/intelligence/impact/types'
import type { Db } from '@pandora/store/database'
import { CNY_PER_USD } from './events.ts'
import type { Times } from './ground.queries.ts'
import { flowsIn, worthsIn, type WorthRow } from './sizes.queries.ts'

/**
 * Years before a span from which periods are wanted: the last year's, the year before it for its growth, and what a
 * late report leaves open.
 */
const YEARS = 4
const measures = { revenue: 'revenue', parent_net_profit: 'profit', net_profit: 'net-profit' } as const
const until = (ms: number): number | null => (ms === Infinity ? null : ms)
const yuan = (value: number, currency: string): number => (currency === 'USD' ? value * CNY_PER_USD : value)

/**
 * What events need to know of their subjects to tell how large they are: revenue and profit by period, value and shares
 * on the day before; in every version of the span.
 */
export async function scalesFor(
  db: Db,
  marketId: number,
  times: Times,
  events: readonly ImpactEvent[],
): Promise<Scale[]> {
  const weighed = events.filter(
    (one) => one.subject.kind === 'company' && (one.amount !== null || one.change !== null || isOrder(one.type)),
  )
  const companies = [...new Set(weighed.map((one) => one.subject.id))]
  const priced = new Map(
    weighed.flatMap((one) =>
      one.amount && (one.amount.unit === 'shares' || usualAmounts(one.type).some(([measure]) => measure === 'cap'))
        ? [
            [
              `${one.subject.id} ${dayOf(one.happenedAt)}`,
              { companyId: one.subject.id, day: dayOf(one.happenedAt) },
            ] as const,
          ]
        : [],
    ),
  )
  const [flows, worths] = await Promise.all([
    flowsIn(db, marketId, times, companies, `${Number(dayOf(times.from).slice(0, 4)) - YEARS}-01-01`),
    worthsIn(db, marketId, times, [...priced.values()]),
  ])
  return [
    ...flows.map((row): Scale => ({
      companyId: row.company_id,
      measure: measures[row.item],
      day: row.day,
      months: row.months,
      value: yuan(row.value, row.unit),
      knownAt: row.known_at,
      supersededAt: until(row.superseded_at),
    })),
    ...[...Map.groupBy(worths, (row) => `${row.company_id} ${row.trade_date}`).values()].flatMap(worthOf),
  ]
}

/** Shares and value of a company on a day: what was paid first, of adjusted prices only the day's average. */
function worthOf(rows: readonly WorthRow[]): Scale[] {
  const paid = rows.some((row) => row.basis === 'traded') ? rows.filter((row) => row.basis === 'traded') : rows
  return paid.flatMap((row): Scale[] => {
    const head = {
      companyId: row.company_id,
      day: row.trade_date,
      months: 0,
      knownAt: row.known_at,
      supersededAt: until(row.superseded_at),
    }
    if (row.total_shares === null || row.counted_on === null) return tradable(row).map((one) => ({ ...head, ...one }))
    const price = paidPriceOf(
      {
        close: row.close,
        date: row.trade_date,
        basis: row.basis,
        basisDate: row.basis_date,
        currency: row.currency,
        amount: row.amount,
        volume: row.volume,
        turnoverRate: row.turnover_rate,
        averagesBefore: [],
      },
      { total: row.total_shares, float: null, on: row.counted_on },
    )
    return [
      { ...head, measure: 'shares', value: row.total_shares },
      ...(typeof price === 'string'
        ? []
        : [{ ...head, measure: 'cap' as const, value: yuan(worth(price.price, row.total_shares), row.currency) }]),
    ]
  })
}

/**
 * Shares that can be traded, and what they are worth, by a day's trading: volume and amount over the turnover rate.
 * They stand for all where nobody counted those: at most too few, so that an event weighs rather too much.
 */
function tradable({ volume, amount, turnover_rate: rate, currency }: WorthRow): Pick<Scale, 'measure' | 'value'>[] {
  if (rate === null || !(rate > 0)) return []
  const whole = (part: number | null): number | null => (part === null || !(part > 0) ? null : part / (rate / 100))
  const [shares, value] = [whole(volume), whole(amount)]
  return [
    ...(shares === null ? [] : [{ measure: 'shares' as const, value: shares }]),
    ...(value === null ? [] : [{ measure: 'cap' as const, value: yuan(value, currency) }]),
  ]
}
