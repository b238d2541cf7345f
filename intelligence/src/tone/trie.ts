/** Words with what is known of them, looked up by longest match from a place of a text. */
export class Trie<Value> {
  readonly #first = new Int32Array(65_536)
  readonly #next = new Map<number, number>()
  readonly #values: (Value | null)[] = [null]
  /** End of the match last found by `at`. */
  end = 0

  constructor(words: Iterable<readonly [word: string, value: Value]>) {
    for (const [word, value] of words) {
      let node = 0
      for (let place = 0; place < word.length; place++) {
        const unit = word.charCodeAt(place)
        const known = place === 0 ? (this.#first[unit] ?? 0) : (this.#next.get(node * 65_536 + unit) ?? 0)
        if (known !== 0) {
          node = known
          continue
        }
        const made = this.#values.push(null) - 1
        if (place === 0) this.#first[unit] = made
        else this.#next.set(node * 65_536 + unit, made)
        node = made
      }
      if (node !== 0) this.#values[node] = value
    }
  }

  /** The longest word that begins at the place, or null; `end` then tells where it ends. */
  at(text: string, place: number): Value | null {
    let node = this.#first[text.charCodeAt(place)] ?? 0
    let found: Value | null = null
    for (let at = place + 1; node !== 0; at++) {
      const value = this.#values[node] ?? null
      if (value !== null) {
        found = value
        this.end = at
      }
      if (at >= text.length) break
      node = this.#next.get(node * 65_536 + text.charCodeAt(at)) ?? 0
    }
    return found
  }
}
