import { continued, finished } from './hash.ts'

/** Where in the text a feature was seen. */
export interface Occurrence {
  id: number
  value: number
  start: number
  end: number
}

/** Features of one text, in a form that can be kept. `values` are final. */
export interface FeatureVector {
  ids: Uint32Array
  values: Float32Array
}

/** Places of the table of a text's features before it is widened; a power of 2. */
const LEAST_TABLE = 1024

/**
 * Features of the text at hand, hashed into 2^`bits` places. One bag serves any number of texts, one after another:
 * `begin`, `add` …, `end`.
 * Features that are added as *grams* are scaled together to length 1 (Euclid), so that long texts weigh no more than
 * short ones; *plain* ones count as they are.
 */
export class FeatureBag {
  readonly bits: number
  /** How many different features the text has; the first so many of `ids` and `values` hold. */
  count = 0
  ids = new Uint32Array(256)
  values = new Float32Array(256)
  /** Occurrences with their final values, where the bag was begun with `trace`. Grams and plain ones alike. */
  occurrences: Occurrence[] = []
  readonly #mask: number
  /**
   * Where each feature of the text lies in `ids`, plus one, by its id: open addressing, at most half full. As wide as
   * the text needs, not as the 2^`bits` places: of a post it fits the fastest cache.
   */
  #table = new Uint32Array(LEAST_TABLE)
  #tableMask = LEAST_TABLE - 1
  #grams = new Uint8Array(256)
  #tracing = false

  constructor(bits: number) {
    this.bits = bits
    this.#mask = 2 ** bits - 1
  }

  /** Begins a text. `trace` keeps where each feature was seen, for explanations. */
  begin(trace = false): void {
    this.count = 0
    this.#tracing = trace
    if (trace) this.occurrences = []
    this.#tableMask = LEAST_TABLE - 1
    this.#table.fill(0, 0, LEAST_TABLE)
  }

  /** A gram seen once more. */
  gram(hash: number, value: number, start: number, end: number): void {
    this.#add(hash, value, 1, start, end)
  }

  /** A plain feature: `value` is added to what it had. */
  plain(hash: number, value: number, start = 0, end = 0): void {
    this.#add(hash, value, 0, start, end)
  }

  /** Ends a text: grams are scaled. */
  end(): void {
    let square = 0
    for (let at = 0; at < this.count; at++) if (this.#grams[at] === 1) square += (this.values[at] ?? 0) ** 2
    const scale = square > 0 ? 1 / Math.sqrt(square) : 1
    for (let at = 0; at < this.count; at++) if (this.#grams[at] === 1) this.values[at] = (this.values[at] ?? 0) * scale
    if (this.#tracing)
      for (const one of this.occurrences)
        if (this.#grams[(this.#table[this.#placeOf(one.id)] ?? 1) - 1] === 1) one.value *= scale
  }

  /** A copy of what the bag holds now. */
  vector(): FeatureVector {
    return { ids: this.ids.slice(0, this.count), values: this.values.slice(0, this.count) }
  }

  #add(hash: number, value: number, gram: number, start: number, end: number): void {
    const id = hash & this.#mask
    if (this.#tracing) this.occurrences.push({ id, value, start, end })
    const place = this.#placeOf(id)
    const known = this.#table[place] ?? 0
    if (known !== 0) {
      this.values[known - 1] = (this.values[known - 1] ?? 0) + value
      return
    }
    const slot = this.count++
    if (slot === this.ids.length) this.#grow()
    this.#table[place] = slot + 1
    this.ids[slot] = id
    this.values[slot] = value
    this.#grams[slot] = gram
    if (this.count * 2 > this.#tableMask) this.#widen()
  }

  /** Place of an id in the table: where it lies, else where it would. */
  #placeOf(id: number): number {
    const [table, mask, ids] = [this.#table, this.#tableMask, this.ids]
    let place = id & mask
    for (;;) {
      const known = table[place] ?? 0
      if (known === 0 || ids[known - 1] === id) return place
      place = (place + 1) & mask
    }
  }

  #widen(): void {
    const size = (this.#tableMask + 1) * 2
    this.#tableMask = size - 1
    if (this.#table.length < size) this.#table = new Uint32Array(size)
    else this.#table.fill(0, 0, size)
    for (let slot = 0; slot < this.count; slot++) this.#table[this.#placeOf(this.ids[slot] ?? 0)] = slot + 1
  }

  #grow(): void {
    const ids = new Uint32Array(this.ids.length * 2)
    const values = new Float32Array(ids.length)
    const grams = new Uint8Array(ids.length)
    ids.set(this.ids)
    values.set(this.values)
    grams.set(this.#grams)
    this.ids = ids
    this.values = values
    this.#grams = grams
  }
}

/** Adds all runs of `least` to `most` UTF-16 units of `text` between `start` and `end` as grams of a family. */
export function addCharacterGrams(
  bag: FeatureBag,
  text: string,
  range: { start: number; end: number; least: number; most: number; family: number; value?: number },
): void {
  const { start, end, least, most, family, value = 1 } = range
  for (let from = start; from < end; from++) {
    let hash = family
    const last = Math.min(end, from + most)
    for (let at = from; at < last; at++) {
      hash = continued(hash, text.charCodeAt(at))
      if (at - from + 1 >= least) bag.gram(finished(hash), value, from, at + 1)
    }
  }
}
