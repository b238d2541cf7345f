import { dayOf, endOfDay } from '@pandora/contract/time'
import { mean } from '../record/statistics.ts'
import type { RecordSeries } from '../record/types.ts'
import { baseRateOf, outcomeOf, type Call, type CallOutcome } from './outcome.ts'
import { scoreCalls, type CallsScore, type ClosedCall } from './score.ts'

/** A bullish (1) or bearish (−1) post about one company. */
export interface AuthorCall {
  companyId: string
  direction: 1 | -1
  /** ms */ at: number
}

/** What became of a call over one horizon. */
export interface JudgedCall {
  outcome: CallOutcome
  /** What no skill would have reached, 0 to 1. */ base: number | null
  /** The last day held; null while it is not known. */ until: string | null
}

export interface HorizonScore extends CallsScore {
  horizon: number
  open: number
  void: number
  /** Mean return over the industry, per cent, a bearish call with its sign turned. */ excess: number | null
}

/** By how many calls a hit rate is drawn to the base rate. */
const PRIOR = 30
const COIN = 0.5
const DAY = 86_400_000

/** The day at whose close a call is held against what came: so many sessions from the first open after it. */
function lastDayOf(call: AuthorCall, series: RecordSeries | undefined, horizon: number): string | null {
  const bars = series?.bars ?? []
  const entry = bars.findIndex((one) => one.openAt > call.at)
  return entry < 0 ? null : (bars[entry + horizon - 1]?.day ?? null)
}

/** A call held over so many sessions. Sessions that prices do not reach yet keep it open for three times their days. */
export function judgeCall(
  call: AuthorCall,
  {
    series,
    peers,
    horizon,
    baseOf = (held, entryDay) => baseRateOf(held, entryDay, peers, series?.benchmark ?? new Map()),
  }: {
    series: RecordSeries | undefined
    peers: readonly RecordSeries[]
    horizon: number
    /** The base rate of a call that was entered on a day, where many calls share theirs. */
    baseOf?: (held: Call, entryDay: string) => number | null
  },
  known: { asOf: number; marketDay: string | null },
): JudgedCall {
  const until = lastDayOf(call, series, horizon)
  const held: Call = { ...call, until: until ?? dayOf(call.at + (horizon * 3 + 10) * DAY), confidence: COIN }
  const outcome = outcomeOf(held, series, known)
  const base = outcome.state === 'right' || outcome.state === 'wrong' ? baseOf(held, outcome.entryDay) : null
  return { outcome, base, until }
}

/**
 * How calls over one horizon came out; `calls` oldest first. The forecast of each is what was known when it was made: the
 * hit rate of those that had ended by then, drawn by 30 calls to the mean of their base rates. Its own base rate is what
 * others did while it ran, which nobody knew.
 */
export function scoreHorizon(
  horizon: number,
  calls: readonly { call: AuthorCall; judged: JudgedCall }[],
): HorizonScore {
  const ended = calls.flatMap(({ call, judged: { outcome, base, until } }) =>
    outcome.state === 'right' || outcome.state === 'wrong'
      ? [{ call, right: outcome.state === 'right', excess: outcome.excess * call.direction, base, until: until ?? '' }]
      : [],
  )
  // By when they were known: what is known when a call is made are the first so many of them.
  const byEnd = ended
    .flatMap(({ until, right, base }) => (until === '' ? [] : [{ at: endOfDay(until), right, base: base ?? COIN }]))
    .toSorted((one, other) => one.at - other.at)
  let [known, hits, bases] = [0, 0, 0]
  const closed = ended.map(({ call, right, base }): ClosedCall => {
    for (let one = byEnd[known]; one !== undefined && one.at <= call.at; one = byEnd[++known]) {
      if (one.right) hits++
      bases += one.base
    }
    const drawnTo = known === 0 ? COIN : bases / known
    return { right, base, confidence: (hits + PRIOR * drawnTo) / (known + PRIOR) }
  })
  return {
    horizon,
    ...scoreCalls(closed),
    open: calls.filter(({ judged }) => judged.outcome.state === 'open').length,
    void: calls.filter(({ judged }) => judged.outcome.state === 'void').length,
    excess: mean(ended.map((one) => one.excess)),
  }
}
