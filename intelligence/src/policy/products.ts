/** A name of a product found in a text, at its first place. */
export interface ProductFound {
  name: string
  start: number
  end: number
}

/** Looks for names in texts; made once for many. */
export type ProductFinder = (text: string) => ProductFound[]

/** Most different names of one text. */
const MOST = 60
const isLatin = (unit: string | undefined): boolean => unit !== undefined && /[A-Za-z]/u.test(unit)

/**
 * A finder of product names, whatever the case; the longest of those that begin at one place. Latin names only as whole
 * words. Time grows with the text alone.
 */
export function productFinder(names: Iterable<string>): ProductFinder {
  // By the first two units: of 20,000 names hardly ten share them.
  const byHead = new Map<string, { name: string; sought: string }[]>()
  for (const name of names) {
    const sought = name.toLowerCase()
    if (sought.length < 2) continue
    byHead.set(sought.slice(0, 2), [...(byHead.get(sought.slice(0, 2)) ?? []), { name, sought }])
  }
  for (const list of byHead.values())
    list.sort((a, b) => b.sought.length - a.sought.length || (a.name < b.name ? -1 : 1))
  return (text) => {
    const read = text.toLowerCase()
    const found = new Map<string, ProductFound>()
    // Lower case may lengthen a text; then places would not fit.
    if (read.length !== text.length) return []
    for (let at = 0; at + 2 <= read.length && found.size < MOST; at++) {
      const hit = byHead
        .get(read.slice(at, at + 2))
        ?.find(
          ({ sought }) =>
            read.startsWith(sought, at) &&
            !(isLatin(sought[0]) && isLatin(read[at - 1])) &&
            !(isLatin(sought.at(-1)) && isLatin(read[at + sought.length])),
        )
      if (!hit) continue
      if (!found.has(hit.name)) found.set(hit.name, { name: hit.name, start: at, end: at + hit.sought.length })
      at += hit.sought.length - 1
    }
    return [...found.values()]
  }
}
