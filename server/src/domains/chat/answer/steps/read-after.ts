import { readQuestion } from '@pandora/intelligence/answers/read'
import { asksForTexts } from '@pandora/intelligence/answers/taking/sheet'
import type { Reading } from '@pandora/intelligence/answers/reading/reading'
import { followed, ofTexts } from '../followed.ts'
import type { MarketKnown } from '../known.ts'

/** How a question was read: as it stands, and with what those before it said. */
export interface Read {
  known: MarketKnown
  own: Reading
  reading: Reading
}

/** Reads one question: as it stands, and with what those before it said. */
export function readAfter(text: string, before: readonly string[], known: MarketKnown): Read & { earlier: Reading[] } {
  const own = readQuestion(text, known)
  const earlier = before.map((one) => readQuestion(one, known))
  const reading = own.intent === 'texts' && asksForTexts(text) ? ofTexts(own, earlier) : followed(own, earlier)
  return { known, own, reading, earlier }
}
