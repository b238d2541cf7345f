import { words, type Category } from './lexicon-words.ts'
import { roles } from './roles.ts'

/** What the dictionary says of a word or phrase. `sign` is its own colour, `strength` how much of it. */
export interface Entry {
  category: Category
  sign: -1 | 0 | 1
  strength: number
}

/** Phrases that begin with a word: the words that follow, longest first. */
export interface Phrase {
  rest: readonly string[]
  entry: Entry
}

/**
 * All that is known of a word: its own entry, the phrases it begins, and its part in comparisons of figures, as bits.
 */
export interface Known {
  entry: Entry | undefined
  phrases: Phrase[] | undefined
  role: number
}

const known = new Map<string, Known>()
for (const [word, role] of roles) known.set(word, { entry: undefined, phrases: undefined, role })
let size = 0

function knownOf(word: string): Known {
  const one = known.get(word) ?? { entry: undefined, phrases: undefined, role: 0 }
  known.set(word, one)
  return one
}

/** Regular forms of a verb: `climb` → climb, climbs, climbed, climbing. */
function forms(stem: string): string[] {
  return [stem, `${stem}s`, `${stem}ed`, `${stem}ing`]
}

function put(text: string, entry: Entry): void {
  const [first = '', ...rest] = text.split('_')
  const one = knownOf(first)
  if (rest.length > 0) {
    one.phrases = [...(one.phrases ?? []), { rest, entry }].toSorted((a, b) => b.rest.length - a.rest.length)
    size++
  } else if (!one.entry) {
    one.entry = entry
    size++
  }
}

for (const [category, sign, strength, line] of words) {
  for (const word of line.split(' '))
    for (const form of word.endsWith('*') ? forms(word.slice(0, -1)) : [word]) put(form, { category, sign, strength })
}

/** What is known of a lower-case word; undefined for a word like any other. */
export function lookUp(word: string): Known | undefined {
  return known.get(word)
}

/** How many words and phrases the dictionary knows. */
export const lexiconSize = (): number => size
