/** Finds any piece of letters in many texts without reading them through. */
export interface TextIndex {
  /** Times that a piece of two letters or more stands in the texts; counts no further than `most`. */
  count: (piece: string, most?: number) => number
  /**
   * The share of a piece's places that its likeliest neighbour of one side has: 1 where the same letter always follows.
   * Null for a piece that stands less than four times.
   */
  bound: (piece: string, side: 'before' | 'after') => number | null
}

/** Fewest places by which a neighbour is judged, and most that are looked at. */
const [FEW, MANY] = [4, 400]

/** An index of texts by their letter pairs. A piece does not run over from one text into the next. */
export function textIndex(texts: readonly string[]): TextIndex {
  const all = texts.join('\u0000')
  const places = new Map<string, number[]>()
  for (let at = 0; at + 2 <= all.length; at++) {
    const pair = all.slice(at, at + 2)
    const list = places.get(pair)
    if (list) list.push(at)
    else places.set(pair, [at])
  }
  const none: readonly number[] = []
  const placesOf = (piece: string, most: number): number[] => {
    if (piece.length < 2) throw new RangeError(`a piece of two letters or more is needed, not ${piece.length}`)
    let [rarest, offset] = [places.get(piece.slice(0, 2)) ?? none, 0]
    for (let at = 1; at + 2 <= piece.length && rarest.length > 0; at++) {
      const list = places.get(piece.slice(at, at + 2)) ?? none
      if (list.length < rarest.length) [rarest, offset] = [list, at]
    }
    const found: number[] = []
    for (const place of rarest) {
      if (place >= offset && all.startsWith(piece, place - offset)) found.push(place - offset)
      if (found.length >= most) break
    }
    return found
  }
  return {
    count: (piece, most = Number.POSITIVE_INFINITY) => placesOf(piece, most).length,
    bound: (piece, side) => {
      const found = placesOf(piece, MANY)
      if (found.length < FEW) return null
      const counts = new Map<string, number>()
      for (const place of found) {
        const letter = all[side === 'before' ? place - 1 : place + piece.length] ?? ''
        if (/\p{Script=Han}/u.test(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
      }
      return Math.max(0, ...counts.values()) / found.length
    },
  }
}
