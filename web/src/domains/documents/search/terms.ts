import { parseQuery } from '@pandora/contract/domains/documents/query/grammar'
import { fieldTerm } from '@pandora/contract/domains/documents/query/write'
import type { Language } from '@pandora/contract/language'

/** The words and fields of a query side by side, as they are written: what stands in quotation marks or brackets is one. */
export function termsOf(text: string): string[] {
  const terms: string[] = []
  let [term, depth, quoted] = ['', 0, false]
  for (const sign of text) {
    if ('"“”「」『』„'.includes(sign)) quoted = !quoted
    if (!quoted && '(（'.includes(sign)) depth += 1
    if (!quoted && ')）'.includes(sign)) depth -= 1
    if (!quoted && depth <= 0 && /\s/u.test(sign)) {
      if (term) terms.push(term)
      term = ''
    } else term += sign
  }
  return term ? [...terms, term] : terms
}

const meaningOf = (term: string) => JSON.stringify(parseQuery(term).tree ?? term)

/** Whether a term means what another does, whichever language the two are written in. */
function saying(term: string): (one: string) => boolean {
  const meant = meaningOf(term)
  return (one) => one === term || meaningOf(one) === meant
}

/** Whether a query says a term beside all others. */
export const holdsTerm = (text: string, term: string): boolean => termsOf(text).some(saying(term))

/** A query with a term beside all others, or without it where it holds it. What is joined by OR is put into brackets. */
export function toggled(text: string, term: string): string {
  const terms = termsOf(text)
  const says = saying(term)
  if (terms.some(says)) return terms.filter((one) => !says(one)).join(' ')
  const either = terms.some((one) => one === 'OR' || one === '或' || /[|｜]/u.test(one))
  return either ? `(${terms.join(' ')}) ${term}` : [...terms, term].join(' ')
}

/** First and last day of a month `YYYY-MM` as terms: from it on, and before the next. */
export function monthTerms(month: string, language: Language): readonly [string, string] {
  const [year = 0, of = 1] = month.split('-').map(Number)
  const next = of === 12 ? `${year + 1}-01` : `${year}-${String(of + 1).padStart(2, '0')}`
  return [fieldTerm('after', month, language), fieldTerm('before', next, language)]
}
