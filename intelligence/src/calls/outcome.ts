import { endOfDay } from '@pandora/contract/time'
import type { RecordSeries } from '../record/types.ts'

/** What somebody expects of a company: to do better (1) or worse (−1) than its industry up to a day. */
export interface Call {
  companyId: string
  direction: 1 | -1
  /** ms: when it was made. */ at: number
  /** `YYYY-MM-DD`, this day included. */ until: string
  /** How sure, 0.5 to 1. */ confidence: number
}

export type VoidReason = 'suspended' | 'limit' | 'noPrice'
/** What became of a call. `excess`: return over the industry, per cent, whichever way the call went. */
export type CallOutcome =
  | { state: 'open'; entryDay: string | null; excess: number | null }
  | { state: 'void'; why: VoidReason }
  | { state: 'right' | 'wrong'; entryDay: string; excess: number }

const OPEN: CallOutcome = { state: 'open', entryDay: null, excess: null }

/** Bars, and what they are held against. */
type Held = Pick<RecordSeries, 'bars' | 'benchmark'>

/** Return over the industry from the open of one bar to the close of another, per cent; null without prices. */
function excessOf({ bars, benchmark }: Held, entry: number, exit: number): number | null {
  const [first, last] = [bars[entry], bars[exit]]
  const [from, to] = [benchmark.get(first?.day ?? ''), benchmark.get(last?.day ?? '')]
  if (!first?.open || last?.close === null || last === undefined || !from || !to || !(from.open > 0)) return null
  const excess = (last.close / first.open - to.close / from.open) * 100
  return Number.isFinite(excess) ? excess : null
}

/**
 * What became of a call by an instant (ms), as one could have traded it: entered at the first open after it was made,
 * held to the close of its day; who is halted then, or left the market, is kept to the last price. Who did not trade on
 * the day of entry, or opened at the limit in the way of the call, has no outcome. `marketDay`: the last trading day
 * known; a call is open until its day has come and the market's prices of it are known.
 */
export function outcomeOf(
  call: Call,
  series: RecordSeries | undefined,
  { asOf, marketDay }: { asOf: number; marketDay: string | null },
): CallOutcome {
  const closed = marketDay !== null && marketDay >= call.until && endOfDay(call.until) <= asOf
  const bars = series?.bars ?? []
  const entry = bars.findIndex((one) => one.openAt > call.at)
  const first = bars[entry]
  if (!series || !first || first.closeAt > asOf || first.day > call.until)
    return closed ? { state: 'void', why: 'noPrice' } : OPEN
  if (first.close === null) return { state: 'void', why: 'suspended' }
  if (first.open === null) return { state: 'void', why: 'noPrice' }
  if (call.direction > 0 ? first.limitUp : first.limitDown) return { state: 'void', why: 'limit' }
  const exit = bars.findLastIndex((one) => one.day <= call.until && one.close !== null && one.closeAt <= asOf)
  const excess = exit < entry ? null : excessOf(series, entry, exit)
  if (!closed) return { state: 'open', entryDay: first.day, excess }
  if (excess === null) return { state: 'void', why: 'noPrice' }
  return { state: call.direction * excess > 0 ? 'right' : 'wrong', entryDay: first.day, excess }
}

/**
 * How often stocks went the way of a call over its days: the part of `peers` of its industry that did so, 0 to 1; null
 * where none of them has prices. What no skill would have reached; the called stock itself tells nothing of it. They
 * are counted as the call is: entered at the same open, where its limit did not stand in the way, held against the same
 * `benchmark`, and what did no better did not go its way.
 */
export function baseRateOf(
  call: Call,
  entryDay: string,
  peers: readonly RecordSeries[],
  benchmark: RecordSeries['benchmark'],
): number | null {
  const known = peers.flatMap(({ companyId, bars }) => {
    if (companyId === call.companyId) return []
    const entry = bars.findIndex((one) => one.day === entryDay)
    const first = bars[entry]
    if (!first || first.close === null || (call.direction > 0 ? first.limitUp : first.limitDown)) return []
    const exit = bars.findLastIndex((one) => one.day <= call.until && one.close !== null)
    return (exit < entry ? null : excessOf({ bars, benchmark }, entry, exit)) ?? []
  })
  return known.length === 0 ? null : known.filter((excess) => call.direction * excess > 0).length / known.length
}
