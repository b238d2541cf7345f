import { allocate } from '../impact/allocate.ts'
import { inForce } from '../impact/network.ts'
import { betasOf, knownOf } from './betas.ts'
import { chanceBeyond, density } from './student.ts'
import { chanceWithin, delaysOf, firstAnswer, tradedPlaces } from './timing.ts'
import type { Candidate, Cause, CauseInput, CauseRefusal, MoveCauses } from './types.ts'

/** Changes whenever a constant or a formula does. */
export const CAUSES_VERSION = 'causes-6'
/**
 * Deviation of an event's true move about what is typical of its type, as a part of it: in event studies the spread
 * between events is about as large as their mean.
 */
const UNSURE = 0.9
/**
 * Most that an event may explain, in times of what was to be expected of it: an event that usually moves 0.3 % is not
 * the cause of 10 %, whatever else was known.
 */
const MOST_OF_EXPECTED = 3
/** Most that may be believed of a candidate before the move is seen: even sure news may have been expected. */
const MOST_PRIOR = 0.9
/**
 * Usual move of an event, in daily deviations of the stock's own part, at which it is as likely as not to be felt at
 * all, and how sharply that turns: the move of one company tells nothing of effects far below its
 * own noise (power of event studies by size of the effect over the deviation: Brown, Warner 1985; MacKinlay 1997).
 * Chosen on two seeds of the demo market, measured on others.
 */
const [FELT, SHARPNESS] = [0.4, 4] as const
/** Days up to so many deviations are ordinary; a share of such days is given from so many days on. */
const ORDINARY = 1
const FEWEST_ORDINARY = 60
/** Chance below which a move is out of the ordinary. */
const RARE = 0.05
/** Shares below this are not listed, but join what is unexplained. */
const LEAST_SHARE = 0.01
/** Most causes listed. */
const MOST_CAUSES = 20

/** Steps of 0.0001 per cent. */
const steps = (percent: number): number => Math.round(percent * 10_000)

/**
 * Chance, 0 to 1, that a move of the usual size of an event is felt among the own moves of ordinary days (deviation
 * `sigma`, per cent). Of what it is for its subject: how far away that is, the way says.
 */
function feltOf(usual: number, sigma: number): number {
  const [signal, noise] = [Math.abs(usual) ** SHARPNESS, (FELT * sigma) ** SHARPNESS]
  return signal / (signal + noise)
}

/** Whether an event comes to the company over a supply. */
const isBySupply = ({ path }: Candidate): boolean => path.some(({ kind }) => kind === 'supplier' || kind === 'customer')

interface Weighed {
  candidate: Candidate
  answer: number
  prior: number
  expected: number
  likelihood: number
  part: number
  most: number
}

/** Trading days before the move on which the own part was within what is usual, by number among the traded. */
function ordinaryDays(owns: readonly (number | null)[], first: number, sigma: number): Set<number> {
  const ordinary = new Set<number>()
  for (const [at, own] of owns.slice(0, first).entries())
    if (own !== null && Math.abs(own) <= ORDINARY * sigma) ordinary.add(at)
  return ordinary
}

/**
 * Why a stock moved from one day to another, both included: what the market and its industry account for, and who
 * stands behind the rest. The own part is set
 * against each candidate as its one cause and against chance: prior (answers in these days × confidence × novelty ×
 * felt at all), of what happened only, × likelihood (Student t about the
 * expected move, its own uncertainty added) gives each a posterior; times the part of the move it would bring (normal
 * conjugate mean, at most three times what is usual for its type and size), its share. Uses nothing
 * known after `asOf` (ms), which must not lie before the close of `to`.
 */
export function causesOf(input: CauseInput, asOf: number): MoveCauses | CauseRefusal {
  const days = input.days.filter((one) => one.closeAt <= asOf)
  // Moves are asked for of late: from the end on.
  const to = days.findLastIndex((one) => one.day <= input.to)
  const from = days.findLastIndex((one) => one.day < input.from) + 1
  if (to < from || input.to > (days.at(-1)?.day ?? '')) return { refused: 'unknown-days' }
  const window = days.slice(from, to + 1)
  if (window.every((one) => one.stock === null)) return { refused: 'no-trading' }
  const before = days.slice(0, from)
  const withIndustry =
    window.every((one) => one.stock === null || one.industry !== null) &&
    before.reduce((count, one) => count + (one.industry === null ? 0 : 1), 0) * 2 >= before.length
  const betas = betasOf(before, withIndustry)
  if (!betas) return { refused: 'too-few-days' }
  const moves = window.filter((one) => one.stock !== null).map((one) => knownOf(one, withIndustry))
  if (moves.some((one) => one === undefined)) return { refused: 'no-factors' }
  const sums = moves.reduce<{ market: number; industry: number; stock: number; product: number }>(
    (sum, one) =>
      one === undefined
        ? sum
        : {
            market: sum.market + one.market * betas.market,
            industry: sum.industry + one.excess * betas.industry,
            stock: sum.stock + one.stock,
            product: sum.product * (1 + one.stock / 100),
          },
    { market: 0, industry: 0, stock: 0, product: 1 },
  )
  const [moved, market, industry, own] = [
    (sums.product - 1) * 100,
    sums.market,
    sums.industry,
    sums.stock - sums.market - sums.industry,
  ].map(steps) as [number, number, number, number]
  const ownMove = own / 10_000
  const deviation = betas.sigma * Math.sqrt(moves.length)

  const traded = tradedPlaces(days)
  const [first, last] = [traded.findIndex((place) => place >= from), traded.findLastIndex((place) => place <= to)]
  const owns = traded.map((place) => {
    const day = days[place]
    const one = day && knownOf(day, withIndustry)
    return one ? one.stock - one.market * betas.market - one.excess * betas.industry : null
  })
  const bySupplyToo = Math.abs(moved) / 10_000 >= (input.leastSupplyMove ?? 0)
  // Only what happened moves a price: what is planned, possible, rumoured, denied or ended explains none.
  const known = input.candidates
    .filter((one) => one.modality === 'fact' && inForce(one, asOf) && (bySupplyToo || !isBySupply(one)))
    .toSorted((a, b) => (a.eventId < b.eventId ? -1 : a.eventId > b.eventId ? 1 : 0))
  const answers = new Map(known.map((one) => [one, firstAnswer(days, traded, one.happenedAt)]))
  const weighed = known.flatMap((candidate): Weighed[] => {
    const answer = answers.get(candidate) ?? 0
    const expected = candidate.sign * candidate.size * candidate.way
    const prior =
      Math.min(
        MOST_PRIOR,
        chanceWithin(delaysOf(candidate), answer, first, last) *
          Math.min(1, Math.max(0, candidate.confidence)) *
          candidate.novelty,
      ) * feltOf(candidate.size, betas.sigma)
    // What should have moved it the other way explains nothing; what may move it either way is expected to by its size.
    if (!(prior > 0) || !(Math.abs(candidate.size * candidate.way) > 0) || expected * ownMove < 0) return []
    const unsure = (candidate.sign === 0 ? candidate.size * candidate.way : UNSURE * expected) ** 2
    const brought = expected + (unsure / (unsure + deviation ** 2)) * (ownMove - expected)
    const most =
      ownMove === 0 ? 0 : Math.min(1, (MOST_OF_EXPECTED * Math.abs(candidate.size * candidate.way)) / Math.abs(ownMove))
    const part = ownMove === 0 ? 0 : Math.min(most, Math.max(0, brought / ownMove))
    return [
      {
        candidate,
        answer,
        prior,
        expected,
        likelihood: density(ownMove - expected, Math.sqrt(unsure + deviation ** 2)),
        part,
        most,
      },
    ]
  })
  // Odds of each against chance alone: prior ÷ (1 − prior) × likelihood ratio; they and 1 are made to add up to 1.
  const chanceAlone = density(ownMove, deviation)
  const odds = weighed.map((one) => (one.prior / (1 - one.prior)) * (one.likelihood / chanceAlone))
  const all = odds.reduce((sum, one) => sum + one, 1)
  const shares = weighed
    .map((one, at) => ({ ...one, share: ((odds[at] ?? 0) / all) * one.part }))
    .filter((one) => one.share >= LEAST_SHARE)
    .toSorted((a, b) => b.share - a.share || (a.candidate.eventId < b.candidate.eventId ? -1 : 1))
    .slice(0, MOST_CAUSES)
  const left = Math.max(0, 1 - shares.reduce((sum, one) => sum + one.share, 0))
  const points = allocate(Math.abs(own), [...shares.map((one) => one.share), left]).map((one) =>
    one === 0 ? 0 : (one * Math.sign(own)) / 10_000,
  )
  const ordinary = ordinaryDays(owns, first, betas.sigma)
  const causes = shares.map(({ candidate, answer, prior, expected, likelihood, share, most }, at): Cause => {
    const alike = known.filter(
      (one) => one.type === candidate.type && (one.path.length === 0) === (candidate.path.length === 0),
    )
    const withSuch = new Set(alike.map((one) => answers.get(one) ?? -1).filter((place) => ordinary.has(place))).size
    return {
      eventId: candidate.eventId,
      type: candidate.type,
      direct: candidate.path.length === 0,
      path: candidate.path,
      share,
      points: points[at] ?? 0,
      expected,
      most,
      materiality: candidate.materiality,
      prior,
      likelihood,
      delayDays: first - answer,
      ordinary: {
        days: ordinary.size,
        withSuch,
        rate: ordinary.size < FEWEST_ORDINARY ? null : withSuch / ordinary.size,
      },
    }
  })
  const chance = chanceBeyond(ownMove / deviation)
  return {
    version: CAUSES_VERSION,
    companyId: input.companyId,
    from: window[0]?.day ?? input.from,
    to: window.at(-1)?.day ?? input.to,
    asOf,
    tradedDays: moves.length,
    moved: moved / 10_000,
    market: market / 10_000,
    industry: industry / 10_000,
    own: ownMove,
    compounding: (moved - market - industry - own) / 10_000,
    withIndustry,
    betas,
    deviations: ownMove / deviation,
    chance,
    causes,
    unexplained: { share: left, points: points.at(-1) ?? 0 },
    verdict: left < 0.5 ? 'explained' : chance < RARE ? 'unexplained' : 'ordinary',
  }
}
