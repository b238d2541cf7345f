import type { CaseOf } from './context-en.ts'
import type { Folded } from './fold.ts'

/** One part of a document, made ready. */
export interface Part {
  field: 'title' | 'body'
  original: string
  folded: Folded
  how: CaseOf['kind']
  /** Written in Chinese: letters in it are mostly terms, not companies. */
  han: boolean
}

/** What stands in the text between two folded places. */
export const surfaceOf = (part: Part, start: number, end: number): string =>
  part.original.slice(part.folded.at[start] ?? 0, (part.folded.at[end - 1] ?? 0) + 1)
