/** Words to be found at a place of a text, longest first. */
export interface Terms { words: ReadonlySet<string>; longest: number; shortest: number }

export function terms(words: Iterable<string>): Terms {
  const set = new Set(words)
  let longest = 0
  let shortest = 99
  for (const word of set) {
    longest = Math.max(longest, word.length)
    shortest = Math.min(shortest, word.length)
  }
  return { words: set, longest, shortest: set.size === 0 ? 1 : shortest }
}

export const termList = (text: string): Terms => terms(text.trim().split(/\s+/))

/** The longest word that begins at a place; null for none. */
export function termAt(text: string, at: number, list: Terms): string | null {
  for (let length = Math.min(list.longest, text.length - at); length >= list.shortest; length--) {
    const word = text.slice(at, at + length)
    if (list.words.has(word)) return word
  }
  return null
}

/** The longest word that ends at a place; null for none. */
export function termBefore(text: string, end: number, list: Terms): string | null {
  for (let length = Math.min(list.longest, end); length >= list.shortest; length--) {
    const word = text.slice(end - length, end)
    if (list.words.has(word)) return word
  }
  return null
}

/** Different words of a list within a stretch, at most `most`. */
export function termsWithin(text: string, from: number, to: number, list: Terms, most: number): string[] {
  const found: string[] = []
  for (let at = Math.max(0, from); at < to && found.length < most; at++) {
    const word = termAt(text, at, list)
    if (word === null || at + word.length > to) continue
    if (!found.includes(word)) found.push(word)
    at += word.length - 1
  }
  return found
}
