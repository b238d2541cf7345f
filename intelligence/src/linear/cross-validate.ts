import { largest, logitsOf, softmax, type LinearModel, type ModelFacts } from './model.ts'
import { randomFrom, shuffled } from './random.ts'
import { trainLinear, type Example, type TrainOptions } from './train.ts'

/**
 * For each of `labels.length` rows the fold it lies in, classes spread evenly; drawn from the seed. Rows of one `group`
 * share a fold.
 */
export function foldsOf(
  labels: readonly (number | string)[],
  folds: number,
  seed: number,
  group?: (row: number) => string,
): Uint8Array {
  const answer = new Uint8Array(labels.length)
  const next = new Map<number | string, number>()
  const known = new Map<string, number>()
  for (const row of shuffled(labels.length, randomFrom(seed))) {
    const name = group?.(row)
    const before = name === undefined ? undefined : known.get(name)
    const label = labels[row] ?? ''
    const fold = before ?? (next.get(label) ?? 0) % folds
    if (before === undefined) next.set(label, fold + 1)
    if (name !== undefined) known.set(name, fold)
    answer[row] = fold
  }
  return answer
}

/** Logits of every row by models that have not seen it, row after row, a number a label. */
export function crossValidate(
  examples: readonly Example[],
  options: TrainOptions,
  facts: Omit<ModelFacts, 'rows'>,
  folds = 5,
): { logits: Float64Array; said: Uint8Array } {
  const labels = facts.labels.length
  const fold = foldsOf(
    examples.map(({ label }) => label),
    folds,
    facts.seed,
  )
  const logits = new Float64Array(examples.length * labels)
  const said = new Uint8Array(examples.length)
  for (let one = 0; one < folds; one++) {
    const model = trainLinear(
      examples.filter((_example, row) => fold[row] !== one),
      options,
      facts,
    )
    examples.forEach(({ features }, row) => {
      if (fold[row] !== one) return
      const own = logits.subarray(row * labels, (row + 1) * labels)
      logitsOf(model, features, own)
      said[row] = largest(own)
    })
  }
  return { logits, said }
}

/**
 * Temperature that makes probabilities of held-out logits likeliest (Guo et al. 2017), found by golden section between
 * 0.05 and 20.
 */
export function temperatureOf(logits: Float64Array, gold: ArrayLike<number>, labels: number): number {
  const own = new Float64Array(labels)
  const loss = (temperature: number) => {
    let sum = 0
    for (let row = 0; row < gold.length; row++) {
      own.set(logits.subarray(row * labels, (row + 1) * labels))
      softmax(own, temperature)
      sum -= Math.log(Math.max(1e-12, own[gold[row] ?? 0] ?? 0))
    }
    return sum
  }
  const golden = (Math.sqrt(5) - 1) / 2
  let [low, high] = [Math.log(0.05), Math.log(20)]
  for (let step = 0; step < 40; step++) {
    const [left, right] = [high - golden * (high - low), low + golden * (high - low)]
    if (loss(Math.exp(left)) < loss(Math.exp(right))) high = right
    else low = left
  }
  return Math.exp((low + high) / 2)
}

/** Trains on everything, with the temperature that held-out logits ask for. */
export function trainCalibrated(
  examples: readonly Example[],
  options: TrainOptions,
  facts: Omit<ModelFacts, 'rows'>,
  folds = 5,
): LinearModel {
  const { logits } = crossValidate(examples, options, facts, folds)
  return {
    ...trainLinear(examples, options, facts),
    temperature: temperatureOf(
      logits,
      examples.map(({ label }) => label),
      facts.labels.length,
    ),
  }
}
