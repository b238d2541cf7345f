import { CALL_DAYS, callHorizons, MOST_CALLS } from '@pandora/contract/domains/authors/operations'
import { instantOf } from '@pandora/contract/time'
import type { HorizonScore } from '@pandora/intelligence/calls/author'
import { mean, rankCorrelation } from '@pandora/intelligence/record/statistics'
import type { World } from '@pandora/sources/demo/world'
import type { Sql } from '@pandora/store/database'
import { scoresOf } from '../domains/authors/judge.ts'
import { callsOfAll, type CallRow } from '../domains/authors/queries.ts'
import { dayHeld, heldSkill, judgeAll } from '../domains/authors/skill.ts'
import { makeHeld } from '../shared/held.ts'
import { dayPlus } from '../shared/timeline.ts'
import { placeboCalls } from './placebo-calls.ts'
import { truths, type DocumentTruth } from './truth-files.ts'

/** Planted skill from which on an author knows something, and up to which one guesses or is reliably wrong. */
const KNOWS = 0.58
const GUESSES = 0.52
const round = (value: number | null): number | null => (value === null ? null : Math.round(value * 1000) / 1000)

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted.length === 0 ? null : (sorted[Math.floor((sorted.length - 1) / 2)] ?? null)
}

interface Scored {
  id: string
  horizons: readonly HorizonScore[]
}

/** How authors with 30 calls or more rank by their edge, against their planted skill. */
function rankedAgainst(authors: readonly Scored[], skillOf: ReadonlyMap<string, number>): object[] {
  return callHorizons.map((horizon, at) => {
    const ranked = authors.flatMap((one) => {
      const [score, skill] = [one.horizons[at], skillOf.get(one.id)]
      const edge = score && score.shrunk !== null && score.baseRate !== null ? score.shrunk - score.baseRate : null
      return score && !score.grey && edge !== null && skill !== undefined ? [{ skill, edge, closed: score.closed }] : []
    })
    const able = median(ranked.filter(({ skill }) => skill >= KNOWS).map(({ edge }) => edge))
    const guessing = ranked.filter(({ skill }) => skill <= GUESSES)
    return {
      horizon,
      ranked: ranked.length,
      withSkill: ranked.filter(({ skill }) => skill >= KNOWS).length,
      withoutSkill: guessing.length,
      meanEdge: round(mean(ranked.map(({ edge }) => edge))),
      meanEdgeWithoutSkill: round(mean(guessing.map(({ edge }) => edge))),
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
}

/** Posts that make a call of their own, as the demo wrote them rather than as they were read. */
async function callsAsWritten(
  sql: Sql,
  marketId: number,
  folder: string,
  days: { from: string; to: string },
): Promise<(CallRow & { author_id: string })[]> {
  const published = new Map(
    (
      await sql<{ document_id: string; published_at: number }[]>`
        select document_id, published_at from document where market_id = ${marketId} and kind = 'post'
          and superseded_at = 'infinity' and published_at >= ${new Date(instantOf(days.from)).toISOString()}`
    ).map((row) => [row.document_id, row.published_at]),
  )
  const calls: (CallRow & { author_id: string })[] = []
  for await (const { document, author, stance, copyOf, tones } of truths<DocumentTruth>(folder, 'texts-')) {
    const at = published.get(document)
    const [company, ...others] = Object.keys(tones)
    if (at === undefined || author === null || copyOf !== null || company === undefined || others.length > 0) continue
    if (stance === 'many' || stance === 'empty')
      calls.push({ document_id: document, author_id: author, company_id: company, stance, published_at: at })
  }
  return calls
}

/**
 * How the product ranks authors by their calls, against the skill that the demo gave each: rank correlation over the
 * ranked (30 calls or more), and how many without skill stand above the median of those with it. `over`: as posts were
 * read; `asWritten`: had every post been read as it was meant, which is what judging and ranking alone come to.
 */
export async function authorsAgainstTruth(
  sql: Sql,
  { marketId, folder, livedTo }: { marketId: number; folder: string; livedTo: number },
  world: Pick<World, 'authors' | 'seed'>,
): Promise<object> {
  const services = { sql, held: makeHeld({ watch: () => () => undefined }, 0) }
  const view = { marketId, asOf: livedTo }
  const { authors } = await heldSkill.read(services, view, dayHeld(livedTo))
  const skillOf = new Map(world.authors.map((one) => [one.id, one.skill]))
  const { to, end } = dayHeld(livedTo)
  const days = { from: dayPlus(to, -CALL_DAYS), to }
  const calls = await callsOfAll(sql, view, days, MOST_CALLS)
  const meant = await callsAsWritten(sql, marketId, folder, days)
  const judged = await judgeAll({ services, db: sql, view }, meant, { to, end })
  const asWritten = [...Map.groupBy(meant, (row) => row.author_id)].map(([id, own]) => ({
    id,
    horizons: scoresOf(own.flatMap((row) => judged.get(row.document_id) ?? [])),
  }))
  const placebo = await placeboCalls(services, sql, view, calls, { to, end, seed: world.seed })
  return {
    authors: world.authors.length,
    withCalls: authors.length,
    over: rankedAgainst(authors, skillOf),
    asWritten: rankedAgainst(asWritten, skillOf),
    placebo: placebo.map(({ edge, low, high, ...one }) => ({
      ...one,
      edge: round(edge),
      low: round(low),
      high: round(high),
    })),
  }
}
