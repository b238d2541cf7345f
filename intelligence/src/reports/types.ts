import type {
  changeBases,
  changeDirections,
  PreviousReport,
  ReportCheck,
  ReportPeriod,
  ReportSentence,
} from '@pandora/contract/domains/research/operations'
import type { figureSubjects, figureUnits } from '@pandora/contract/domains/research/words'

// What a report says, as the contract has it: made here, shown as it is.
export type {
  KeyFigure,
  ReportChange as Change,
  ReportClaim as Claim,
} from '@pandora/contract/domains/research/operations'
export type Subject = (typeof figureSubjects)[number]
export type Unit = (typeof figureUnits)[number]
export type Direction = (typeof changeDirections)[number]
export type Against = (typeof changeBases)[number]
export type Period = ReportPeriod
export type Sentence = ReportSentence
/** `stored_at`: place of the stored figure among those given; null where there is none. */
export type Check = Omit<ReportCheck, 'provenance' | 'restated'> & { stored_at: number | null }
export type Previous = Omit<
  PreviousReport,
  'newsId' | 'title' | 'source' | 'sourceEn' | 'newsTimestamp' | 'samePublisher' | 'rating' | 'target'
>

/** A text to be taken apart. */
export interface ReportText {
  title: string
  body: string
  language: 'zh' | 'en'
  /** Day `YYYY-MM-DD` of the text: says which year "the first half" is of. */
  publishedOn: string
}

/** A number with its unit at a place of a sentence (offsets in the sentence). */
export interface Amount {
  start: number
  end: number
  text: string
  value: number
  unit: Unit
  /** The step of its last digit, in `unit`: how exact it is written. */
  step: number
  approximate: boolean
}

/**
 * A word for what a number is about, at a place of a sentence. `sign` −1: a loss, so that a number after it is below
 * zero.
 */
export interface SubjectAt {
  subject: Subject
  start: number
  end: number
  text: string
  sign: 1 | -1
}

/** A period named at a place of a sentence. */
export interface PeriodAt {
  start: number
  end: number
  period: Period
  forecast: boolean
}
