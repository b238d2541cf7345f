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

/** A field with its value, in quotation marks where it holds what would end a word. */
export const fieldTerm = (field: string, value: string): string =>
  /[\s()（）|｜"“”]/u.test(value) ? `${field}:"${value.replaceAll(/["“”]/gu, '')}"` : `${field}:${value}`

/** Whether a query says a term beside all others. */
export const holdsTerm = (text: string, term: string): boolean => termsOf(text).includes(term)

/** A query with a term beside all others, or without it where it holds it. What is joined by OR is put into brackets. */
export function toggled(text: string, term: string): string {
  const terms = termsOf(text)
  if (terms.includes(term)) return terms.filter((one) => one !== term).join(' ')
  const either = terms.some((one) => one === 'OR' || one === '或' || /[|｜]/u.test(one))
  return either ? `(${terms.join(' ')}) ${term}` : [...terms, term].join(' ')
}

/** First and last day of a month `YYYY-MM` as terms: from it on, and before the next. */
export function monthTerms(month: string): readonly [string, string] {
  const [year = 0, of = 1] = month.split('-').map(Number)
  const next = of === 12 ? `${year + 1}-01` : `${year}-${String(of + 1).padStart(2, '0')}`
  return [`after:${month}`, `before:${next}`]
}
