import { decimalOf, over, times, ZERO, type Decimal } from './decimal.ts'
import type { DividendBasis, LedgerDay, Replay, Shortfall } from './replay.ts'

/** What is known of a security's price. Only a price paid values what is held. */
export interface PaidClose {
  day: string
  close: number
}
export interface Priced {
  /** The last close paid; null with the reason. */
  last: PaidClose | null
  absence: 'NO_PRICE' | 'PRICE_ADJUSTED' | null
  /** The close paid before the last. */
  before: PaidClose | null
}

/** A security as it is held in one portfolio or several, before it is weighed among the others. */
export interface HeldPosition {
  securityId: string
  currency: string
  quantity: Decimal
  cost: Decimal
  value: Decimal | null
  absence: Priced['absence']
  /** Profit of the market's last day, and what it was earned on; null where the security did not trade on it. */
  dayProfit: Decimal | null
  dayBase: Decimal | null
  realised: Decimal
  dividends: Decimal
  dividendBases: DividendBasis[]
  putIn: Decimal
  rights: Replay['rights']
  shortfall: Shortfall | null
}

/** Of a ledger what was held at the end of a day. */
export const heldAt = (ledger: readonly LedgerDay[], day: string): Decimal =>
  ledger.findLast((one) => one.day <= day)?.quantity ?? ZERO

/** What came in and went out of a position, transfers at a price. Cash received as dividends goes out. */
export function flowsOf(days: readonly LedgerDay[], close: Decimal): { in: Decimal; out: Decimal } {
  return {
    in: days.reduce((sum, one) => sum + one.paidIn + times(one.movedIn, close), ZERO),
    out: days.reduce((sum, one) => sum + one.paidOut + one.dividends + times(one.movedOut, close), ZERO),
  }
}

/**
 * A security's holdings of several portfolios as one position. `marketDay`: the last day on which anything held was
 * traded.
 */
export function positionOf(
  { securityId, currency }: { securityId: string; currency: string },
  replays: readonly Replay[],
  priced: Priced,
  marketDay: string | null,
): HeldPosition {
  const sum = (pick: (one: Replay) => Decimal) => replays.reduce((all, one) => all + pick(one), ZERO)
  const quantity = sum((one) => one.quantity)
  const close = priced.last === null ? null : decimalOf(priced.last.close)
  const value = quantity === ZERO ? ZERO : close === null ? null : times(quantity, close)
  const day = value === null || close === null ? null : dayOfMarket(replays, priced, close, value, marketDay)
  return {
    securityId,
    currency,
    quantity,
    cost: sum((one) => one.cost),
    value,
    absence: value === null ? (priced.absence ?? 'NO_PRICE') : null,
    dayProfit: day?.profit ?? null,
    dayBase: day?.base ?? value,
    realised: sum((one) => one.realised),
    dividends: sum((one) => one.dividends),
    dividendBases: [...new Set(replays.flatMap((one) => one.dividendBases))],
    putIn: sum((one) => one.putIn),
    rights: replays[0]?.rights ?? [],
    shortfall: replays.flatMap((one) => one.shortfalls)[0] ?? null,
  }
}

/** (value + what went out − value before − what came in), and the value before with what came in. */
function dayOfMarket(
  replays: readonly Replay[],
  { last, before }: Priced,
  close: Decimal,
  value: Decimal,
  marketDay: string | null,
): { profit: Decimal; base: Decimal } | null {
  if (last === null || last.day !== marketDay) return null
  const moved = { in: ZERO, out: ZERO }
  let valueBefore: Decimal = ZERO
  for (const { ledger } of replays) {
    const flows = flowsOf(
      ledger.filter(({ day }) => day <= last.day && (before === null || day > before.day)),
      close,
    )
    moved.in += flows.in
    moved.out += flows.out
    if (before) valueBefore += times(heldAt(ledger, before.day), decimalOf(before.close))
  }
  return { profit: value + moved.out - valueBefore - moved.in, base: valueBefore + moved.in }
}

/** Sums of positions of one currency. Those without a value are in no sum of values, and counted. */
export interface Sums {
  currency: string
  positions: number
  value: Decimal | null
  cost: Decimal
  costUnvalued: Decimal
  dayProfit: Decimal | null
  dayBase: Decimal
  unrealised: Decimal | null
  realised: Decimal
  dividends: Decimal
  /** Of positions that have a value, those held no more included; so is what was put in. */
  profit: Decimal | null
  putIn: Decimal
  unvalued: number
}

/**
 * Sums by currency, that of the most positions first: amounts of two currencies are neither added nor compared, as no
 * rate joins them.
 */
export function sumsOf(positions: readonly HeldPosition[]): Sums[] {
  return [...Map.groupBy(positions, ({ currency }) => currency)]
    .map(([currency, all]): Sums => {
      const valued = all.filter(({ value }) => value !== null)
      const of = (some: readonly HeldPosition[], pick: (one: HeldPosition) => Decimal | null) =>
        some.reduce((total, one) => total + (pick(one) ?? ZERO), ZERO)
      const open = all.filter(({ quantity }) => quantity > ZERO)
      const [value, cost] = [of(valued, (one) => one.value), of(valued, (one) => one.cost)]
      const [realised, dividends] = [of(all, (one) => one.realised), of(all, (one) => one.dividends)]
      const nothing = valued.length === 0
      const moved = all.some(({ dayProfit }) => dayProfit !== null)
      return {
        currency,
        positions: open.length,
        value: nothing ? null : value,
        cost,
        costUnvalued: of(
          all.filter((one) => one.value === null),
          (one) => one.cost,
        ),
        dayProfit: moved ? of(all, (one) => one.dayProfit) : null,
        dayBase: of(valued, (one) => one.dayBase),
        unrealised: nothing ? null : value - cost,
        realised,
        dividends,
        profit: nothing ? null : value - cost + of(valued, (one) => one.realised + one.dividends),
        putIn: of(valued, (one) => one.putIn),
        unvalued: all.length - valued.length,
      }
    })
    .toSorted((one, other) => other.positions - one.positions || (one.currency < other.currency ? -1 : 1))
}

/** A part in per cent; null where there is no whole. */
export const rateOf = (part: Decimal | null, whole: Decimal | null): Decimal | null =>
  part === null || whole === null || whole <= ZERO ? null : over(part * 100n, whole)
