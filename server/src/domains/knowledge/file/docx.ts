import { knowledgeErrors } from '@pandora/contract/domains/knowledge/errors'
import { Refusal } from '@pandora/contract/errors'
import { unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { textOfHtml } from './html.ts'

/** Bytes that a document may unpack to without its pictures, parts that it may have, and how much one may grow. */
const [MOST_BYTES, MOST_PARTS, MOST_GROWTH] = [60_000_000, 5000, 300]

/**
 * What a DOCX says. Refuses KNOWLEDGE_FILE_BROKEN, KNOWLEDGE_FILE_MACROS, KNOWLEDGE_FILE_UNPACKS and
 * KNOWLEDGE_FILE_DEEP.
 */
export async function textOfDocx(bytes: Buffer, file: string): Promise<string> {
  let [parts, unpacked, isDocument, macros] = [0, 0, false, false]
  let bomb = false
  try {
    unzipSync(bytes, {
      // Only what the list of its parts says is looked at; nothing is unpacked.
      filter: ({ name, size, originalSize }) => {
        parts += 1
        isDocument ||= name === 'word/document.xml'
        macros ||= /vbaProject\.bin$|vbaData\.xml$/iu.test(name)
        if (/\.(?:xml|rels)$/iu.test(name)) {
          unpacked += originalSize
          bomb ||= originalSize > 1_000_000 && originalSize > Math.max(size, 1) * MOST_GROWTH
        }
        return false
      },
    })
  } catch {
    throw new Refusal(knowledgeErrors.KNOWLEDGE_FILE_BROKEN, { file })
  }
  if (macros) throw new Refusal(knowledgeErrors.KNOWLEDGE_FILE_MACROS, { file })
  if (bomb || unpacked > MOST_BYTES || parts > MOST_PARTS)
    throw new Refusal(knowledgeErrors.KNOWLEDGE_FILE_UNPACKS, { file, limit: '60 MB' })
  if (!isDocument) throw new Refusal(knowledgeErrors.KNOWLEDGE_FILE_BROKEN, { file })
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: bytes },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), externalFileAccess: false },
    )
    return textOfHtml(withoutCellBreaks(value), file)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(
      error instanceof RangeError ? knowledgeErrors.KNOWLEDGE_FILE_DEEP : knowledgeErrors.KNOWLEDGE_FILE_BROKEN,
      { file },
    )
  }
}

/** Each cell of Word's holds a paragraph of its own: a row is one line all the same. */
const withoutCellBreaks = (html: string): string =>
  html.replace(/<(td|th)\b[^>]*>([\s\S]*?)<\/\1>/gu, (_, cell: string, inner: string) => {
    const flat = inner.replace(/<\/p>\s*<p>/gu, ' ').replace(/<\/?p>/gu, '')
    return `<${cell}>${flat}</${cell}>`
  })
