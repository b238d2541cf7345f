/** One stretch of time: how long it was watched, and whether it ended with the event or was only watched so far. */
export interface Spell {
  /** Above or equal to 0, in any unit. */
  time: number
  event: boolean
}

/** The estimate right after a time at which events happened. */
export interface SurvivalStep {
  time: number
  /** Of how many it could have happened just before. */
  atRisk: number
  events: number
  /** Probability of being without the event beyond this time. */
  survival: number
  /** Greenwood's standard error of it. */
  error: number
  /** 95 % interval by log(−log S); null where S is 0, and nothing is known of it. */
  low: number | null
  high: number | null
}

export interface Survival {
  spells: number
  events: number
  steps: readonly SurvivalStep[]
  /** Earliest time by which at least half had the event, with its 95 % interval; null where it was not reached. */
  median: number | null
  medianLow: number | null
  medianHigh: number | null
  /** The longest time that anything was watched. */
  longest: number
}

/** 97.5 % quantile of the normal distribution. */
const Z = 1.959_963_984_540_054

/**
 * Kaplan and Meier's product-limit estimate under right censoring: S(t) = ∏ (1 − dᵢ ÷ nᵢ) over the times of events up to
 * t (J. Am. Stat. Assoc. 53, 1958, 457–481). Variance by Greenwood (1926): S² ∑ dᵢ ÷ (nᵢ (nᵢ − dᵢ)); interval on the
 * scale of log(−log S), which keeps it within 0 and 1 (Kalbfleisch and Prentice 1980). What is censored at the time of
 * an event is still at risk there.
 */
export const kaplanMeier = (spells: readonly Spell[]): Survival => estimateOf(countSpells(spells))

/** Spells counted by their time, the shortest first: all that the estimate needs to know of them. */
export interface CountedSpells {
  /** Times, and how many spells have each, and of these how many ended with the event. */
  times: ArrayLike<number>
  spells: ArrayLike<number>
  events: ArrayLike<number>
}

/** The spells by their times. */
export function countSpells(spells: readonly Spell[]): CountedSpells {
  const groups = [...Map.groupBy(spells, ({ time }) => time)].toSorted((a, b) => a[0] - b[0])
  return {
    times: groups.map(([time]) => time),
    spells: groups.map(([, own]) => own.length),
    events: groups.map(([, own]) => own.filter(({ event }) => event).length),
  }
}

/** Kaplan and Meier's estimate of spells that are counted. */
export function estimateOf(counted: CountedSpells): Survival {
  const steps: SurvivalStep[] = []
  let total = 0
  for (let at = 0; at < counted.spells.length; at++) total += counted.spells[at] as number
  let [survival, sum, atRisk, longest, all] = [1, 0, total, 0, 0]
  for (let at = 0; at < counted.times.length; at++) {
    const [time, own, events] = [counted.times[at], counted.spells[at], counted.events[at]] as [number, number, number]
    if (own > 0) longest = time
    if (events > 0) {
      survival *= (atRisk - events) / atRisk
      // The last one at risk had the event: nothing is left to estimate a variance of.
      sum += atRisk === events ? 0 : events / (atRisk * (atRisk - events))
      steps.push({ time, atRisk, events, survival, error: survival * Math.sqrt(sum), ...interval(survival, sum) })
    }
    atRisk -= own
    all += events
  }
  const reaches = (of: (step: SurvivalStep) => number | null) =>
    steps.find((step) => (of(step) ?? 1) <= 0.5)?.time ?? null
  return {
    spells: total,
    events: all,
    steps,
    median: reaches((step) => step.survival),
    medianLow: reaches((step) => step.low),
    medianHigh: reaches((step) => step.high),
    longest,
  }
}

function interval(survival: number, sum: number): { low: number | null; high: number | null } {
  if (survival <= 0) return { low: null, high: null }
  const width = (Z * Math.sqrt(sum)) / Math.abs(Math.log(survival))
  return { low: survival ** Math.exp(width), high: survival ** Math.exp(-width) }
}

/** The estimate at a time: what the last step at or before it says; 1 before any. */
export function survivalAt({ steps }: Pick<Survival, 'steps'>, time: number): number {
  let survival = 1
  for (const step of steps) {
    if (step.time > time) break
    survival = step.survival
  }
  return survival
}

/** How many are still watched without the event just before each of some times. */
export const atRiskAt = (spells: readonly Spell[], times: readonly number[]): number[] =>
  times.map((time) => spells.filter((one) => one.time >= time).length)
