import { chineseDirections } from '../directions/chinese.ts'
import { englishDirections } from '../directions/english.ts'
import type { Piece } from '../text/sentences.ts'
import type { Detected } from './detect.ts'
import { eventKind } from './types.ts'

/** Types that say how figures went, each with its contrary. */
const contrary: Readonly<Record<string, string>> = {
  'earnings-beat': 'earnings-miss',
  'earnings-miss': 'earnings-beat',
  'guidance-up': 'guidance-down',
  'guidance-down': 'guidance-up',
}
/** Units of a sentence that are read for directions. */
const READ = 400

/**
 * Results and forecasts as their words state them: a loss that grew is no growth, and that profit did not fall denies a
 * fall. `text`: the whole field.
 */
export function asStated(
  language: 'zh' | 'en',
  text: string,
  { start, end }: Piece,
  found: readonly Detected[],
): Detected[] {
  if (!found.some(({ type }) => contrary[type] !== undefined)) return [...found]
  const directions = (language === 'zh' ? chineseDirections : englishDirections)(text.slice(start, end), READ)
  if (directions.length === 0) return [...found]
  return found.flatMap((one) => {
    const other = contrary[one.type]
    const { best } = one.group
    const own =
      other === undefined
        ? []
        : directions.filter((direction) => start + direction.start < best.end && best.from < start + direction.end)
    if (other === undefined || own.length === 0) return [one]
    const sign = eventKind(one.type)?.sign ?? 0
    if (own.some((direction) => !direction.soft && direction.sign === sign)) return [one]
    if (own.every(({ soft }) => soft))
      return own.some((direction) => direction.sign === sign) ? [] : [{ ...one, denied: true }]
    return found.some(({ type }) => type === other) ? [] : [{ ...one, type: other }]
  })
}
