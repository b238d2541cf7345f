import { isTorn } from '@pandora/intelligence/words/boundaries'

/** Signs shown before and behind a phrase. */
const AROUND = 40

/**
 * The words around the first place of a phrase, written large or small; null where it does not stand there. Chinese that
 * is but the end of one word and the beginning of the next is no place of it.
 */
export function quoteAround(text: string, phrase: string): string | null {
  const [within, sought] = [text.toLowerCase(), phrase.toLowerCase()]
  let at = within.indexOf(sought)
  while (at >= 0 && isTorn(within, [at, at + sought.length])) at = within.indexOf(sought, at + 1)
  if (at < 0) return null
  const [from, to] = [Math.max(0, at - AROUND), Math.min(text.length, at + phrase.length + AROUND)]
  const words = text.slice(from, to).replace(/\s+/g, ' ').trim()
  return `${from > 0 ? '…' : ''}${words}${to < text.length ? '…' : ''}`
}
