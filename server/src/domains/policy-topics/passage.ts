import { sentencesIn } from '@pandora/intelligence/text/sentences'

/** A passage of a text with what stands out in it; offsets in UTF-16 units of the passage, end exclusive. */
export interface Passage {
  text: string
  start: number
  end: number
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A passage as HTML that holds nothing but its text and one `mark`. */
export const htmlOf = ({ text, start, end }: Passage): string =>
  end > start
    ? `${escaped(text.slice(0, start))}<mark>${escaped(text.slice(start, end))}</mark>${escaped(text.slice(end))}`
    : escaped(text)

/** The sentence of a text that holds a place; the whole of a title. */
export function passageAt(
  { title, body }: { title: string; body: string },
  { field, start, end }: { field: string; start: number; end: number },
): Passage {
  if (field === 'title') return { text: title, start: Math.min(start, title.length), end: Math.min(end, title.length) }
  const piece = sentencesIn(body).find((one) => one.start <= start && start < one.end) ?? { start, end }
  return {
    text: body.slice(piece.start, piece.end),
    start: start - piece.start,
    end: Math.min(end, piece.end) - piece.start,
  }
}

/** The sentence of a text in which a word stands first; its beginning where it stands nowhere as it is written. */
export function passageOfWord(text: { title: string; body: string }, word: string): string {
  const at = text.body.toLowerCase().indexOf(word.toLowerCase())
  if (at < 0) return text.body.slice(0, 120)
  return passageAt(text, { field: 'body', start: at, end: at + word.length }).text
}
