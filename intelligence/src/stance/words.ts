import { familyOf } from '../linear/hash.ts'
import { bearish } from './lexicon-bearish.ts'
import { bullish } from './lexicon-bullish.ts'
import * as marks from './lexicon-marks.ts'
import { phrases } from './lexicon-phrases.ts'
import { themes } from './lexicon-themes.ts'

/** What a word does to those after it; one bit each. */
export const MARK = { negator: 1, intensifier: 2, softener: 4, contrast: 8, concession: 16, irony: 32 } as const

/** A word of the dictionary. */
export interface Entry {
  word: string
  /** Hash of the word: stays the same as the dictionary grows. */
  id: number
  /** −3 (empty) to 3 (many); 0 where the word itself takes no side. */
  score: number
  /** Bits of `MARK`. */
  marks: number
  /** Hash of its theme's name, even; 0 without one. A word of several themes has the first. */
  theme: number
}

/** A place in the tree of all words: what ends here, and what goes on. */
export interface Branch {
  entry: Entry | null
  next: Map<number, Branch> | null
}

const split = (words: string) => words.trim().split(/\s+/)

function entriesOf(): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  const take = (words: string, score: number, mark: number, theme = 0) => {
    for (const own of split(words)) {
      const word = own.toLowerCase()
      const kept = entries.get(word)
      if (!kept) entries.set(word, { word, id: familyOf(word), score, marks: mark, theme })
      else {
        kept.marks |= mark
        if (kept.theme === 0) kept.theme = theme
      }
    }
  }
  for (const strength of [3, 2, 1] as const) {
    take(bullish[strength], strength, 0)
    take(bearish[strength], -strength, 0)
  }
  take(marks.bullishSigns, 2, 0)
  take(marks.bearishSigns, -2, 0)
  take(marks.negators, 0, MARK.negator)
  take(marks.intensifiers, 0, MARK.intensifier)
  take(marks.softeners, 0, MARK.softener)
  take(marks.contrasts, 0, MARK.contrast)
  take(marks.concessions, 0, MARK.concession)
  take(marks.ironies, 0, MARK.irony)
  for (const words of [
    marks.otherSigns,
    marks.conditions,
    marks.questions,
    marks.quoting,
    marks.dealings,
    marks.marketWords,
  ])
    take(words, 0, 0)
  for (const [name, [score, words]] of Object.entries(themes))
    take(`${words} ${phrases[name] ?? ''}`, score, 0, familyOf(name) & ~1)
  return entries
}

/** All words of the dictionary by themselves. */
export const dictionary: ReadonlyMap<string, Entry> = entriesOf()

function grown(): (Branch | undefined)[] {
  const roots: (Branch | undefined)[] = Array.from({ length: 65_536 })
  for (const entry of dictionary.values()) {
    let branch = (roots[entry.word.charCodeAt(0)] ??= { entry: null, next: null })
    for (let at = 1; at < entry.word.length; at++) {
      const unit = entry.word.charCodeAt(at)
      const next = (branch.next ??= new Map<number, Branch>())
      const kept = next.get(unit) ?? { entry: null, next: null }
      next.set(unit, kept)
      branch = kept
    }
    branch.entry = entry
  }
  return roots
}

/** The tree of all words, by first unit. */
export const tree: readonly (Branch | undefined)[] = grown()
