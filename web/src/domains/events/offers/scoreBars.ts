import { EVENT_SCORE_MIDDLE } from '@pandora/contract/domains/events/terms'

/** Bars of an event score: one for each index from 0 to 20. */
export const SCORE_BARS = 21

export interface ScoreBar {
  index: number
  colour: 'red' | 'white' | 'green'
  /** Whether the score reaches it from the middle. */
  filled: boolean
}

/**
 * THEME-10: the bars of an event score. An index under 10 is red, 10 white, above 10 green; filled are those between
 * the middle and the score, both included.
 */
export function scoreBars(score: number): ScoreBar[] {
  const at = Math.max(0, Math.min(SCORE_BARS - 1, Math.round(score)))
  return Array.from({ length: SCORE_BARS }, (_, index) => ({
    index,
    colour: index < EVENT_SCORE_MIDDLE ? 'red' : index > EVENT_SCORE_MIDDLE ? 'green' : 'white',
    filled: index >= Math.min(at, EVENT_SCORE_MIDDLE) && index <= Math.max(at, EVENT_SCORE_MIDDLE),
  }))
}
