/** Places of some things by a value, the smallest 1; equal values share their mean place. In order of `which`. */
export function placesOf(which: readonly number[], valueOf: (at: number) => number): Float64Array {
  const values = Float64Array.from(which, valueOf)
  const order = Uint32Array.from(which.keys()).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const places = new Float64Array(which.length)
  for (let from = 0; from < order.length;) {
    let to = from
    while (to + 1 < order.length && values[order[to + 1] ?? 0] === values[order[from] ?? 0]) to++
    for (let at = from; at <= to; at++) places[order[at] ?? 0] = (from + to) / 2 + 1
    from = to + 1
  }
  return places
}

/** Pearson's correlation of two lists of places: Spearman's of what they rank; null where one does not vary. */
export function rankIC(x: Float64Array, y: Float64Array): number | null {
  const middle = (x.length + 1) / 2
  let [xy, xx, yy] = [0, 0, 0]
  for (let at = 0; at < x.length; at++) {
    const [dx, dy] = [(x[at] ?? 0) - middle, (y[at] ?? 0) - middle]
    xy += dx * dy
    xx += dx * dx
    yy += dy * dy
  }
  return xx === 0 || yy === 0 ? null : xy / Math.sqrt(xx * yy)
}
