import { wordsIn } from './words.ts'

/** A word of what is looked for, and how far behind the first one it stands. */
export interface SoughtWord {
  word: string
  /** A single Chinese character: words that begin with it count. */
  begins: boolean
  after: number
}

/** Words that follow one another, as they are looked for; empty where the text holds none. */
export type Phrase = readonly SoughtWord[]

const isSingle = (word: string) => /^\p{Script=Han}$/u.test(word)

/**
 * What a word or a phrase is looked for by. Of a Chinese run every second pair is enough, with the last: together they
 * cover each character.
 */
export function phraseOf(text: string): Phrase {
  const words = [...wordsIn(text)]
  const first = words[0]
  if (!first) return []
  const sought: SoughtWord[] = []
  let from = 0
  while (from < words.length) {
    // A run: words of which each begins where the one before stands, up to the single character that ends it.
    let to = from
    while (to + 1 < words.length && (words[to + 1]?.start ?? 0) < (words[to]?.end ?? 0)) to += 1
    const put = (place: number, begins: boolean) => {
      const one = words[place]
      if (one) sought.push({ word: one.word, begins, after: one.at - first.at })
    }
    if (to === from) put(from, isSingle(words[from]?.word ?? ''))
    else {
      for (let place = from; place < to; place += 2) put(place, false)
      if ((to - from) % 2 === 0) put(to - 1, false)
    }
    from = to + 1
  }
  return sought
}

/** A phrase as PostgreSQL's `tsquery` says it; `title`: in titles alone. */
export function phraseQuery(phrase: Phrase, title = false): string {
  const marks = ({ begins }: SoughtWord) => (begins || title ? `:${begins ? '*' : ''}${title ? 'A' : ''}` : '')
  return phrase
    .map((one, place) => {
      const before = phrase[place - 1]
      const term = `${quoted(one.word)}${marks(one)}`
      return before ? ` <${one.after - before.after}> ${term}` : term
    })
    .join('')
}

/** A word as `tsquery` and `tsvector` quote it. */
export const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
