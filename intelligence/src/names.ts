import type { ExchangeCode } from '@pandora/contract/records/identity'
import { initials, readings } from './pinyin.ts'

/** How a search form came from a name. */
export type NameForm = 'code' | 'name' | 'former' | 'full' | 'english' | 'pinyin' | 'initials'

/** One way a thing can be asked for: the whole form, and the places at which a reader may begin to type it. */
export interface SearchForm {
  form: NameForm
  /** The form from each place on, the whole one first; lower case, letters and digits only. */
  suffixes: readonly string[]
}

/** A text as it is searched: full width made half, lower case, letters and digits only. */
export function normalised(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

const marksBefore = /^(?:\*?ST|S\*?ST|PT|XD|XR|DR|N(?=\p{Script=Han})|C(?=\p{Script=Han})|\*)+/iu
const marksAfter = /(?:[(（](?:退|退市)[)）]|退|-(?:U|W|UW|WD|D|B|S|SW))$/iu

/**
 * A Chinese name without the exchange's marks: `*ST`, `ST`, `PT`, `XD`, `-U`, `(退)`. The name itself where there are
 * none, or nothing would be left.
 */
export function withoutMarks(name: string): string {
  const half = name.normalize('NFKC').replace(/\s+/g, '')
  const bare = half.replace(marksBefore, '').replace(marksAfter, '')
  return bare.length >= 2 ? bare : half
}

/** Legal form at the end of a Chinese company's full name: never searched for by itself. */
const legalTail = /(?:股份)?有限(?:责任)?公司$/

const fromEach = (pieces: readonly string[]): string[] =>
  [...new Set(pieces.map((_piece, place) => pieces.slice(place).join('')))].filter((suffix) => suffix !== '')

/**
 * Forms of a Chinese name: itself, and for short names its sound and initials; with and without the exchange's marks.
 */
export function chineseForms(name: string, form: 'name' | 'former' | 'full'): SearchForm[] {
  const found: SearchForm[] = []
  const add = (kind: NameForm, suffixes: readonly string[]) => {
    if (suffixes[0] && !found.some((one) => one.form === kind && one.suffixes[0] === suffixes[0]))
      found.push({ form: kind, suffixes })
  }
  for (const one of new Set([name, withoutMarks(name)])) {
    const letters = [...normalised(one)]
    const tail = form === 'full' ? [...(normalised(one).match(legalTail)?.[0] ?? '')].length : 0
    add(form, fromEach(letters).slice(0, letters.length - tail || undefined))
    if (form === 'full') continue
    for (const reading of readings(normalised(one))) {
      add('pinyin', fromEach(reading))
      add('initials', fromEach([...initials(normalised(one), reading)]))
    }
  }
  return found
}

/** Forms of an English name, found from the beginning of each of its words. */
export function englishForms(name: string): SearchForm[] {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return words.length === 0 ? [] : [{ form: 'english', suffixes: fromEach(words) }]
}

/** Forms of a code, found from any of its characters. */
export function codeForms(code: string): SearchForm[] {
  const letters = [...normalised(code)]
  return letters.length === 0 ? [] : [{ form: 'code', suffixes: fromEach(letters) }]
}

/** A code as people write it, with the exchange where they say it. */
export interface AskedCode {
  code: string
  /** Wire code of the exchange; null when it is not said. */
  exchange: ExchangeCode | null
}

const exchangeMarks = { sz: 'SHZ', shz: 'SHZ', sh: 'SSE', ss: 'SSE', sse: 'SSE', bj: 'BSE', bse: 'BSE' } as const
const markedCode = /^(sz|shz|sh|sse|bj|bse)?[.:_-]?(\d{6})(?:[.:_-]?(sz|shz|sh|ss|sse|bj|bse))?$/

/** The code in `000001`, `SZ000001`, `000001.SZ`; null for anything else. */
export function askedCode(text: string): AskedCode | null {
  const found = markedCode.exec(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ''))
  if (!found?.[2] || (found[1] && found[3])) return null
  const mark = (found[1] ?? found[3]) as keyof typeof exchangeMarks | undefined
  return { code: found[2], exchange: mark ? exchangeMarks[mark] : null }
}

/**
 * What a pasted line asks for, the surest first: a code it begins or ends with, else the whole as a name. `600519 贵州茅台`
 * → the code.
 */
export function askedThing(line: string): { code: AskedCode | null; name: string } {
  const parts = line
    .normalize('NFKC')
    .trim()
    .split(/[\s,;，；、|()（）]+/u)
    .filter(Boolean)
  const code =
    [line, parts[0], parts.at(-1)]
      .map((part) => (part === undefined ? null : askedCode(part)))
      .find((found) => found !== null) ?? null
  const rest = parts.filter((part) => askedCode(part) === null)
  return { code, name: normalised(code ? rest.join('') : line) }
}
