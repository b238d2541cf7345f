import { isHan } from './words-at.ts'

/** English words that ask: a question with some of them is in English, though it writes names as they are borne. */
const asksInEnglish =
  /\b(?:what|which|who|when|where|why|how|did|does|is|are|was|were|the|of|compare|show|list|with|in|and|for)\b/i

/** The language of a question: its own, not that of the names in it. */
export function languageOf(text: string, names: readonly string[]): 'zh' | 'en' {
  const rest = names.reduce((left, name) => left.replaceAll(name, ' '), text)
  return isHan(rest) || (isHan(text) && !asksInEnglish.test(rest)) ? 'zh' : 'en'
}

/** Letters of the longest word that people of both languages write: LPR, CPI, ROE, USD. */
const SHORT = 4

/** Whether a question is in no language: a code, or short names of figures that both languages write alike. */
export const isOfNoLanguage = (question: string): boolean => {
  const text = question.normalize('NFKC')
  const words = text.match(/[A-Za-z]+/g) ?? []
  return (
    !isHan(text) &&
    !asksInEnglish.test(text) &&
    words.every((one) => one.length <= SHORT || /^shibor$/i.test(one)) &&
    /[A-Za-z\d]/.test(text)
  )
}
