import type { GroundFact } from './check.ts'

/** A fact that somebody else's sentence may word. */
export interface WordedFact extends GroundFact {
  id: string
  currency: string | null
}
/** A sentence of a document that it may quote whole. */
export interface WordedQuote {
  id: string
  text: string
  title: string
  source: string
}
/** What one sentence rests on: the facts and quotes that it refers to. */
export interface WordedGround {
  language: 'zh' | 'en'
  facts: readonly WordedFact[]
  quotes: readonly WordedQuote[]
}
