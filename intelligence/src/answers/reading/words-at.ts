import type { Known, NamedIndustry } from './reading.ts'
import { longestMeasure, measureWords, type Measure } from '../vocabulary.ts'

/** Whether a question is in Chinese: its answer is in its language. */
export const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** The measure whose word begins at a place of a text in lower case, the longest first. */
export function measureAt(text: string, place: number): { end: number; measure: Measure } | null {
  for (let length = Math.min(longestMeasure, text.length - place); length >= 2; length--) {
    const word = text.slice(place, place + length)
    const measure = measureWords.get(word)
    if (!measure) continue
    // 白酒股本月: stocks of liquor, this month.
    if (word === '股本' && /^[月周年季]/.test(text.slice(place + 2))) continue
    const latin = (one: string | undefined) => one !== undefined && /[\p{Script=Latin}\d]/u.test(one)
    if (latin(word[0]) && latin(text[place - 1])) continue
    if (latin(word.at(-1)) && latin(text[place + length])) continue
    return { end: place + length, measure }
  }
  return null
}

/** Letters of the longest name of a class: Agriculture, Forestry, Animal Husbandry & Fishery has 49. */
const LONGEST_CLASS = 60

/** The class of industry whose name begins at a place of a text in lower case, the longest first. */
export function industryAt(text: string, place: number, known: Known): { end: number; industry: NamedIndustry } | null {
  for (let length = Math.min(LONGEST_CLASS, text.length - place); length >= 2; length--) {
    const industry = known.industries.get(text.slice(place, place + length))
    if (!industry) continue
    if (!isHan(text[place] ?? '') && (/[a-z]/.test(text[place - 1] ?? '') || /[a-z]/.test(text[place + length] ?? '')))
      continue
    return { end: place + length, industry }
  }
  return null
}

/** Whether the name of an industry stands within a stretch of a text and does not fill it. */
export function holdsIndustry(text: string, { start, end }: { start: number; end: number }, known: Known): boolean {
  for (let at = start; at < end; at++) {
    const found = industryAt(text, at, known)
    if (found && found.end <= end && (at > start || found.end < end)) return true
  }
  return false
}
