import type { FeatureBag } from './features.ts'
import type { LinearModel } from './model.ts'

/** What of a logit difference comes from where. All numbers together add up to the difference. */
export interface Attribution {
  /** One number a UTF-16 unit of the text: an n-gram's part is shared evenly by its units. */
  units: Float64Array
  /** From features that lie at no place in the text: length, counts. */
  placeless: number
  /** What the model says before it has read anything. */
  bias: number
}

/**
 * Splits logit(`label`) − logit(`against`) of the text in the bag over its characters. The bag must have been begun
 * with `trace`. Logits before the temperature.
 */
export function attribute(
  model: LinearModel,
  bag: FeatureBag,
  length: number,
  label: number,
  against: number,
): Attribution {
  const units = new Float64Array(length)
  const labels = model.labels.length
  let placeless = 0
  for (const { id, value, start, end } of bag.occurrences) {
    const from = id * labels
    const part =
      value *
      ((model.weights[from + label] ?? 0) * (model.scale[label] ?? 0) -
        (model.weights[from + against] ?? 0) * (model.scale[against] ?? 0))
    if (part === 0) continue
    if (end <= start) placeless += part
    else for (let at = start; at < end; at++) units[at] = (units[at] ?? 0) + part / (end - start)
  }
  return { units, placeless, bias: (model.bias[label] ?? 0) - (model.bias[against] ?? 0) }
}
