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
export function kaplanMeier(spells: readonly Spell[]): Survival {
  const sorted = spells.toSorted((a, b) => a.time - b.time)
  const steps: SurvivalStep[] = []
  let [survival, sum, at] = [1, 0, 0]
  while (at < sorted.length) {
    const time = sorted[at]?.time ?? 0
    const atRisk = sorted.length - at
    let events = 0
    for (; at < sorted.length && sorted[at]?.time === time; at++) if (sorted[at]?.event) events++
    if (events === 0) continue
    survival *= (atRisk - events) / atRisk
    // The last one at risk had the event: nothing is left to estimate a variance of.
    sum += atRisk === events ? 0 : events / (atRisk * (atRisk - events))
    steps.push({ time, atRisk, events, survival, error: survival * Math.sqrt(sum), ...interval(survival, sum) })
  }
  const reaches = (of: (step: SurvivalStep) => number | null) =>
    steps.find((step) => (of(step) ?? 1) <= 0.5)?.time ?? null
  return {
    spells: spells.length,
    events: steps.reduce((all, step) => all + step.events, 0),
    steps,
    median: reaches((step) => step.survival),
    medianLow: reaches((step) => step.low),
    medianHigh: reaches((step) => step.high),
    longest: sorted.at(-1)?.time ?? 0,
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
