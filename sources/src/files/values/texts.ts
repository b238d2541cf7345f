import { hash } from 'node:crypto'
// First: sanitize-html requires it, and Node refuses to require a module that is still being imported.
import 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import { Bad, cellText } from './bad.ts'
import { withoutUnwanted } from './unwanted.ts'

const markup = /<(?:\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?|!--|!doctype)/i

/** Signs that show nothing and part nothing: a name with one looks like another and is found by neither. */
const invisible = /[\u00ad\u180e\u200b\u2060-\u2064]/g

/** One line of text: trimmed, without control, direction and invisible characters. */
export function lineOf(value: unknown): string | Bad {
  const text = cellText(value)
  if (text instanceof Bad) return text
  return withoutUnwanted(text.replace(/[\r\n\t\u2028\u2029]+/g, ' '))
    .replace(invisible, '')
    .trim()
}

/** The last text that was made plain: of one row title, body and language ask for the same. */
let last = { text: '', plain: '' }

/** Plain text of a body, paragraphs by line feed; HTML is reduced to its text, scripts and styles dropped. */
export function plainText(value: unknown): string | Bad {
  const text = cellText(value)
  if (text instanceof Bad) return text
  if (text !== last.text) last = { text, plain: plainOf(text) }
  return last.plain
}

function plainOf(text: string): string {
  const flat = markup.test(text) ? textOfHtml(text) : text
  const pages = flat.split('\f').map((page) =>
    withoutUnwanted(page.replace(/\r\n?|[\u2028\u2029]/g, '\n'))
      .split('\n')
      .map(withoutBlanks)
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  )
  // An empty page before others counts, one at the end is the feed that closes the last.
  return pages.slice(0, pages.findLastIndex((page) => page !== '') + 1).join('\n\f')
}

/**
 * A line without the blanks at its end. Not by a pattern: in a long row of blanks it would begin anew at each of them.
 */
function withoutBlanks(line: string): string {
  let end = line.length
  while (end > 0 && (line.charCodeAt(end - 1) === 32 || line.charCodeAt(end - 1) === 9)) end--
  return end === line.length ? line : line.slice(0, end)
}

/** Text of HTML, a line feed where a paragraph ends; scripts and styles are dropped with what they hold. */
export function textOfHtml(html: string): string {
  const broken = html.replace(
    /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr|\/blockquote|\/section|\/article)\b[^<>]*>/gi,
    (tag) => `${tag}\n`,
  )
  const escaped = sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} })
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
}

/** Plain text of an excerpt that a full-text search gave: without the marks of places (`@12@345@`) that stand in it. */
export function excerptOf(value: unknown): string | Bad {
  const text = plainText(value)
  return text instanceof Bad ? text : text.replace(/@\d{1,9}@\d{1,9}@/g, '').trim()
}

/** Letters of a text that are looked at to tell its language. */
const TELLING = 4000

/** Language that a text is mostly written in: a Chinese character says as much as a word of three letters. */
export function languageOfText(value: unknown): 'zh' | 'en' | Bad {
  const text = plainText(value)
  if (text instanceof Bad) return text
  const glance = text.slice(0, TELLING)
  const chinese = glance.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = glance.match(/[a-z]/gi)?.length ?? 0
  return chinese * 3 >= latin ? 'zh' : 'en'
}

/** First sentence of a text as its title, at most 120 characters. */
export function firstSentence(value: unknown): string | Bad {
  const text = plainText(value)
  if (text instanceof Bad) return text
  const sentence = /^[\s\S]*?(?:[。！？\n]|[.!?](?=\s|$)|$)/.exec(text)?.[0].trim() ?? ''
  return sentence.length > 120
    ? `${sentence.slice(0, 119)}…`.toWellFormed().replace('\ufffd', '')
    : sentence.replace(/[。\n]$/, '') || sentence
}

function addressOf(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text)) return undefined
  const address = URL.canParse(text) ? new URL(text) : undefined
  return address && address.hostname !== '' && address.username === '' ? address.href : undefined
}

/** An http or https address. */
export function webAddress(value: unknown): string | Bad {
  return (
    (typeof value === 'string' ? addressOf(withoutUnwanted(value).trim()) : undefined) ??
    new Bad('NOT_A_WEB_ADDRESS', value)
  )
}

/**
 * The http and https addresses of a list: a JSON list, or text with spaces, commas, semicolons or bars between. Others
 * are left out.
 */
export function webAddresses(value: unknown): string[] | Bad {
  const parts = Array.isArray(value)
    ? value.filter((part) => typeof part === 'string')
    : typeof value === 'string'
      ? value.split(/[\s;|]+|,(?=\s*https?:)/)
      : undefined
  if (!parts) return new Bad('NOT_A_WEB_ADDRESS', value)
  return [...new Set(parts.flatMap((part) => addressOf(withoutUnwanted(part).trim()) ?? []))]
}

/**
 * Id of a document by its source and the id it has there: the first 16 bytes of SHA-256, written like a UUID (decisions
 * 8).
 */
export function documentId(source: string, externalId: string): string {
  const hex = hash('sha256', `${source}\u0000${externalId}`, 'hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
}

/** An id for what has none of its own: 16 hexadecimal digits of the parts' SHA-256. */
export function fingerprint(parts: readonly string[]): string {
  return hash('sha256', parts.join('\u0000'), 'hex').slice(0, 16)
}

/** The parts of a cell, each once: divided by commas, semicolons, bars or 、; a list as it is. */
export function listOf(value: unknown): string[] | Bad {
  const parts = Array.isArray(value)
    ? value.filter((part) => typeof part === 'string')
    : typeof value === 'string'
      ? value.split(/[,，;；、|\n]/)
      : undefined
  if (!parts) return new Bad('NOT_TEXT', value)
  return [...new Set(parts.map((part) => withoutUnwanted(part).trim()).filter((part) => part !== ''))]
}
