import type { Answer, AnswerFact } from '@pandora/contract/domains/chat/shapes'
import type { Language } from '@pandora/contract/language'
import { short } from '../../lib/formats.ts'

/** Facts of an answer by id. */
export const factsOf = ({ facts }: Pick<Answer, 'facts'>): ReadonlyMap<string, AnswerFact> =>
  new Map(facts.map((fact) => [fact.factId, fact]))

/** From this size on an amount is read more easily in a larger unit. */
const LARGE = 1e6

/** A large amount in the unit in which it is read most easily, with its currency; null of what is none. */
export function easily({ unit, value, currency }: AnswerFact, language: Language): string | null {
  if (unit !== 'money' || value === null || Math.abs(value) < LARGE) return null
  const amount = short(value, language)
  if (language === 'en') return `${currency ?? ''} ${amount}`.trim()
  return currency === 'CNY' ? `${amount}元` : `${amount} ${currency ?? ''}`.trim()
}

/** Where a fact is from, in one line; null for what is worked out of others. */
export function citation(fact: AnswerFact, english: boolean): string | null {
  const { provenance } = fact
  if (!provenance) return null
  const source = english ? (provenance.sourceEn ?? provenance.source) : provenance.source
  const place =
    provenance.file === null
      ? ''
      : provenance.line === null
        ? ` · ${provenance.file}`
        : ` · ${provenance.file}:${provenance.line}`
  return `${source}${place}${provenance.knownAt === null ? '' : ` · ${provenance.knownAt.slice(0, 10)}`}`
}
