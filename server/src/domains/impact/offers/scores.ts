import { setImmediate as turn } from 'node:timers/promises'
import type { z } from 'zod'
import type { impactNumbers } from '@pandora/contract/domains/impact/operations'
import { networkOf } from '@pandora/intelligence/impact/network'
import { reachOf } from '@pandora/intelligence/impact/reach'
import { groundOf, scoreOnGround } from '@pandora/intelligence/impact/score'
import type { ImpactScore } from '@pandora/intelligence/impact/types'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { coveredSince } from './ground.queries.ts'
import { linksOf, readGrounds, type Grounds } from './ground.ts'
import { presentScores, type ScoreRow } from './scores.queries.ts'
import { defineHeldMany } from '../../../shared/define-held.ts'

/** The four numbers of a company, on the wire. */
export type ImpactNumbers = z.infer<typeof impactNumbers>
/** Of a company that was never read about. */
export const noScore: ImpactNumbers = { riskPoint: null, opportunityPoint: null, impactScore: null, impact: null }

/** Companies above which all events of the market are read at once instead of those that reach each. */
const MANY = 8

/** Facts that scores of some companies rest on over a span (ms), or at an instant where both are the same. */
export async function groundsFor(
  db: Db,
  marketId: number,
  companies: readonly string[],
  from: number,
  to: number,
): Promise<Grounds> {
  const times = { from, to }
  const links = await linksOf(db, marketId, times, companies.length > MANY ? null : companies)
  if (companies.length > MANY) return readGrounds(db, marketId, times, links)
  // Links change within the span: what reaches a company at its ends or between is wanted.
  const instants = [...new Set([0, 0.25, 0.5, 0.75, 1].map((part) => from + part * (to - from)))]
  const subjects = new Set(
    instants.flatMap((at) => {
      const network = networkOf(links.supplies, links.groups, links.places, at)
      return companies.flatMap((companyId) => [...reachOf(network, companyId).keys()])
    }),
  )
  const near = new Set([...subjects].flatMap((key) => (key.startsWith('company ') ? [key.slice(8)] : [])))
  return readGrounds(
    db,
    marketId,
    times,
    {
      supplies: links.supplies.filter((one) => near.has(one.supplierId) && near.has(one.customerId)),
      groups: links.groups.filter((one) => near.has(one.companyId)),
      places: links.places.filter((one) => near.has(one.companyId)),
    },
    [...subjects],
  )
}

/** Scores of companies at an instant (ms), computed from the facts known then. */
export async function scoresAt(
  db: Db,
  marketId: number,
  companies: readonly string[],
  at: number,
): Promise<Map<string, ImpactScore>> {
  if (companies.length === 0) return new Map()
  const [grounds, covered] = await Promise.all([
    groundsFor(db, marketId, companies, at, at),
    coveredSince(db, { marketId, asOf: at }, companies),
  ])
  const ground = groundOf(grounds, at)
  return new Map(companies.map((id) => [id, scoreOnGround(id, covered.get(id) ?? null, ground)]))
}

/** Companies scored before others on the thread get their turn. */
const TURN = 50

/**
 * Scores of companies at several instants (ms, rising), each computed from the facts known then, in the order of the
 * companies, one after the other.
 */
export async function* scoresOver(
  db: Db,
  marketId: number,
  companies: readonly string[],
  instants: readonly number[],
): AsyncGenerator<{ companyId: string; scores: ImpactScore[] }> {
  const [first, last] = [instants[0], instants.at(-1)]
  if (first === undefined || last === undefined || companies.length === 0) return
  const [facts, covered] = await Promise.all([
    groundsFor(db, marketId, companies, first, last),
    coveredSince(db, { marketId, asOf: last }, companies),
  ])
  const grounds = instants.map((at) => groundOf(facts, at))
  for (const [n, companyId] of companies.entries()) {
    const since = covered.get(companyId) ?? null
    yield { companyId, scores: grounds.map((ground) => scoreOnGround(companyId, since, ground)) }
    if (n % TURN === TURN - 1) await turn()
  }
}

/**
 * The four numbers of every company of the market that was read about, as the view knows them: the very ones that a
 * receipt of the same view adds up to.
 */
export async function marketScores(db: Db, view: View): Promise<Map<string, ImpactNumbers>> {
  if (view.asOf === null) return numbersOf(await presentScores(db, view.marketId, null))
  const at = view.asOf
  const links = await linksOf(db, view.marketId, { from: at, to: at }, null)
  const [grounds, covered] = await Promise.all([
    readGrounds(db, view.marketId, { from: at, to: at }, links),
    coveredSince(db, view, null),
  ])
  const ground = groundOf(grounds, at)
  const scores = new Map<string, ImpactNumbers>()
  for (const [id, since] of covered) {
    const { riskPoint, opportunityPoint, impactScore, impact } = scoreOnGround(id, since, ground)
    scores.set(id, { riskPoint, opportunityPoint, impactScore, impact })
    if (scores.size % TURN === 0) await turn()
  }
  return scores
}

const numbersOf = (rows: ReadonlyMap<string, ScoreRow>) =>
  new Map(
    [...rows].map(([id, row]): [string, ImpactNumbers] => [
      id,
      {
        riskPoint: row.risk_point,
        opportunityPoint: row.opportunity_point,
        impactScore: row.impact_score,
        impact: row.impact,
      },
    ]),
  )

/** The four numbers of companies as the view knows them: the present ones are stored, those of the past computed. */
export async function impactNumbersOf(
  db: Db,
  view: View,
  companies: readonly string[],
): Promise<Map<string, ImpactNumbers>> {
  if (view.asOf === null) return numbersOf(await presentScores(db, view.marketId, companies))
  const scores = await scoresAt(db, view.marketId, companies, view.asOf)
  return new Map(
    [...scores].map(([id, { riskPoint, opportunityPoint, impactScore, impact }]) => [
      id,
      { riskPoint, opportunityPoint, impactScore, impact },
    ]),
  )
}

/** The four numbers by company, held. */
export const heldImpact = defineHeldMany({
  id: 'impact.numbers',
  reads: ['company', 'company_score'],
  load: ({ db, view }, ids) => impactNumbersOf(db, view, ids),
})
