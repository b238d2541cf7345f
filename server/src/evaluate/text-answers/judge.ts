import type { Answered } from '@pandora/intelligence/passages/types'
import { wordsIn } from '@pandora/intelligence/words/words'

/** What is held to be right, by what kind of answer a file gives. */
export type Gold =
  | { type: 'number'; value: number; factor: number }
  | { type: 'polarity'; yes: boolean }
  | { type: 'text'; texts: readonly string[] }
  /** The text does not tell. */
  | { type: 'nothing' }

const NEAR = 0.01
const near = (a: number, b: number): boolean => Math.abs(a - b) <= NEAR * Math.abs(b) + 1e-9
const plain = (text: string): string => text.toLowerCase().replace(/[\s,，、。．"'“”‘’()（）$%]/gu, '')

/** Share of words that two texts have in common, as F1. */
export function overlap(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => [...wordsIn(text)].map((one) => one.word)) as [string[], string[]]
  const rest = [...right]
  let same = 0
  for (const word of left) {
    const at = rest.indexOf(word)
    if (at < 0) continue
    rest.splice(at, 1)
    same += 1
  }
  return same === 0 ? 0 : (2 * same) / (left.length + right.length)
}

export const numbersIn = (text: string): number[] =>
  (text.match(/[-−(]?\d[\d,]*(?:\.\d+)?/gu) ?? []).map((one) =>
    Number(one.replace(/[,(−]/gu, (sign) => (sign === ',' ? '' : '-'))),
  )

/** Whether an answer is right. Of several texts each must be said. */
export function isRight(gold: Gold, answer: Pick<Answered, 'kind' | 'text' | 'value'>): boolean {
  if (gold.type === 'nothing') return answer.kind === 'none'
  if (answer.kind === 'none') return false
  if (gold.type === 'polarity') return answer.kind === (gold.yes ? 'yes' : 'no')
  if (gold.type === 'text')
    return overlap(answer.text, gold.texts.join(' ')) >= 0.5 || plain(answer.text) === plain(gold.texts.join(''))
  // As it is told, rounded as the question wants it, or as it was worked out.
  return [answer.value, numberOf(answer.text)].some(
    (value) => value !== null && [1, gold.factor].some((factor) => near(value, gold.value * factor)),
  )
}

/** Whether a sentence, taken whole for an answer, holds it: the benefit of the doubt is the baseline's. */
export function isHeld(gold: Gold, sentence: string): boolean {
  if (gold.type === 'nothing' || gold.type === 'polarity') return false
  if (gold.type === 'number') return numbersIn(sentence).some((one) => near(Math.abs(one), Math.abs(gold.value)))
  return overlap(sentence, gold.texts.join(' ')) >= 0.5
}

/** A number with its sign, as files write it; null where the text is none. */
export function numberOf(text: string): number | null {
  const written = text.replaceAll(/\s+/gu, ' ').trim()
  const match =
    /^[-−]? ?(?:US)?[$¥€£]? ?(-?\(?[\d,]+(?:\.\d+)?)\)? ?(?:%|％|percent|million|billion|thousand|times|x)?\.?$/iu.exec(
      written,
    )
  if (!match?.[1]) return null
  const value = Number(match[1].replace(/[,(]/gu, ''))
  return /^[-−]|\(/u.test(written) ? -Math.abs(value) : value
}
