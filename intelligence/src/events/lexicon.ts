import { classesEn, lexiconEn } from './lexicon-en.ts'
import { sureZh } from './lexicon-sure-zh.ts'
import { classesZh, lexiconZh } from './lexicon-zh.ts'
import { eventTypeNames } from './types.ts'

/** A pattern of a type, ready to be matched: its parts follow one another within `gap` units each. */
export interface Rule {
  type: number
  parts: number
  strong: boolean
}

/** Where a word plays a part: which rule, and which of its parts. */
interface Place {
  rule: number
  part: number
}

interface Word {
  text: string
  open: boolean
  places: Place[]
}

/** A language's patterns, indexed by the first unit of their words. */
export interface Lexicon {
  rules: readonly Rule[] /** Words by their first two units, and those of one unit by that. */
  pairs: ReadonlyMap<number, readonly Word[]>
  singles: ReadonlyMap<number, readonly Word[]>
  /**
   * How far each rule has come, part by part: end of the last part met, place where it began, and the scan it was met
   * in.
   */
  ends: Int32Array
  froms: Int32Array
  scans: Int32Array
  scan: number
  gap: number
  boundaries: boolean
}

/**
 * A pattern found: type by its place in `eventTypeNames`, and the units of its last part (the verb, mostly) and of the
 * whole.
 */
export interface Candidate {
  type: number
  strong: boolean
  start: number
  end: number
  from: number
  rule: number
}

/** Most pattern ends kept a sentence: a text of nothing but trigger words must end too. */
const MOST = 400

type Kind = 'zh' | 'en' | 'sure'

function compiled(kind: Kind): Lexicon {
  const [patterns, classes] =
    kind === 'zh'
      ? [lexiconZh, classesZh]
      : kind === 'en'
        ? [lexiconEn, classesEn]
        : [sureZh, {} as Readonly<Record<string, string>>]
  const rules: Rule[] = []
  const byText = new Map<string, Word>()
  eventTypeNames.forEach((name, type) => {
    for (const raw of splitAlternatives(patterns[name] ?? '')) {
      const strong = !raw.startsWith('?')
      const parts = (strong ? raw : raw.slice(1)).split('~')
      const rule = rules.push({ type, parts: parts.length, strong }) - 1
      parts.forEach((part, at) => {
        const alternatives = part.startsWith('<') ? (classes[part.slice(1, -1)] ?? '').split('|') : [part]
        for (const one of alternatives) {
          const word = byText.get(one) ?? { text: one.replace(/\*$/u, ''), open: one.endsWith('*'), places: [] }
          if (!word.places.some((place) => place.rule === rule && place.part === at))
            word.places.push({ rule, part: at })
          byText.set(one, word)
        }
      })
    }
  })
  const pairs = new Map<number, Word[]>()
  const singles = new Map<number, Word[]>()
  for (const word of byText.values()) {
    const [into, key] =
      word.text.length === 1
        ? [singles, word.text.charCodeAt(0)]
        : [pairs, word.text.charCodeAt(0) * 65_536 + word.text.charCodeAt(1)]
    into.set(key, [...(into.get(key) ?? []), word])
  }
  // A later part is entered before an earlier one, so that one word never plays two parts of a rule.
  for (const word of byText.values()) word.places.sort((a, b) => b.part - a.part)
  const size = rules.length * 4
  return {
    rules,
    pairs,
    singles,
    ends: new Int32Array(size),
    froms: new Int32Array(size),
    scans: new Int32Array(size),
    scan: 0,
    gap: kind === 'en' ? 48 : kind === 'zh' ? 14 : 24,
    boundaries: kind === 'en',
  }
}

/** Splits at `|`. */
const splitAlternatives = (patterns: string): string[] => patterns.split('|').filter((one) => one !== '')

const kept = new Map<Kind, Lexicon>()

/** The patterns of a language, or the set phrases of Chinese; built once. */
export function lexiconOf(kind: Kind): Lexicon {
  const known = kept.get(kind)
  if (known) return known
  const made = compiled(kind)
  kept.set(kind, made)
  return made
}

/** Whether a unit is a Latin letter or a digit. */
const inWord = (unit: number): boolean =>
  (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90)

/** Whether a word stands at a place. `text` in lower case. Gives its end, or −1. */
function endAt(text: string, at: number, limit: number, word: Word, boundaries: boolean): number {
  let end = at + word.text.length
  if (end > limit || !text.startsWith(word.text, at)) return -1
  if (!boundaries) return end
  if (word.open) while (end < limit && inWord(text.charCodeAt(end))) end++
  else if (end < limit && inWord(text.charCodeAt(end)) && inWord(text.charCodeAt(end - 1))) return -1
  return end
}

/** Patterns found in `text` (in lower case for English) between two places, in order of their ends. At most 400. */
export function candidatesIn(lexicon: Lexicon, text: string, start: number, limit: number): Candidate[] {
  const found: Candidate[] = []
  const { ends, froms, scans, rules } = lexicon
  const meet = (word: Word, at: number) => {
    const end = endAt(text, at, limit, word, lexicon.boundaries)
    if (end < 0) return
    for (const { rule, part } of word.places) {
      const { type, parts, strong } = rules[rule] as Rule
      const place = rule * 4 + part
      let from = at
      if (part > 0) {
        const before = ends[place - 1] ?? 0
        if (scans[place - 1] !== lexicon.scan || before > at || at - before > lexicon.gap) continue
        from = froms[place - 1] ?? at
      }
      if (part === parts - 1) found.push({ type, strong, start: at, end, from, rule })
      else {
        ends[place] = end
        froms[place] = from
        scans[place] = lexicon.scan
      }
    }
  }
  lexicon.scan = (lexicon.scan + 1) | 0
  for (let at = start; at < limit && found.length < MOST; at++) {
    const unit = text.charCodeAt(at)
    // A full stop, a semicolon: nothing reaches over it.
    if (unit === 0x3002 || unit === 0xff1b || unit === 0x0a || unit === 0x3b) lexicon.scan = (lexicon.scan + 1) | 0
    if (lexicon.boundaries && at > start && inWord(unit) && inWord(text.charCodeAt(at - 1))) continue
    const single = lexicon.singles.get(unit)
    if (single) for (const word of single) meet(word, at)
    const pair = at + 1 < limit ? lexicon.pairs.get(unit * 65_536 + text.charCodeAt(at + 1)) : undefined
    if (pair) for (const word of pair) meet(word, at)
  }
  return found
}
