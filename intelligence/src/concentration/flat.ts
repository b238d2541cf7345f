/** A text without its white space, in which words that a page broke stand whole again. */
export interface Flat {
  text: string
  /** Of each character its place in the text as it was. */
  at: readonly number[]
}

/** Takes the white space out of a text. */
export function flatten(text: string): Flat {
  const kept: string[] = []
  const at: number[] = []
  for (let place = 0; place < text.length; place++) {
    const unit = text.charAt(place)
    if (unit.trim() === '') continue
    kept.push(unit)
    at.push(place)
  }
  return { text: kept.join(''), at }
}
