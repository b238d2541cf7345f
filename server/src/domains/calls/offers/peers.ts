import type { View } from '@pandora/store/as-of'
import type { HeldServices } from '../../../shared/define-held.ts'
import { FEWEST_OF_INDUSTRY } from '../../impact/offers/record-series.ts'
import { classAt, marketClasses, type Figures } from '../../figures/offers/market.ts'

/** Stocks of an industry by which the base rate of calls on it is told. */
const PEERS = 20

/** Every so many-th of a list, so that the whole of it is told by `most`. */
const spread = (list: readonly string[], most: number): string[] => {
  const step = Math.max(1, list.length / most)
  return Array.from({ length: Math.min(most, list.length) }, (_, at) => list[Math.floor(at * step)] ?? '')
}

/**
 * Stocks that the base rates of called companies are told by, by the industry of level 1: of one with fewer than five
 * companies, stocks of the whole market, which those are held against, too.
 */
export async function peersOf(services: HeldServices, view: View, market: Figures, companies: ReadonlySet<string>) {
  const classes = await marketClasses(services, view)
  const topOf = (id: string) => classAt(classes, market.get(id)?.industryCode ?? null, 1)
  const wanted = new Set([...companies].map(topOf))
  const all = [...market.keys()].toSorted()
  const groups = Map.groupBy(all, topOf)
  const peers = new Map(
    [...groups].flatMap(([code, ids]) =>
      code !== null && wanted.has(code)
        ? [[code, spread(ids.length < FEWEST_OF_INDUSTRY ? all : ids, PEERS)] as const]
        : [],
    ),
  )
  return { topOf, peers }
}
