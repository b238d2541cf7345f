import { Parser } from 'htmlparser2'
import { textOfHtml } from '../files/values/texts.ts'
import { withoutUnwanted } from '../files/values/unwanted.ts'
import { hasElements, markupIn, textIn } from './elements.ts'
import { resolved } from './links.ts'
import type { Element } from './tree.ts'

/** Longest body that is read, in characters of markup; the rest of a longer one is left out. */
const MOST_MARKUP = 400_000
/** Deepest markup that is read as such. */
const DEEPEST = 200
/** How often markup is looked for in what was escaped: some publishers escape twice. */
const ROUNDS = 4

const completeTag = /<\/?[a-z][a-z0-9:-]*(?:\s[^<>]*|\/)?>/i
const active =
  /<[\s/]*(?:script|style|iframe|frame|frameset|object|embed|applet|svg|math|form|input|button|textarea|select|link|meta|base|img|video|audio|xml|template|noscript)\b/i
const comment = /<!(?:--|\[|doctype)/i
const entity = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/i

/**
 * Readable text of what a feed holds in a text field, whether that is plain, HTML, or HTML escaped once too often: no
 * tag, no script, no
 * style is left of it. Paragraphs by line feed.
 */
export function readable(written: string): string {
  let text = written.length > MOST_MARKUP ? written.slice(0, MOST_MARKUP) : written
  for (let round = 0; round < ROUNDS; round++) {
    if (completeTag.test(text) || active.test(text) || comment.test(text))
      text = tooDeep(text) ? text.replace(/<[^<>]*>/g, ' ') : textOfHtml(text)
    else if (round === 0 && entity.test(text)) text = textOfHtml(text.replace(/</g, '&lt;'))
    else break
  }
  // What still looks like an active element after so many rounds is not text that anybody meant.
  while (active.test(text)) text = text.replace(new RegExp(active, 'gi'), ' ')
  return withoutUnwanted(text.replace(/\r\n?|[\u2028\u2029]/g, '\n'))
    .replace(/[\t \u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same in one line. */
export const line = (written: string): string => readable(written).replace(/\s+/g, ' ')

function tooDeep(html: string): boolean {
  let depth = 0
  let deepest = 0
  const parser = new Parser(
    {
      onopentag: () => {
        deepest = Math.max(deepest, ++depth)
        if (deepest > DEEPEST) parser.pause()
      },
      onclosetag: () => {
        depth--
      },
    },
    { decodeEntities: false },
  )
  for (let from = 0; from < html.length && deepest <= DEEPEST; from += 8192) parser.write(html.slice(from, from + 8192))
  return deepest > DEEPEST
}

/** What a text element holds, as markup or text: Atom's types and modes, RSS's escaped or naked markup. */
export function contentOf(element: Element | undefined): string {
  if (!element) return ''
  const type = (element.attributes['type'] ?? '').toLowerCase()
  const mode = (element.attributes['mode'] ?? '').toLowerCase()
  const binary =
    mode === 'base64' ||
    (mode === '' && (type === 'application/octet-stream' || element.attributes['encoding'] === 'base64'))
  if (binary) {
    const written = textIn(element).replace(/\s+/g, '')
    return /^[a-z0-9+/]*={0,2}$/i.test(written) ? Buffer.from(written, 'base64').toString('utf8') : written
  }
  return hasElements(element) ? markupIn(element) : textIn(element)
}

/** Addresses of the pictures in some markup, in order. */
export function picturesIn(html: string, bases: readonly string[]): string[] {
  if (!/<img\b/i.test(html)) return []
  const found: string[] = []
  const cut = html.slice(0, MOST_MARKUP)
  if (tooDeep(cut)) return []
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name !== 'img') return
      // One pixel is no picture.
      if (/^[01](?:px)?$/.test(attributes['width'] ?? '') || /^[01](?:px)?$/.test(attributes['height'] ?? '')) return
      const address = resolved(attributes['src'] ?? attributes['data-src'] ?? '', bases)
      if (address) found.push(address)
    },
  })
  parser.end(cut)
  return found
}
