import type { DocumentText, Span } from '../analysis.ts'

/** A post as one text, and the way back from its places to those of title and body. */
export interface WholeText {
  text: string
  /**
   * Span of the document for a stretch of the text; null for what lies between title and body. A stretch over both
   * keeps the part in the body.
   */
  span: (start: number, end: number) => Span | null
}

/** Forums repeat the beginning of the body as title, cut off with dots. */
function repeats({ title, body }: Pick<DocumentText, 'title' | 'body'>): boolean {
  const bare = title.replace(/(?:\.{2,6}|…{1,3})$/, '').trimEnd()
  return bare !== '' && body.trimStart().startsWith(bare)
}

/** Title and body one after another; the body alone where the title says nothing else. */
export function wholeText(document: Pick<DocumentText, 'title' | 'body'>): WholeText {
  const { title, body } = document
  if (title === '' || (body !== '' && repeats(document)))
    return { text: body, span: (start, end) => ({ field: 'body', start, end }) }
  if (body === '') return { text: title, span: (start, end) => ({ field: 'title', start, end }) }
  const from = title.length + 1
  return {
    text: `${title}\n${body}`,
    span: (start, end) => {
      if (end > from) return { field: 'body', start: Math.max(0, start - from), end: end - from }
      return start < title.length ? { field: 'title', start, end: Math.min(end, title.length) } : null
    },
  }
}
