import { CALL_DAYS, callHorizons, MOST_CALLS } from '@pandora/contract/domains/authors/operations'
import { mean, rankCorrelation } from '@pandora/intelligence/record/statistics'
import type { World } from '@pandora/sources/demo/world'
import type { Sql } from '@pandora/store/database'
import { callsOfAll } from '../domains/authors/queries.ts'
import { dayHeld, heldSkill } from '../domains/authors/skill.ts'
import { makeHeld } from '../shared/held.ts'
import { dayPlus } from '../shared/timeline.ts'
import { placeboCalls } from './placebo-calls.ts'

/** Skill from which on an author knows something, as the demo plants it; the others guess, or are reliably wrong. */
const KNOWS = 0.58
const round = (value: number | null): number | null => (value === null ? null : Math.round(value * 1000) / 1000)

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted.length === 0 ? null : (sorted[Math.floor((sorted.length - 1) / 2)] ?? null)
}

/**
 * How the product ranks authors by their calls, against the skill that the demo gave each: rank correlation over the
 * ranked (30 calls or more), and how many without skill stand above the median of those with it.
 */
export async function authorsAgainstTruth(
  sql: Sql,
  marketId: number,
  world: Pick<World, 'authors' | 'seed'>,
  livedTo: number,
): Promise<object> {
  const services = { sql, held: makeHeld({ watch: () => () => undefined }, 0) }
  const view = { marketId, asOf: livedTo }
  const { authors } = await heldSkill.read(services, view, dayHeld(livedTo))
  const skillOf = new Map(world.authors.map((one) => [one.id, one.skill]))
  const over = callHorizons.map((horizon, at) => {
    const ranked = authors.flatMap((one) => {
      const [score, skill] = [one.horizons[at], skillOf.get(one.id)]
      const edge = score && score.shrunk !== null && score.baseRate !== null ? score.shrunk - score.baseRate : null
      return score && !score.grey && edge !== null && skill !== undefined ? [{ skill, edge, closed: score.closed }] : []
    })
    const able = median(ranked.filter(({ skill }) => skill >= KNOWS).map(({ edge }) => edge))
    const guessing = ranked.filter(({ skill }) => skill < KNOWS)
    return {
      horizon,
      ranked: ranked.length,
      withSkill: ranked.length - guessing.length,
      meanEdge: round(mean(ranked.map(({ edge }) => edge))),
      meanEdgeOfUnskilled: round(mean(guessing.map(({ edge }) => edge))),
      meanCalls: round(mean(ranked.map(({ closed }) => closed))),
      spearman: round(
        rankCorrelation(
          ranked.map(({ skill }) => skill),
          ranked.map(({ edge }) => edge),
        ),
      ),
      aboveMedianOfSkilled:
        able === null || guessing.length === 0
          ? null
          : round(guessing.filter(({ edge }) => edge > able).length / guessing.length),
    }
  })
  const { to, end } = dayHeld(livedTo)
  const calls = await callsOfAll(sql, view, { from: dayPlus(to, -CALL_DAYS), to }, MOST_CALLS)
  const placebo = await placeboCalls(services, sql, view, calls, { to, end, seed: world.seed })
  return {
    authors: world.authors.length,
    withCalls: authors.length,
    over,
    placebo: placebo.map(({ edge, low, high, ...one }) => ({
      ...one,
      edge: round(edge),
      low: round(low),
      high: round(high),
    })),
  }
}
