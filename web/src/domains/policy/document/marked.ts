import type { LabelType } from '@pandora/contract/domains/policy/names'
import type { policy } from '@pandora/contract/domains/policy/operations'
import type { OutputOf } from '@pandora/contract/operation'

type Document = Pick<OutputOf<typeof policy.detail>, 'title' | 'content' | 'sentences' | 'entities'>

/** Words of a text, where they stand, and the label that they bear; null: none. */
export interface Marked {
  words: string
  span: { field: 'title' | 'body'; start: number; end: number }
  type: LabelType | null
}

/** Longest words that bear a label. */
const LONGEST = 60

/** The words of a named thing at its first place. */
export function markedNode({ title, content, entities }: Document, nodeId: string | null): Marked | null {
  const found = entities.flatMap((group) => group.entities).find((one) => one.nodeId === nodeId)
  const span = found?.places[0]
  if (!found || !span) return null
  return { words: (span.field === 'title' ? title : content).slice(span.start, span.end), span, type: found.type }
}

/** Words that were marked with the pointer in a sentence; null where they are not of it, or too long to be a name. */
export function markedWords({ content, sentences }: Document, place: number, chosen: string): Marked | null {
  const words = chosen.trim()
  const sentence = sentences[place - 1]
  if (!sentence || words.length < 2 || words.length > LONGEST) return null
  const start = content.indexOf(words, sentence.start)
  const end = start + words.length
  return start < 0 || end > sentence.end ? null : { words, span: { field: 'body', start, end }, type: null }
}
