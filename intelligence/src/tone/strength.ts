import type { Tone } from '../analysis.ts'
import type { Cue } from './cues.ts'
import type { FigurePair } from './figures.ts'

/** What words and figures a strength is read from. */
export interface StrengthGrounds {
  cues: readonly Cue[]
  pairs: readonly FigurePair[]
  text: string
  probability: number
}

/** How many units of weight make a strength of 1 − 1/e. A grave word weighs 3. */
const SCALE = 3

/**
 * Strength of a tone, 0 to 1: probability × (1 − e^(−w/3)). w: strengths of the words that say so, less half of those
 * that say the opposite, what stands after 但 half as much again;
 * plus how large the figures beside them are (log of 1 + per cent / 25, at most 2). Neutral has none.
 */
export function strengthOf(tone: Tone, { cues, pairs, text, probability }: StrengthGrounds): number {
  if (tone === 'neutral') return 0
  const wanted = tone === 'opportunity' ? 1 : -1
  let weight = 0.5
  let figures = 0
  for (const cue of cues) {
    if (cue.sign === 0) continue
    const share = cue.afterContrast ? 1.5 : cue.conceded ? 0.5 : 1
    weight += cue.sign === wanted ? cue.strength * share : -0.5 * cue.strength * share
    if (cue.sign === wanted) figures = Math.max(figures, Math.log1p(perCentAfter(text, cue.end) / 25))
  }
  for (const { sign, change } of pairs) if (sign === wanted) figures = Math.max(figures, Math.log1p(change * 4))
  return Math.max(0, Math.min(1, probability * (1 - Math.exp(-Math.max(0.3, weight + Math.min(2, figures)) / SCALE))))
}

/** The percentage within a few characters after a place; 0 where there is none. */
function perCentAfter(text: string, place: number): number {
  let number = 0
  let digits = 0
  let decimal = 0
  for (let at = place; at < Math.min(text.length, place + 14); at++) {
    const unit = text.charCodeAt(at)
    if (unit >= 48 && unit <= 57) {
      number = number * 10 + unit - 48
      decimal *= 10
      digits++
    } else if (unit === 46 && digits > 0 && decimal === 0) decimal = 1
    else if ((unit === 37 || unit === 0xff05) && digits > 0) return Math.min(1e4, number / Math.max(1, decimal))
    else if (digits > 0) return 0
  }
  return 0
}
