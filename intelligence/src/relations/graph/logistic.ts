import { fitLogistic } from '../../linear/logistic.ts'
import type { EdgeFeatures } from './features.ts'

/** What was fitted: a weight for each feature, and one for none. */
export interface EdgeWeights {
  bias: number
  weights: ReadonlyMap<string, number>
}

export interface WeighedEdge {
  features: EdgeFeatures
  wrong: boolean
}

/** Features that fewer edges than this have tell nothing. */
const LEAST = 5

/** How likely an edge is wrong, 0 to 1. */
export function likelyWrong({ bias, weights }: EdgeWeights, features: EdgeFeatures): number {
  let logit = bias
  for (const [name, value] of features) logit += value * (weights.get(name) ?? 0)
  return 1 / (1 + Math.exp(-logit))
}

/** Weights by which wrong edges are told, each pulled towards zero as strongly as so many of the edges would. */
export function fitEdges(edges: readonly WeighedEdge[], pull: number): EdgeWeights {
  const seen = new Map<string, number>()
  for (const { features } of edges) for (const name of features.keys()) seen.set(name, (seen.get(name) ?? 0) + 1)
  const names = [...seen].flatMap(([name, count]) => (count >= LEAST ? [name] : [])).toSorted()
  const { bias, weights } = fitLogistic(
    edges.map(({ features, wrong }) => ({
      features: Float64Array.from(names, (name) => features.get(name) ?? 0),
      hit: wrong,
    })),
    new Float64Array(names.length).fill(pull * edges.length),
  )
  return { bias, weights: new Map(names.map((name, at) => [name, weights[at] ?? 0])) }
}
