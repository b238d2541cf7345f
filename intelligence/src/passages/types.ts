import type { Piece } from '../text/sentences.ts'

/** A page of a document, as a base holds it. */
export interface SourcePage {
  documentId: string
  title: string
  page: number
  text: string
}

/** A place in a page, word for word; `mark`: what of it is the answer. */
export interface Place extends Piece {
  page: SourcePage
  mark: Piece | null
}

/** A passage with how well it fits a question; to be compared within one search only. */
export interface RankedPassage extends Piece {
  page: SourcePage
  score: number
}

type AnswerKind = 'span' | 'figure' | 'computed' | 'sentence' | 'yes' | 'no' | 'none'
type NoReason = 'nothing-ready' | 'no-words' | 'other-subject' | 'other-time' | 'several' | 'weak'

/** What is answered: its quotes hold every number that it stands on. */
export interface Answered {
  kind: AnswerKind
  text: string
  value: number | null
  unit: string | null
  formula: string | null
  reason: NoReason | null
  missing: string | null
  quotes: Place[]
}

/** That the texts do not tell, and why. */
export const none = (reason: NoReason, missing: string | null = null): Answered => ({
  kind: 'none',
  text: '',
  value: null,
  unit: null,
  formula: null,
  reason,
  missing,
  quotes: [],
})
