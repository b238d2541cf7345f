import { Parser } from 'htmlparser2'
import { withoutUnwantedInHtml } from './unwanted.ts'

/** A run of text: where it stands in the text, and where, written for HTML, in the page. UTF-16, end exclusive. */
export interface TextRun {
  start: number
  end: number
  htmlStart: number
  htmlEnd: number
}

/** A page that is safe to show, its text, and how places of one are places of the other. */
export interface ReadableHtml {
  html: string
  text: string
  runs: readonly TextRun[]
}

/** Tags that stay; none keeps an attribute but the spans of a table's cells. */
const kept = new Set(
  'p br div table thead tbody tfoot tr td th ul ol li h1 h2 h3 h4 h5 h6 strong b em i u sup sub blockquote hr'.split(
    ' ',
  ),
)
/** Tags that end a line. */
const lines = new Set(
  'p br div table tr td th li h1 h2 h3 h4 h5 h6 blockquote hr section article header footer'.split(' '),
)
/** Tags that are dropped with all they hold. */
const dropped = new Set(
  'script style noscript template iframe object embed svg math canvas select textarea title head audio video'.split(
    ' ',
  ),
)
const empty = new Set(['br', 'hr'])
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => escapes[one] ?? one)
/** Columns or rows that a cell spans: a whole number from 2 to 99. */
const spanOf = (value: string | undefined): number | null =>
  value !== undefined && /^\d{1,2}$/u.test(value) && Number(value) > 1 ? Number(value) : null

/**
 * HTML of anywhere as HTML that can only show text: of tags a short list stays, of attributes the spans of cells. The
 * text is what a reader sees of it, blanks as one and a line feed where a block ends; `runs` hold every letter's place
 * in both.
 */
export function readableHtml(source: string): ReadableHtml {
  let [html, text, hidden] = ['', '', 0]
  const runs: TextRun[] = []
  const lineEnd = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n'
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (dropped.has(name)) hidden++
        if (hidden > 0) return
        if (lines.has(name)) lineEnd()
        if (!kept.has(name)) return
        const spans = ['colspan', 'rowspan'].flatMap((one) => {
          const span = name === 'td' || name === 'th' ? spanOf(attributes[one]) : null
          return span === null ? [] : [` ${one}="${span}"`]
        })
        html += `<${name}${spans.join('')}>`
      },
      onclosetag(name) {
        if (dropped.has(name)) {
          hidden--
          return
        }
        if (hidden > 0) return
        if (lines.has(name)) lineEnd()
        if (kept.has(name) && !empty.has(name)) html += `</${name}>`
      },
      ontext(data) {
        if (hidden > 0) return
        let own = withoutUnwantedInHtml(data).replace(/[ \t\r\n\f]+/g, ' ')
        if (own.startsWith(' ') && (text === '' || text.endsWith('\n') || text.endsWith(' '))) own = own.slice(1)
        if (own === '') return
        const written = escaped(own)
        runs.push({
          start: text.length,
          end: text.length + own.length,
          htmlStart: html.length,
          htmlEnd: html.length + written.length,
        })
        text += own
        html += written
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.end(source)
  return { html, text, runs }
}
