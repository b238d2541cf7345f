import { apart, outcomesOf, type Outcome } from './outcomes.ts'
import { blockMean, mean, wilson } from './statistics.ts'
import type { RecordBucket, RecordInput, TrackRecord } from './types.ts'

/** Changes whenever a rule does. */
export const RECORD_VERSION = 'record-2'
/** Windows that do not overlap from which on a record is evidence. */
const EVIDENCE = 30
/** Scores from which on a bucket begins: the classes of the impact score. */
const EDGES = [0, 30, 45, 55, 70, 100] as const

const byDay = (outcomes: readonly Outcome[], value: (outcome: Outcome) => number): number[][] =>
  [...Map.groupBy(outcomes, (one) => one.entryDay).values()].map((day) => day.map(value))

function bucketOf(
  outcomes: readonly Outcome[],
  from: number,
  to: number,
  { horizonDays, seed }: RecordInput,
): RecordBucket {
  const own = outcomes.filter(({ score }) => score >= from && (score < to || (to === EDGES.at(-1) && score <= to)))
  const independent = apart(own)
  return {
    from,
    to,
    samples: own.length,
    meanScore: mean(own.map((one) => one.score)),
    excess: blockMean(
      byDay(own, (one) => one.excess),
      horizonDays,
      seed + from,
    ),
    hitRate: wilson(independent.filter((one) => one.excess > 0).length, independent.length),
    grey: independent.length < EVIDENCE,
  }
}

/**
 * Track record of a score: entered at the first open after it was known, held for so many trading days, over its
 * industry's index. Suspended stocks and those that
 * opened at their limit are left out, delisted ones kept. Hit rate on windows that do not overlap; the mean's interval
 * by block bootstrap. Buckets hold every
 * score, those that say nothing included: there a hit is a stock that did better than its industry.
 */
export function trackRecord(input: RecordInput): TrackRecord {
  const { outcomes, leftOut } = outcomesOf(input)
  const directed = outcomes.filter((one) => one.direction !== 0)
  const independent = apart(directed)
  return {
    version: RECORD_VERSION,
    horizonDays: input.horizonDays,
    samples: directed.length,
    grey: independent.length < EVIDENCE,
    hitRate: wilson(independent.filter((one) => one.direction * one.excess > 0).length, independent.length),
    excess: blockMean(
      byDay(directed, (one) => one.direction * one.excess),
      input.horizonDays,
      input.seed,
    ),
    independent: independent.length,
    buckets: EDGES.slice(0, -1).map((from, at) => bucketOf(outcomes, from, EDGES[at + 1] ?? 100, input)),
    leftOut,
    delisted: outcomes.filter((one) => one.delisted).length,
  }
}
