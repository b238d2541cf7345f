import { extname } from 'node:path'
import { knowledgeErrors } from '@pandora/contract/domains/knowledge/errors'
import type { FileFormat } from '@pandora/contract/domains/knowledge/shapes'
import { Refusal } from '@pandora/contract/errors'
import { decoded } from './decode.ts'

const byEnding: Readonly<Record<string, FileFormat>> = {
  '.pdf': 'pdf',
  '.docx': 'docx',
  '.html': 'html',
  '.htm': 'html',
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.txt': 'text',
  '.csv': 'csv',
  '.tsv': 'csv',
}
const names: Readonly<Partial<Record<FileFormat, string>>> = { pdf: 'PDF', docx: 'DOCX', html: 'HTML' }
const [ZIP, OLE] = ['504b0304', 'd0cf11e0a1b11ae1']

/** What a file's bytes say that it is; `text`: they say no more than that they are text. Null: nothing that is read. */
function byContent(bytes: Buffer): FileFormat | 'ole' | null {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf'
  const head = bytes.subarray(0, 8).toString('hex')
  if (head === OLE) return 'ole'
  if (head.startsWith(ZIP)) return bytes.includes('word/') ? 'docx' : null
  const text = decoded(bytes)
  if (text === null) return null
  return /^\s*(?:<!--.{0,200}?-->\s*)?<(?:!doctype html|html)\b/is.test(text.slice(0, 2000)) ? 'html' : 'text'
}

/**
 * The format of a file, by its name and what it holds, which must agree. Refuses KNOWLEDGE_FILE_EMPTY,
 * KNOWLEDGE_FORMAT_UNKNOWN, KNOWLEDGE_FILE_ENCRYPTED, KNOWLEDGE_FILE_BROKEN and KNOWLEDGE_WRONG_EXTENSION.
 */
export function formatOf(file: string, bytes: Buffer): FileFormat {
  if (bytes.length === 0) throw new Refusal(knowledgeErrors.KNOWLEDGE_FILE_EMPTY, { file })
  const [named, held] = [byEnding[extname(file).toLowerCase()], byContent(bytes)]
  // An encrypted DOCX lies in the same container as the old binary format.
  if (held === 'ole') throw new Refusal(knowledgeErrors.KNOWLEDGE_FILE_ENCRYPTED, { file })
  const isBinary = named === 'pdf' || named === 'docx'
  if (held === null || (isBinary && held === 'text'))
    throw new Refusal(isBinary ? knowledgeErrors.KNOWLEDGE_FILE_BROKEN : knowledgeErrors.KNOWLEDGE_FORMAT_UNKNOWN, {
      file,
    })
  if (named === undefined) {
    if (extname(file) !== '' && held === 'text') throw new Refusal(knowledgeErrors.KNOWLEDGE_FORMAT_UNKNOWN, { file })
    return held
  }
  // Text of any kind may begin like a page of the web.
  const agrees = named === held || (!isBinary && (held === 'text' || held === 'html'))
  if (!agrees) throw new Refusal(knowledgeErrors.KNOWLEDGE_WRONG_EXTENSION, { file, found: names[held] ?? held })
  return named
}
