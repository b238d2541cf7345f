/** A time in which a word is used far more than before. Places in the series, `last` inclusive. */
export interface Burst {
  first: number
  last: number
  /** Place of the highest count. */
  peak: number
  /** Texts with the word from first to last, and how many were to be expected. */
  count: number
  expected: number
  /** Standard deviations by which the first day lies above what was to be expected. */
  score: number
}

export interface BurstRule {
  /** Days of the past that say what is to be expected, and fewest of them. */
  past: number
  leastPast: number
  /** Standard deviations at which a burst begins, and below which it ends. */
  begins: number
  ends: number
  /** Fewest texts of a day that can be a burst. */
  leastCount: number
}

export const burstRule: BurstRule = { past: 28, leastPast: 5, begins: 4, ends: 1.5, leastCount: 3 }

/**
 * Bursts of a word in its daily counts, given how many texts there were each day. A day's expected count is the word's
 * share of the past days' texts times the day's texts;
 * its variance is that of a Poisson count plus what the share itself strayed from day to day (moment estimate, as of a
 * negative binomial). Days of a burst do not count as past.
 * Looks back only: a day's answer never changes by later days, but for where a burst ends. Throws RangeError for series
 * of different length.
 */
export function burstsOf(counts: readonly number[], texts: readonly number[], rule: BurstRule = burstRule): Burst[] {
  if (counts.length !== texts.length) throw new RangeError(`${counts.length} counts, ${texts.length} days`)
  const found: Burst[] = []
  const calm: number[] = []
  let open: Burst | null = null
  for (const [day, count] of counts.entries()) {
    const all = texts[day] ?? 0
    const past = calm.slice(-rule.past)
    const { expected, deviation } = expectation(past, counts, texts, all)
    const score = deviation > 0 ? (count - expected) / deviation : 0
    const enough = past.length >= rule.leastPast
    if (open && score < rule.ends) {
      found.push(open)
      open = null
    }
    if (!open && enough && count >= rule.leastCount && score >= rule.begins)
      open = { first: day, last: day, peak: day, count: 0, expected: 0, score }
    if (open) {
      open.last = day
      open.count += count
      open.expected += expected
      if (count > (counts[open.peak] ?? 0)) open.peak = day
    } else calm.push(day)
  }
  if (open) found.push(open)
  return found
}

function expectation(
  past: readonly number[],
  counts: readonly number[],
  texts: readonly number[],
  all: number,
): { expected: number; deviation: number } {
  let [used, read] = [0, 0]
  for (const day of past) {
    used += counts[day] ?? 0
    read += texts[day] ?? 0
  }
  // Half a use is granted to a word that was never seen: one text of it is then no wonder yet.
  const share = (used + 0.5) / (read + 1)
  const expected = share * all
  let surplus = 0
  for (const day of past) {
    const due = share * (texts[day] ?? 0)
    surplus += due > 0 ? ((counts[day] ?? 0) - due) ** 2 / due - 1 : 0
  }
  const over = past.length > 0 ? Math.max(0, surplus / past.length) : 0
  return { expected, deviation: Math.sqrt(Math.max(expected, 0.5) * (1 + over)) }
}
