import { withoutMarks } from '../names.ts'
import { folded } from '../words/fold.ts'

/** A name that a company bears or bore. */
export interface BorneName {
  companyId: string
  name: string
  /** A short name that it bears now; those of the past and of law come after it where two share one. */
  present: boolean
}

/** Names of a market, ready to be found in questions. */
export interface NameIndex {
  /**
   * The longest name that begins at a place of a text in lower case: its end, who bears it, and whether nobody does any
   * more, but did.
   */
  at: (text: string, place: number) => { end: number; companyIds: readonly string[]; former: boolean } | null
  /** Legal names of a company in Chinese, lower case and without brackets. */
  legal: (companyId: string) => readonly string[]
}

const legalZh = /有限(?:责任)?公司$/
/** A legal name as it is compared: sources write brackets in two ways or leave them out. */
export const plainLegal = (name: string): string => folded(name.normalize('NFKC').replace(/[()\s]/g, ''))

const legal = /(?:股份)?有限(?:责任)?公司$/
const legalEn =
  /(?<![,\s])[,\s]*\b(?:co\.?,?\s*ltd\.?|company limited|corporation|corp\.?|inc\.?|limited|ltd\.?|plc|group co\.?,?\s*ltd\.?)\s*\.?$/i

/** What a name is asked for by: itself, without marks of the exchange, without its legal form. */
function formsOf(name: string): string[] {
  const half = name.normalize('NFKC').trim()
  const forms = [half]
  if (/\p{Script=Han}/u.test(half)) {
    const bare = withoutMarks(half)
    forms.push(bare)
    const short = bare.replace(legal, '')
    if (short.length >= 4) forms.push(short, `${short}公司`)
    // Sources write the brackets of a name or leave them out.
    for (const one of forms.slice()) if (/[()]/.test(one)) forms.push(one.replace(/[()]/g, ''))
  } else {
    let short = half
    for (let turn = 0; turn < 2; turn++) short = short.replace(legalEn, '').trim()
    if (short.length >= 3) forms.push(short)
  }
  // Traditional characters are read as simplified ones, in names as in questions.
  return forms.map((form) => folded(form)).filter((form) => form.length >= 2)
}

/** A code as it is written: alone, behind or before its exchange, in the ways of several terminals. */
function codeForms(companyId: string, code: string): string[] {
  const plain = code.toLowerCase()
  const short = { SSE: 'sh', SHZ: 'sz', BSE: 'bj' }[companyId.slice(0, 3)]
  const forms = [plain, companyId.toLowerCase()]
  if (short) forms.push(`${short}${plain}`, `${plain}.${short}`, `${short}.${plain}`)
  if (short === 'sh') forms.push(`${plain}.ss`)
  return forms
}

const isWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{Script=Latin}\d]/u.test(character)

/** Makes the index of a market's names and codes. */
export function nameIndex(
  names: readonly BorneName[],
  codes: readonly { companyId: string; code: string }[],
): NameIndex {
  const present = new Map<string, Set<string>>()
  const past = new Map<string, Set<string>>()
  const lengths = new Map<string, Set<number>>()
  const put = (of: Map<string, Set<string>>, form: string, companyId: string) => {
    const held = of.get(form)
    if (held) held.add(companyId)
    else of.set(form, new Set([companyId]))
    const first = form.slice(0, 2)
    const known = lengths.get(first)
    if (known) known.add(form.length)
    else lengths.set(first, new Set([form.length]))
  }
  for (const { companyId, name, present: now } of names)
    for (const form of formsOf(name)) put(now ? present : past, form, companyId)
  for (const { companyId, code } of codes) for (const form of codeForms(companyId, code)) put(present, form, companyId)
  const legalNames = new Map<string, string[]>()
  for (const { companyId, name } of names) {
    const plain = plainLegal(name)
    if (!legalZh.test(plain)) continue
    const of = legalNames.get(companyId)
    if (of) of.push(plain)
    else legalNames.set(companyId, [plain])
  }
  const longestFirst = new Map([...lengths].map(([first, of]) => [first, [...of].toSorted((a, b) => b - a)]))
  return {
    legal: (companyId) => legalNames.get(companyId) ?? [],
    at(text, place) {
      for (const length of longestFirst.get(text.slice(place, place + 2)) ?? []) {
        const form = text.slice(place, place + length)
        if (form.length < length) continue
        const companyIds = present.get(form) ?? past.get(form)
        if (!companyIds) continue
        // A word of Latin letters or a code is no part of a longer one.
        if (isWord(form[0]) && isWord(text[place - 1])) continue
        if (isWord(form.at(-1)) && isWord(text[place + length])) continue
        return { end: place + length, companyIds: [...companyIds].toSorted(), former: !present.has(form) }
      }
      return null
    },
  }
}
