/** What is known of a thing, and whether it is what is looked for. */
export interface LogisticExample {
  features: Float64Array
  hit: boolean
}

/** Weights of features, and what is said of a thing that has none. */
export interface LogisticWeights {
  bias: number
  weights: Float64Array
}

/** What the weights say of a thing: the logarithm of the odds that it is what is looked for. */
export function logOddsOf({ bias, weights }: LogisticWeights, features: Float64Array): number {
  let sum = bias
  for (let at = 0; at < weights.length; at++) sum += (weights[at] ?? 0) * (features[at] ?? 0)
  return sum
}

/** Steps of Newton's method at most; the ridge makes the sum convex, and some six are enough. */
const STEPS = 25
/** Change of a weight below which nothing changes any more. */
const STILL = 1e-6

/** Features that a thing has: where they stand. */
export const placesOf = (features: Float64Array): number[] => [...features.keys()].filter((at) => features[at] !== 0)

/**
 * Logistic regression with a ridge, by Newton's method (iteratively reweighted least squares; Hastie, Tibshirani,
 * Friedman, The Elements of Statistical Learning, 4.4.1), carried to its end: a descent broken off before weighs by how
 * it went. `pulls` says how strongly each weight is pulled towards zero; the bias is not. The same examples give the
 * same weights.
 */
export function fitLogistic(examples: readonly LogisticExample[], pulls: Float64Array): LogisticWeights {
  const size = pulls.length
  const places = examples.map(({ features }) => placesOf(features))
  // The bias stands behind the features.
  const solution = new Float64Array(size + 1)
  for (let step = 0; step < STEPS; step++) {
    const slope = new Float64Array(size + 1)
    const bend = Array.from({ length: size + 1 }, () => new Float64Array(size + 1))
    for (const [row, example] of examples.entries()) add(example, places[row] ?? [], solution, slope, bend)
    for (let at = 0; at < size; at++) {
      slope[at] = (slope[at] ?? 0) + (pulls[at] ?? 0) * (solution[at] ?? 0)
      const own = bend[at]
      // A feature that no example has stays at 0.
      if (own) own[at] = (own[at] ?? 0) + (pulls[at] ?? 0) + 1e-9
    }
    const change = solved(bend, slope)
    let most = 0
    for (let at = 0; at <= size; at++) {
      solution[at] = (solution[at] ?? 0) - (change[at] ?? 0)
      most = Math.max(most, Math.abs(change[at] ?? 0))
    }
    if (most < STILL) break
  }
  return { bias: solution[size] ?? 0, weights: solution.slice(0, size) }
}

/** Adds what an example says of slope and bend of the sum; of the bend the lower half. */
function add(
  { features, hit }: LogisticExample,
  places: readonly number[],
  solution: Float64Array,
  slope: Float64Array,
  bend: readonly Float64Array[],
): void {
  const last = slope.length - 1
  let said = solution[last] ?? 0
  for (const at of places) said += (solution[at] ?? 0) * (features[at] ?? 0)
  const odds = 1 / (1 + Math.exp(-said))
  const [off, weight] = [odds - (hit ? 1 : 0), odds * (1 - odds)]
  const line = bend[last]
  slope[last] = (slope[last] ?? 0) + off
  if (line) line[last] = (line[last] ?? 0) + weight
  for (const [index, at] of places.entries()) {
    const value = features[at] ?? 0
    slope[at] = (slope[at] ?? 0) + off * value
    if (line) line[at] = (line[at] ?? 0) + weight * value
    const own = bend[at]
    if (!own) continue
    for (let other = 0; other <= index; other++) {
      const place = places[other] ?? 0
      own[place] = (own[place] ?? 0) + weight * value * (features[place] ?? 0)
    }
  }
}

/** Solves `matrix · x = right` for a positive definite matrix given by its lower half (Cholesky). */
function solved(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  const lower = matrix.map((row) => row.slice())
  const cell = (row: number, column: number) => lower[row]?.[column] ?? 0
  for (let column = 0; column < size; column++)
    for (let row = column; row < size; row++) {
      let sum = cell(row, column)
      for (let before = 0; before < column; before++) sum -= cell(row, before) * cell(column, before)
      const own = lower[row]
      if (own) own[column] = row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / cell(column, column)
    }
  const x = right.slice()
  for (let row = 0; row < size; row++) {
    let sum = x[row] ?? 0
    for (let before = 0; before < row; before++) sum -= cell(row, before) * (x[before] ?? 0)
    x[row] = sum / cell(row, row)
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = x[row] ?? 0
    for (let after = row + 1; after < size; after++) sum -= cell(after, row) * (x[after] ?? 0)
    x[row] = sum / cell(row, row)
  }
  return x
}
