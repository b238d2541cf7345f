import { knowledgeErrors } from '@pandora/contract/domains/knowledge/errors'
import { Refusal } from '@pandora/contract/errors'
import { Parser } from 'htmlparser2'

/** Elements deeper than that are no text that somebody wrote. */
const DEEPEST = 300
const unread = new Set(['script', 'style', 'noscript', 'template', 'head', 'svg', 'iframe', 'object', 'select'])
const lines = new Set(
  'p div br li ul ol tr table section article header footer h1 h2 h3 h4 h5 h6 blockquote pre hr dt dd figure'.split(
    ' ',
  ),
)

/** What a page of the web says, a paragraph or a row of a table a line, cells two spaces apart. Refuses KNOWLEDGE_FILE_DEEP. */
export function textOfHtml(html: string, file: string): string {
  const parts: string[] = []
  const void_ = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'col', 'wbr'])
  let [depth, silent] = [0, 0]
  const parser = new Parser(
    {
      onopentag(name) {
        if (void_.has(name)) {
          if (lines.has(name)) parts.push('\n')
          return
        }
        depth += 1
        if (depth > DEEPEST) throw new Refusal(knowledgeErrors.KNOWLEDGE_FILE_DEEP, { file })
        if (unread.has(name)) silent += 1
        if (lines.has(name)) parts.push('\n')
        if (name === 'td' || name === 'th') parts.push('\t')
      },
      ontext(text) {
        if (silent === 0) parts.push(text.replace(/\s+/gu, ' '))
      },
      onclosetag(name) {
        if (void_.has(name)) return
        depth -= 1
        if (unread.has(name)) silent -= 1
        if (lines.has(name)) parts.push('\n')
      },
    },
    { decodeEntities: true },
  )
  parser.write(html)
  parser.end()
  return inCells(parts.join(''))
}

/** A paragraph within a cell begins no line of its own: what is left between two tabs belongs to one row. */
const inCells = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/^\t/u, '').replaceAll('\t', '  ').trim())
    .filter((line, at, all) => line !== '' || (at > 0 && all[at - 1] !== ''))
    .join('\n')
    .trim()
