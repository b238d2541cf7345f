import type { Language } from '@pandora/contract/language'
import { MARKET_ZONE, wallClock } from '@pandora/contract/time'
import type { Content } from '../content.ts'
import type { EditionRow } from '../editions.queries.ts'
import { htmlOf, linkTo } from './letter.ts'
import { word } from './words.ts'

const escaped = (text: string): string =>
  text
    // XML 1.0 has no word for these, escaped or not.
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const iso = (ms: number): string => new Date(ms).toISOString()

/** A feed of public editions. Ids are those of the editions, whatever address they are reached under. */
export interface Feed {
  market: string
  language: Language
  base: string
  self: string
  editions: readonly (EditionRow & { content: Content })[]
}

/** Atom (RFC 4287) of public editions, the newest first. */
export function atomOf({ market, language, base, self, editions }: Feed): string {
  const name = `Pandora · ${word('weekly', language)}`
  const entries = editions.map(({ edition_id: id, from_at: from, to_at: to, composed_at: composedAt, content }) => {
    const span = `${wallClock(from + 1).slice(0, 10)} – ${wallClock(to).slice(0, 10)}`
    const path = `/index/digest?date=${wallClock(from + 1).slice(0, 10)}`
    const html = htmlOf({
      name,
      edition: 'weekly',
      language,
      zone: MARKET_ZONE,
      content,
      base,
      market,
      path,
      stop: null,
    })
    return `<entry><id>urn:uuid:${id}</id><title>${escaped(`${word('weekly', language)} ${span}`)}</title><updated>${iso(composedAt)}</updated><published>${iso(to)}</published><link rel="alternate" href="${escaped(linkTo({ base, market }, path))}"/><summary>${escaped(
      content.stories
        .slice(0, 5)
        .map((one) => one.title)
        .join(' · '),
    )}</summary><content type="html">${escaped(html)}</content></entry>`
  })
  const updated = editions[0] ? iso(editions[0].composed_at) : iso(0)
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>urn:pandora:digest:${escaped(market)}</id><title>${escaped(name)}</title><updated>${updated}</updated><author><name>Pandora</name></author><link rel="self" href="${escaped(self)}"/>${entries.join('')}</feed>\n`
}
