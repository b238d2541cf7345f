import type { RecordInput, RecordSeries, Signal, TrackRecord } from './types.ts'

/** What came after a signal, from the open after it on. */
export interface Outcome {
  companyId: string
  score: number
  direction: Signal['direction']
  entryDay: string
  /** Places of the first and the last day held, among the stock's bars. */
  entry: number
  exit: number
  /** Return over the industry's index in the same days, per cent. */
  excess: number
  delisted: boolean
}

type LeftOut = TrackRecord['leftOut']
type Followed = Outcome | Exclude<keyof LeftOut, 'undirected' | 'repeated'>

/** First bar whose open lies after an instant; the number of bars where there is none. */
function entryAfter({ bars }: RecordSeries, at: number): number {
  let [low, high] = [0, bars.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((bars[middle]?.openAt ?? 0) > at) high = middle
    else low = middle + 1
  }
  return low
}

function follow(
  { companyId, score, direction }: Signal,
  series: RecordSeries,
  entry: number,
  { horizonDays, asOf }: RecordInput,
): Followed {
  const { bars, benchmark, delisted: gone } = series
  const first = bars[entry]
  if (!first || first.closeAt > asOf) return 'unfinished'
  if (first.close === null) return 'suspended'
  if (first.open === null) return 'noPrice'
  // Who could not have bought (or sold) has no record.
  if ((direction > 0 && first.limitUp) || (direction < 0 && first.limitDown)) return 'limit'
  // A stock that is halted at the end is sold when it trades again; one that left the market is kept to its last price.
  let exit = entry + Math.max(1, Math.floor(horizonDays)) - 1
  while (exit < bars.length && (bars[exit]?.close ?? null) === null) exit++
  const delisted = exit >= bars.length && gone
  if (delisted) exit = bars.findLastIndex((one) => one.close !== null)
  const last = bars[exit]
  if (!last || last.closeAt > asOf) return 'unfinished'
  const [from, to] = [benchmark.get(first.day), benchmark.get(last.day)]
  if (last.close === null || !from || !to || !(first.open > 0) || !(from.open > 0)) return 'noPrice'
  const excess = (last.close / first.open - to.close / from.open) * 100
  return Number.isFinite(excess)
    ? { companyId, score, direction, entryDay: first.day, entry, exit, excess, delisted }
    : 'noPrice'
}

/**
 * What came after each signal as one could have traded it, in order of entry; what could not be traded is counted by
 * reason. Of several signals before one open the last stands.
 */
export function outcomesOf(input: RecordInput): { outcomes: Outcome[]; leftOut: LeftOut } {
  const leftOut: LeftOut = { suspended: 0, limit: 0, noPrice: 0, unfinished: 0, undirected: 0, repeated: 0 }
  const last = new Map<string, { signal: Signal; series: RecordSeries; entry: number }>()
  for (const signal of input.signals
    .filter((one) => one.at <= input.asOf && Number.isFinite(one.score))
    .toSorted(
      (a, b) => a.at - b.at || (a.companyId < b.companyId ? -1 : a.companyId > b.companyId ? 1 : a.score - b.score),
    )) {
    const series = input.series.get(signal.companyId)
    if (!series) {
      leftOut.noPrice++
      continue
    }
    const entry = entryAfter(series, signal.at)
    const key = `${signal.companyId} ${entry}`
    if (last.has(key)) leftOut.repeated++
    last.set(key, { signal, series, entry })
  }
  const outcomes: Outcome[] = []
  for (const { signal, series, entry } of last.values()) {
    const followed = follow(signal, series, entry, input)
    if (typeof followed === 'string') leftOut[followed]++
    else outcomes.push(followed)
  }
  leftOut.undirected = outcomes.filter((one) => one.direction === 0).length
  return {
    outcomes: outcomes.toSorted((a, b) =>
      a.entryDay < b.entryDay ? -1 : a.entryDay > b.entryDay ? 1 : a.companyId < b.companyId ? -1 : 1,
    ),
    leftOut,
  }
}

/**
 * Outcomes of which no two windows of one stock overlap: the first, then the next that begins after it ended.
 * `outcomes` in order of entry.
 */
export function apart(outcomes: readonly Outcome[]): Outcome[] {
  const ended = new Map<string, number>()
  return outcomes.filter(({ companyId, entry, exit }) => {
    if (entry <= (ended.get(companyId) ?? -1)) return false
    ended.set(companyId, exit)
    return true
  })
}
