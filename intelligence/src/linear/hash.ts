// FNV-1a over UTF-16 units with a final mix (murmur3's), 32 bits: fast, the same everywhere, and spread well enough to
// fold to any width.

const PRIME = 0x01000193

/** Where a family of features begins, so that the word 涨 and the character pair 涨 are two features. */
export function familyOf(name: string): number {
  return hashOf(name, 0, name.length, 0x811c9dc5)
}

/**
 * Takes one more unit into a running hash; `finished` ends it. Running hashes let all n-grams from one place share
 * their beginnings.
 */
export function continued(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, PRIME)
}

/** Ends a running hash. */
export function finished(hash: number): number {
  let mixed = hash ^ (hash >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** Hash of `text` from `start` up to `end` within a family, 32 bits without sign. */
export function hashOf(text: string, start: number, end: number, family: number): number {
  let hash = family
  for (let at = start; at < end; at++) hash = continued(hash, text.charCodeAt(at))
  return finished(hash)
}
