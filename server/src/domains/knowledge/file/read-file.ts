import { knowledgeErrors } from '@pandora/contract/domains/knowledge/errors'
import type { FileFormat } from '@pandora/contract/domains/knowledge/shapes'
import { Refusal } from '@pandora/contract/errors'
import { pageStarts } from '@pandora/intelligence/reports/pages'
import { withoutRadicals } from '@pandora/intelligence/text/radicals'
import { decoded } from './decode.ts'
import { textOfDocx } from './docx.ts'
import { textOfHtml } from './html.ts'
import { stretchesOf, type TextPage } from './lines.ts'
import { pagesOfPdf } from './pdf.ts'

/** Most characters of one document. */
const MOST_LETTERS = 5_000_000

export interface AskedFile {
  file: string
  format: FileFormat
  bytes: Buffer | Uint8Array
}

/** What a file says, page by page. Refuses what its format's reader refuses, and KNOWLEDGE_FILE_LONG. */
export async function readFile({ file, format, bytes }: AskedFile): Promise<TextPage[]> {
  const pages = await pagesOf(file, format, Buffer.from(bytes))
  if (pages.reduce((sum, { text }) => sum + text.length, 0) > MOST_LETTERS)
    throw new Refusal(knowledgeErrors.KNOWLEDGE_FILE_LONG, { file, limit: MOST_LETTERS })
  // PostgreSQL keeps no sign of number 0 and no half signs.
  return pages.map((page) => ({ ...page, text: withoutRadicals(page.text.replaceAll('\u0000', '').toWellFormed()) }))
}

async function pagesOf(file: string, format: FileFormat, bytes: Buffer): Promise<TextPage[]> {
  if (format === 'pdf') return pagesOfPdf(bytes, file, MOST_LETTERS)
  if (format === 'docx') return stretchesOf(await textOfDocx(bytes, file))
  const text = decoded(bytes)
  if (text === null) throw new Refusal(knowledgeErrors.KNOWLEDGE_FILE_BROKEN, { file })
  if (format === 'news') {
    const starts = pageStarts(text)
    if (starts.length > 1)
      return starts.map((start, at) => ({ firstLine: 1, text: text.slice(start, starts[at + 1]).trim() }))
  }
  if (format === 'html') return stretchesOf(textOfHtml(text, file))
  return stretchesOf(format === 'csv' ? cellsApart(text) : text)
}

/** Rows of a table with their cells two spaces apart, as tables stand in pages. */
const cellsApart = (text: string): string =>
  text
    .split(/\r\n?|\n/u)
    .map((line) => {
      const separator = line.includes('\t') ? '\t' : line.includes(';') && !line.includes(',') ? ';' : ','
      const cells = line.split(separator)
      const whole: string[] = []
      // A quoted cell may hold the separator.
      for (const cell of cells) {
        const open = whole.at(-1)
        if (open !== undefined && /^"(?:[^"]|"")*$/u.test(open)) whole[whole.length - 1] = `${open}${separator}${cell}`
        else whole.push(cell)
      }
      return whole
        .map((cell) =>
          cell
            .replace(/^"([\s\S]*)"$/u, '$1')
            .replaceAll('""', '"')
            .trim(),
        )
        .join('  ')
    })
    .join('\n')
