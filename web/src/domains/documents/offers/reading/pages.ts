import { paragraphsOf } from '../../../../ui/marked/segments.ts'

/** What an address asks of a text's pages: nothing, a page from 1 on, or one that the text does not have. */
export type AskedPage = { kind: 'none' } | { kind: 'page'; page: number } | { kind: 'missing'; asked: string }

/** `asked` as the address holds it, of a text with `count` pages (0 = it has no pages). */
export function askedPage(asked: string, count: number): AskedPage {
  if (asked === '') return { kind: 'none' }
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 0
  return page >= 1 && page <= count ? { kind: 'page', page } : { kind: 'missing', asked: asked.slice(0, 12) }
}

/** Page of each paragraph that a page begins with, by the paragraph's place; pages without words have none. */
export function pageHeads(body: string, starts: readonly number[]): ReadonlyMap<number, number> {
  const heads = new Map<number, number>()
  let page = 0
  for (const { start } of paragraphsOf(body)) {
    let entered = 0
    while (page < starts.length && (starts[page] ?? 0) <= start) entered = ++page
    if (entered > 0) heads.set(start, entered)
  }
  return heads
}

/** Place of the paragraph that `page` begins with, or that next comes after it; null behind the last words. */
export function placeOfPage(heads: ReadonlyMap<number, number>, page: number): number | null {
  for (const [start, head] of heads) if (head >= page) return start
  return null
}
