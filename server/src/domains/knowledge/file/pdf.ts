import { knowledgeErrors } from '@pandora/contract/domains/knowledge/errors'
import { Refusal } from '@pandora/contract/errors'
import { getDocumentProxy } from 'unpdf'
import type { TextPage } from './lines.ts'

const MOST_PAGES = 3000

interface Piece {
  text: string
  x: number
  y: number
  width: number
  height: number
}

/**
 * Pages of a PDF, their pieces of text put into lines by where they stand; what stands apart in a line, as the cells
 * of a table, is two spaces apart. Refuses KNOWLEDGE_FILE_ENCRYPTED and KNOWLEDGE_FILE_BROKEN.
 */
export async function pagesOfPdf(bytes: Buffer, file: string, mostLetters: number): Promise<TextPage[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch((error: unknown) => {
    const isLocked = (error as { name?: string }).name === 'PasswordException'
    throw new Refusal(isLocked ? knowledgeErrors.KNOWLEDGE_FILE_ENCRYPTED : knowledgeErrors.KNOWLEDGE_FILE_BROKEN, {
      file,
    })
  })
  if (document.numPages > MOST_PAGES)
    throw new Refusal(knowledgeErrors.KNOWLEDGE_FILE_LONG, { file, limit: mostLetters })
  const pages: TextPage[] = []
  let letters = 0
  for (let at = 1; at <= document.numPages; at++) {
    const text = await textOfPage(document, at).catch(() => '')
    letters += text.length
    if (letters > mostLetters) throw new Refusal(knowledgeErrors.KNOWLEDGE_FILE_LONG, { file, limit: mostLetters })
    pages.push({ firstLine: 1, text })
  }
  return pages
}

async function textOfPage(document: Awaited<ReturnType<typeof getDocumentProxy>>, at: number): Promise<string> {
  const page = await document.getPage(at)
  const { items } = await page.getTextContent()
  const pieces = items.flatMap((item): Piece[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , , x = 0, y = 0] = item.transform as number[]
    return [{ text: item.str, x, y, width: item.width, height: Math.abs(item.height) || 10 }]
  })
  page.cleanup()
  return linesOf(pieces).join('\n')
}

/** Pieces whose feet stand on one height are one line, from left to right; lines from top to bottom. */
function linesOf(pieces: readonly Piece[]): string[] {
  const lines: Piece[][] = []
  for (const piece of pieces.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const line = lines.at(-1)
    const first = line?.[0]
    if (line && first && Math.abs(first.y - piece.y) <= Math.min(first.height, piece.height) * 0.4) line.push(piece)
    else lines.push([piece])
  }
  return lines.map((line) => joined(line.toSorted((a, b) => a.x - b.x)))
}

function joined(line: readonly Piece[]): string {
  let [text, end] = ['', -Infinity]
  for (const piece of line) {
    const gap = (piece.x - end) / piece.height
    text += text === '' || gap < 0.12 ? piece.text : `${gap > 1 ? '  ' : ' '}${piece.text}`
    end = piece.x + piece.width
  }
  return text.trim()
}
