/** A document's tone for its reader at large, with its strength, 0 to 1. */
export interface ToneOfDay {
  day: string
  tone: string | null
  strength: number | null
}

/** Sentiment of a day: see `sentimentOf`. */
export interface Sentiment {
  day: string
  naturalScore: number
  optimismScore: number
  pessimisticScore: number
  median: number
  count: number
}

const signs: Readonly<Record<string, number>> = { opportunity: 1, risk: -1, neutral: 0 }
const points = (value: number): number => Math.round(value * 10) / 10

/** Signed strength of a tone, −100 to 100. */
export const signedOf = ({ tone, strength }: Pick<ToneOfDay, 'tone' | 'strength'>): number | null =>
  tone === null || strength === null ? null : (signs[tone] ?? 0) * strength * 100

/** Middle of numbers in order; the mean of the two in the middle where they are even in number. */
function medianOf(values: readonly number[]): number {
  const ordered = values.toSorted((a, b) => a - b)
  const half = Math.floor(ordered.length / 2)
  const [low, high] = [ordered[ordered.length % 2 === 0 ? half - 1 : half] ?? 0, ordered[half] ?? 0]
  return (low + high) / 2
}

/**
 * Three scores a day: the strength of good and of bad tones, each over all documents of the day that have a tone, and
 * what neither takes up of 100; the median of the signed strengths, and how many documents they are of. A day on which
 * none of the three is above 0, for no document has a tone, is left out (RISK-03). In order of days.
 */
export function sentimentOf(tones: readonly ToneOfDay[]): Sentiment[] {
  return [...Map.groupBy(tones, ({ day }) => day)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, all]) =>
      scoresOf(
        day,
        all.flatMap((one) => signedOf(one) ?? []),
      ),
    )
    .filter(
      ({ naturalScore, optimismScore, pessimisticScore }) =>
        Math.max(naturalScore, optimismScore, pessimisticScore) > 0,
    )
}

function scoresOf(day: string, signed: readonly number[]): Sentiment {
  const count = signed.length
  if (count === 0) return { day, naturalScore: 0, optimismScore: 0, pessimisticScore: 0, median: 0, count }
  const mean = (part: (one: number) => number) => points(signed.reduce((sum, one) => sum + part(one), 0) / count)
  const [optimismScore, pessimisticScore] = [mean((one) => Math.max(0, one)), mean((one) => Math.max(0, -one))]
  return {
    day,
    naturalScore: points(100 - optimismScore - pessimisticScore),
    optimismScore,
    pessimisticScore,
    median: points(medianOf(signed)),
    count,
  }
}
