import { createHash } from 'node:crypto'
import type { Answer, AnswerFact, AnswerPart } from '@pandora/contract/domains/chat/shapes'
import { wordingOf } from '@pandora/intelligence/answers/wording'
import type { WordedFact, WordedGround } from '@pandora/intelligence/answers/wording-ground'

/** Most facts and quotes that a model is given. */
const [MOST_FACTS, MOST_QUOTES] = [60, 6]

/** What of an answer a model may word. */
export interface Wordable extends WordedGround {
  /** Places of the plain sentences that its own may stand for, and the facts that those say. */
  replaces: readonly number[]
  must: ReadonlySet<string>
}

type Sentence = Extract<AnswerPart, { type: 'sentence' }>
export const textOf = (sentence: Sentence): string => sentence.pieces.map((one) => one.text).join('')

const worded = ({ factId, company, label, period, value, unit, text, currency }: AnswerFact): WordedFact => ({
  id: factId,
  company,
  label,
  period,
  value,
  unit,
  text,
  currency: unit === 'money' || unit === 'per-share' ? currency : null,
})

/**
 * What of an answer a model may word; null where there is nothing. A plain sentence that says more than figures with
 * their names and times (a rank, a formula, a bound) stays as it is: the words of a model could not be held to it.
 */
export function wordable(answer: Answer, language: 'zh' | 'en'): Wordable | null {
  if (answer.state !== 'answered') return null
  const said = answer.facts.filter((fact) => fact.value !== null || fact.unit === 'text').map(worded)
  const quotes = answer.parts.flatMap((part, at) =>
    part.type === 'quote' ? [{ id: `q${at + 1}`, text: part.text, title: part.title, source: part.source }] : [],
  )
  const whole: WordedGround = { language, facts: said, quotes: quotes.slice(0, MOST_QUOTES) }
  const plain = answer.parts.flatMap((part, at) => {
    if (part.type !== 'sentence') return []
    const held = wordingOf(textOf(part), { ...whole, quotes: [] })
    return 'said' in held ? [{ at, facts: held.said.map((one) => one.factId) }] : []
  })
  const shown = new Set(
    answer.parts.flatMap((part) => (part.type === 'table' ? part.rows.flatMap((row) => row.factIds) : [])),
  )
  const must = new Set(plain.flatMap((one) => one.facts))
  const facts = said.filter((fact) => must.has(fact.id) || shown.has(fact.id))
  if (facts.length === 0 || facts.length > MOST_FACTS) return null
  return { ...whole, facts, replaces: plain.map((one) => one.at), must }
}

/** A hash of all that a model is given and by whom it is: of other facts there are other words. */
export const hashOf = (what: unknown): string => createHash('sha256').update(JSON.stringify(what)).digest('hex')
