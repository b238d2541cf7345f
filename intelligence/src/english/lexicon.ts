import { words, type Category } from './lexicon-words.ts'

/** What the dictionary says of a word or phrase. `sign` is its own colour, `strength` how much of it. */
export interface Entry { category: Category; sign: -1 | 0 | 1; strength: number; place: number }

/** Phrases that begin with a word: the words that follow, longest first. */
export interface Phrase { rest: readonly string[]; entry: Entry }

const entries = new Map<string, Entry>()
const phrases = new Map<string, Phrase[]>()

/** Regular forms of a verb: `climb` → climb, climbs, climbed, climbing. */
function forms(stem: string): string[] {
  return [stem, `${stem}s`, `${stem}ed`, `${stem}ing`]
}

function put(text: string, entry: Entry): void {
  const [first = '', ...rest] = text.split('_')
  if (rest.length === 0) {
    if (!entries.has(text)) entries.set(text, entry)
    return
  }
  const list = phrases.get(first) ?? []
  list.push({ rest, entry })
  list.sort((a, b) => b.rest.length - a.rest.length)
  phrases.set(first, list)
}

words.forEach(([category, sign, strength, line], place) => {
  for (const word of line.split(' ')) for (const form of word.endsWith('*') ? forms(word.slice(0, -1)) : [word]) put(form, { category, sign, strength, place })
})

/** Entry of a single lower-case word. */
export function entryOf(word: string): Entry | undefined {
  return entries.get(word)
}

/** Phrases whose first word this is. */
export function phrasesFrom(word: string): readonly Phrase[] | undefined {
  return phrases.get(word)
}

/** How many words and phrases the dictionary knows. */
export function lexiconSize(): number {
  let size = entries.size
  for (const list of phrases.values()) size += list.length
  return size
}
