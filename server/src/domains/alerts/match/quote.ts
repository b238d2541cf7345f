/** Signs shown before and behind a phrase. */
const AROUND = 40

/** The words around the first place of a phrase, written large or small; null where it does not stand there. */
export function quoteAround(text: string, phrase: string): string | null {
  const at = text.toLowerCase().indexOf(phrase.toLowerCase())
  if (at < 0) return null
  const [from, to] = [Math.max(0, at - AROUND), Math.min(text.length, at + phrase.length + AROUND)]
  const words = text.slice(from, to).replace(/\s+/g, ' ').trim()
  return `${from > 0 ? '…' : ''}${words}${to < text.length ? '…' : ''}`
}
