import { zScores } from './standardise.ts'
import {
  rankingFactors,
  type RankedCompany,
  type RankingFactor,
  type RankingOptions,
  type RankingRow,
} from './types.ts'

/** Changes whenever a formula or the mix does. */
export const RANKING_VERSION = 'ranking-1'
/**
 * The stated mix. Equal thirds: what the company is (growth, quality, value), what its price did (momentum), what is
 * said and happens (attention, stance, impact); DeMiguel, Garlappi, Uppal 2009 on why no finer mix is pretended.
 */
export const defaultMix: Readonly<Record<RankingFactor, number>> = {
  growth: 1 / 9,
  quality: 1 / 9,
  value: 1 / 9,
  momentum: 1 / 3,
  attention: 1 / 12,
  stance: 1 / 12,
  impact: 1 / 6,
}
/** Factors that must be known for a score. */
const LEAST_FACTORS = 3
/** Points that one deviation of the mix is worth, and most that a score lies from 50. */
const PER_DEVIATION = 15
const MOST = 49.9

/**
 * Ranks the companies of one day: each factor as winsorised z-score across them, times its weight; a missing factor
 * counts as average and is told. One deviation of
 * the mix is 15 points about 50 (fewer where the farthest would leave 0–100). The parts and 50 add up to the score
 * exactly, in steps of 0.01. In order of `rows`.
 */
export function rankCompanies(rows: readonly RankingRow[], { weights, neutral }: RankingOptions): RankedCompany[] {
  const total = rankingFactors.reduce((sum, factor) => sum + Math.max(0, weights[factor]), 0)
  const groups = neutral ? rows.map((one) => one.group) : null
  const columns = new Map(
    rankingFactors.map((factor) => [
      factor,
      zScores(
        rows.map((one) => one.values[factor]),
        groups,
      ),
    ]),
  )
  const mixed = rows.map((row, at) => {
    const parts = rankingFactors.map((factor) => {
      const raw = row.values[factor]
      const z = columns.get(factor)?.[at] ?? null
      const weight = total > 0 ? Math.max(0, weights[factor]) / total : 0
      return { factor, raw: raw !== null && Number.isFinite(raw) ? raw : null, z, weight }
    })
    const known = parts.filter((one) => one.z !== null && one.weight > 0)
    return {
      companyId: row.companyId,
      parts,
      scored: known.length >= LEAST_FACTORS,
      coverage: known.reduce((sum, one) => sum + one.weight, 0),
      mix: known.reduce((sum, one) => sum + one.weight * (one.z ?? 0), 0),
    }
  })
  const mixes = mixed.filter((one) => one.scored).map((one) => one.mix)
  const mean = mixes.reduce((sum, one) => sum + one, 0) / Math.max(1, mixes.length)
  const deviation = Math.sqrt(mixes.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, mixes.length))
  const farthest = mixes.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  const unit =
    farthest < 1e-9 ? 0 : Math.min(deviation < 1e-9 ? PER_DEVIATION : PER_DEVIATION / deviation, MOST / farthest)
  const scored = mixed.map(({ companyId, parts, scored: has, coverage }) => {
    const points = parts.map((one) => (has && one.z !== null ? Math.round(unit * one.weight * one.z * 100) : 0))
    return {
      companyId,
      score: has ? (5000 + points.reduce((sum, one) => sum + one, 0)) / 100 : null,
      coverage,
      parts: parts.map((one, at) => ({ ...one, points: (points[at] ?? 0) / 100 })),
    }
  })
  const order = scored.flatMap((one) => (one.score === null ? [] : [one.score])).toSorted((a, b) => b - a)
  const rankOf = new Map(order.map((score, at) => [score, at + 1] as const).toReversed())
  return scored.map((one) => ({ ...one, rank: one.score === null ? null : (rankOf.get(one.score) ?? null) }))
}
