/** Words to be found at a place of a text, longest first. */
export interface Terms {
  words: ReadonlySet<string>
  longest: number
  shortest: number
  /** 1 by unit: a word begins so; 2: one ends so. */
  edges: Uint8Array
}

export function terms(words: Iterable<string>): Terms {
  const set = new Set(words)
  let longest = 0
  let shortest = 99
  const edges = new Uint8Array(65_536)
  for (const word of set) {
    edges[word.charCodeAt(0)] = (edges[word.charCodeAt(0)] ?? 0) | 1
    edges[word.charCodeAt(word.length - 1)] = (edges[word.charCodeAt(word.length - 1)] ?? 0) | 2
    longest = Math.max(longest, word.length)
    shortest = Math.min(shortest, word.length)
  }
  return { words: set, longest, shortest: set.size === 0 ? 1 : shortest, edges }
}

export const termList = (text: string): Terms => terms(text.trim().split(/\s+/))

/** The longest word that begins at a place; null for none. */
export function termAt(text: string, at: number, list: Terms): string | null {
  if (((list.edges[text.charCodeAt(at)] ?? 0) & 1) === 0) return null
  for (let length = Math.min(list.longest, text.length - at); length >= list.shortest; length--) {
    const word = text.slice(at, at + length)
    if (list.words.has(word)) return word
  }
  return null
}

/** The longest word that ends at a place; null for none. */
export function termBefore(text: string, end: number, list: Terms): string | null {
  if (((list.edges[text.charCodeAt(end - 1)] ?? 0) & 2) === 0) return null
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
