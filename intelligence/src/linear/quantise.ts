/** Bytes that a model's file needs a feature: its distance from the last one (at most three), and a weight a label. */
const bytesOf = (labels: number) => 3 + labels

/**
 * Weights as whole numbers from −127 to 127 and one scale a label. Features whose weights are all the same for every
 * label say nothing and go;
 * (only where labels compete: `centring`, for a softmax); where more are left than `maxBytes` hold, those with the
 * least spread go first.
 */
export function quantised(
  weights: Float32Array,
  labels: number,
  maxBytes: number,
  centring = true,
): { weights: Int8Array; scale: Float64Array } {
  const size = weights.length / labels
  // A constant added to all labels of a feature changes no probability: centred weights are smaller, and spare bits.
  const spread = new Float32Array(size)
  const most = new Float64Array(labels)
  const centred = new Float32Array(weights.length)
  for (let id = 0; id < size; id++) {
    let mean = 0
    for (let label = 0; centring && label < labels; label++) mean += (weights[id * labels + label] ?? 0) / labels
    for (let label = 0; label < labels; label++) {
      const weight = (weights[id * labels + label] ?? 0) - mean
      centred[id * labels + label] = weight
      const size1 = Math.abs(weight)
      if (size1 > (spread[id] ?? 0)) spread[id] = size1
      if (size1 > (most[label] ?? 0)) most[label] = size1
    }
  }
  const scale = most.map((one) => (one === 0 ? 1 : one / 127))
  const kept = Math.floor(maxBytes / bytesOf(labels))
  const least = kept >= size ? 0 : leastKept(spread, kept)
  const answer = new Int8Array(weights.length)
  for (let id = 0; id < size; id++) {
    if ((spread[id] ?? 0) <= least) continue
    for (let label = 0; label < labels; label++)
      answer[id * labels + label] = Math.round((centred[id * labels + label] ?? 0) / (scale[label] ?? 1))
  }
  return { weights: answer, scale }
}

/** The spread above which at most `kept` features lie. */
function leastKept(spread: Float32Array, kept: number): number {
  const sorted = spread.filter((one) => one > 0).sort()
  return sorted.length <= kept ? 0 : (sorted[sorted.length - kept - 1] ?? 0)
}
