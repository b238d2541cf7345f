import { featureNames } from './features.ts'
import type { Weights } from './fit.ts'
export type WeightedFor = string
export const weightOf = (_: WeightedFor): Weights => ({ bias: 0, weights: new Float64Array(featureNames.length) })
