/** Columns of figures beside one another: as many bytes as they need, and none that the collector has to walk. */
export type Column = Int32Array | Uint32Array | Uint16Array | Uint8Array | Float64Array

/** The figure at a place that there is. */
export const at = (column: ArrayLike<number>, place: number): number => column[place] as number

/** The column with room for `length` figures; what is new of it holds `empty`. */
export function withRoom<C extends Column>(column: C, length: number, empty = 0): C {
  if (length <= column.length) return column
  const Kind = column.constructor as new (length: number) => C
  const wider = new Kind(Math.max(length, Math.ceil(column.length * 1.3), 256))
  wider.set(column)
  if (empty !== 0) wider.fill(empty, column.length)
  return wider
}

/** Places of which a question answers true, in their order: a loop, as a column's own `filter` takes ten times as long. */
export function those(places: Int32Array, test: (place: number) => boolean): Int32Array {
  const found = new Int32Array(places.length)
  let count = 0
  for (let next = 0; next < places.length; next++) if (test(at(places, next))) found[count++] = at(places, next)
  return found.slice(0, count)
}

/** Places of lists that follow one another in one column: those of a list stand from `starts` to the next one's. */
export interface Lists {
  starts: Uint32Array
  places: Int32Array
}

/**
 * Lists of pairs by their owner, in the order of the pairs. `each` says the pairs, the same ones each time it is called.
 */
export function listsOf(owners: number, each: (say: (owner: number, place: number) => void) => void): Lists {
  const starts = new Uint32Array(owners + 1)
  each((owner) => {
    starts[owner + 1] = at(starts, owner + 1) + 1
  })
  for (let owner = 0; owner < owners; owner++) starts[owner + 1] = at(starts, owner + 1) + at(starts, owner)
  const next = starts.slice(0, owners)
  const places = new Int32Array(at(starts, owners))
  each((owner, place) => {
    places[at(next, owner)] = place
    next[owner] = at(next, owner) + 1
  })
  return { starts, places }
}

export const listOf = ({ starts, places }: Lists, owner: number): Int32Array =>
  places.subarray(at(starts, owner), at(starts, owner + 1))
