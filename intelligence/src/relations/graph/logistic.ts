import { descended } from '../../linear/adam.ts'
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

/** Steps of the descent and their length; features that fewer edges than this have tell nothing. */
const [STEPS, RATE, LEAST] = [400, 0.05, 5]

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit))

/** How likely an edge is wrong, 0 to 1. */
export function likelyWrong({ bias, weights }: EdgeWeights, features: EdgeFeatures): number {
  let logit = bias
  for (const [name, value] of features) logit += value * (weights.get(name) ?? 0)
  return sigmoid(logit)
}

/** Weights of a logistic regression with a pull towards zero (ridge), by Adam on all edges at each step. */
export function fitEdges(edges: readonly WeighedEdge[], pull: number): EdgeWeights {
  const seen = new Map<string, number>()
  for (const { features } of edges) for (const name of features.keys()) seen.set(name, (seen.get(name) ?? 0) + 1)
  const names = [...seen].flatMap(([name, count]) => (count >= LEAST ? [name] : [])).toSorted()
  const place = new Map(names.map((name, at) => [name, at]))
  const rows = edges.map(({ features, wrong }) => ({
    wrong: wrong ? 1 : 0,
    cells: [...features].flatMap(([name, value]) => {
      const at = place.get(name)
      return at === undefined ? [] : [{ at, value }]
    }),
  }))
  const fitted = descended(names.length + 1, { steps: STEPS, rate: RATE }, (weights) => {
    const slope = weights.map((value, at) => (at < names.length ? pull * edges.length * value : 0))
    for (const { wrong, cells } of rows) {
      let logit = weights[names.length] ?? 0
      for (const { at, value } of cells) logit += value * (weights[at] ?? 0)
      const off = sigmoid(logit) - wrong
      for (const { at, value } of cells) slope[at] = (slope[at] ?? 0) + off * value
      slope[names.length] = (slope[names.length] ?? 0) + off
    }
    return slope
  })
  return { bias: fitted[names.length] ?? 0, weights: new Map(names.map((name, at) => [name, fitted[at] ?? 0])) }
}
