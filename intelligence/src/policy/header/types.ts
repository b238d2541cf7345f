import type { Piece } from '../../text/sentences.ts'

/** Words as they stand in the text, and what they say. */
export interface Stated extends Piece {
  value: string
}

/** How a document stands to another that it names. */
export const relations = [
  'basedOn',
  'carriesOut',
  'amends',
  'repeals',
  'issues',
  'forwards',
  'answers',
  'cites',
] as const
export type Relation = (typeof relations)[number]

/** Another document that is named, with its place. */
export interface Reference extends Piece {
  relation: Relation
  /** Title without its brackets and line ends; empty where only a number is given. */
  title: string
  /** 国发〔2018〕43号 and the like, where it stands beside the title. */
  number: string | null
}

/** Since when or until when a document is in force. */
export interface Term extends Piece {
  /** ISO day; null where the text only says from which event on. */
  day: string | null
  /** Event that the time is counted from, where no day is printed. */
  from: 'publication' | 'issue' | null
}

/** A step in the life of a document as its own note under the title tells it. */
export interface Step extends Piece {
  day: string
  event: 'adopted' | 'approved' | 'published' | 'amended' | 'effective'
  /** Title of the decision that amended it. */
  by: string | null
}

/** What an official document says of itself; places are UTF-16 units of its text, end exclusive. */
export interface DocumentHeader {
  bodies: readonly Stated[]
  number: Stated | null
  /** Day of signing (成文日期) as the text prints it: `value` is an ISO day. */
  signed: Stated | null
  effective: Term | null
  expires: Term | null
  type: DocumentType | null
  references: readonly Reference[]
  steps: readonly Step[]
}

export type DocumentType =
  | 'law'
  | 'regulation'
  | 'rules'
  | 'measures'
  | 'order'
  | 'decision'
  | 'opinions'
  | 'notice'
  | 'announcement'
  | 'circular'
  | 'bulletin'
  | 'reply'
  | 'letter'
  | 'answer'
  | 'plan'
  | 'report'
  | 'communique'
  | 'interpretation'
  | 'guideline'
  | 'meeting'
  | 'draft'
