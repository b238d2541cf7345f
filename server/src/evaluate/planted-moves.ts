import { correlation, rankCorrelation } from '@pandora/intelligence/record/statistics'
import { indexesOf } from '@pandora/sources/demo/facts/prices'
import type { DemoEffect, World } from '@pandora/sources/demo/world'
import type { Sql } from '@pandora/store/database'
import { movesBeyondIndustry, type Planted } from './planted-moves.queries.ts'
import type { EventTruth } from './truth-files.ts'

/** Moves below this, per cent, drown in a day's noise and are not looked for. */
const LEAST = 1
/** A limit or a suspension may put the rest of a move off by a day. */
const LATER = 1

const round = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 1000)

/** Slope of the line through the origin that fits best: 1 where what was planted came out as large. */
function slope(x: readonly number[], y: readonly number[]): number | null {
  const xx = x.reduce((sum, one) => sum + one * one, 0)
  return xx === 0 ? null : x.reduce((sum, one, at) => sum + one * (y[at] ?? 0), 0) / xx
}

function agreement(pairs: readonly { planted: number; own: number }[]) {
  const [x, y] = [pairs.map((one) => one.planted), pairs.map((one) => one.own)]
  const large = pairs.filter((one) => Math.abs(one.planted) >= 3)
  return {
    rows: pairs.length,
    correlation: round(correlation(x, y)),
    rankCorrelation: round(rankCorrelation(x, y)),
    slope: round(slope(x, y)),
    sameSignFrom3:
      large.length === 0
        ? null
        : round(large.filter((one) => Math.sign(one.planted) === Math.sign(one.own)).length / large.length),
  }
}

/** Every planted move against what the stock did beyond its industry's index in the stored prices. */
export async function movesAgainstTruth(sql: Sql, world: World, planted: readonly EventTruth[]): Promise<object> {
  const indexOf = new Map(
    indexesOf(world)
      .slice(2)
      .flatMap((index) => world.companies.filter(index.holds).map((company) => [company.id, index.id])),
  )
  const sought = planted
    .flatMap(({ effects }) => effects)
    .flatMap((effect): { effect: DemoEffect; planted: Planted }[] => {
      const index = indexOf.get(effect.companyId)
      return index && Math.abs(effect.move) >= LEAST
        ? [{ effect, planted: { security: effect.companyId, index, day: effect.day, span: effect.days + LATER } }]
        : []
    })
  const own: (number | null)[] = []
  for (let from = 0; from < sought.length; from += 5000)
    own.push(
      ...(await movesBeyondIndustry(
        sql,
        sought.slice(from, from + 5000).map((one) => one.planted),
      )),
    )
  const pairs = sought.flatMap(({ effect }, at) => {
    const move = own[at]
    return move === null || move === undefined
      ? []
      : [{ planted: effect.move, own: move, via: effect.via?.kind ?? 'direct' }]
  })
  const along = (via: string) => agreement(pairs.filter((one) => one.via === via))
  return { direct: along('direct'), industry: along('industry'), theme: along('theme'), supply: along('edge') }
}
