import { normalised } from '../names.ts'
import { initials, readings } from '../pinyin.ts'
import { terms, type Term } from './terms.ts'

/** A term that a text begins, holds or sounds like. `matched`: the word of it that does. */
export interface TermHint {
  term: Term
  matched: string
  /** 3 the whole word, 2 its beginning, 1 within it. */
  closeness: number
}

interface Form {
  term: Term
  word: string
  plain: string
  /** It is its sound: what is within it says nothing. */
  sound: boolean
}

let known: readonly Form[] | undefined
/** Every word of the list with the sounds of its Chinese names, made once. */
function forms(): readonly Form[] {
  known ??= terms.flatMap((term) =>
    [...term.zh, ...term.en].flatMap((word): Form[] => {
      const written = { term, word, plain: normalised(word), sound: false }
      if (!/\p{Script=Han}/u.test(word)) return [written]
      const sounds = new Set(
        readings(word).flatMap((reading) => [normalised(reading.join('')), normalised(initials(word, reading))]),
      )
      return [written, ...[...sounds].map((plain) => ({ term, word, plain, sound: true }))]
    }),
  )
  return known
}

/** Shortest text in Latin letters that is looked for as a sound. */
const SHORTEST_SOUND = 2

/** Terms of the list for what was typed, the closest first, each once. */
export function termHints(text: string, most: number): TermHint[] {
  const asked = normalised(text)
  if (asked === '') return []
  const best = new Map<string, TermHint>()
  for (const { term, word, plain, sound } of forms()) {
    if (sound && asked.length < SHORTEST_SOUND) continue
    const closeness =
      plain === asked ? 3 : plain.startsWith(asked) ? 2 : !sound && asked.length > 1 && plain.includes(asked) ? 1 : 0
    // A sound is less than what is written.
    const worth = closeness === 0 ? 0 : closeness - (sound ? 0.5 : 0)
    if (worth > (best.get(term.id)?.closeness ?? 0)) best.set(term.id, { term, matched: word, closeness: worth })
  }
  return [...best.values()]
    .toSorted(
      (a, b) => b.closeness - a.closeness || a.matched.length - b.matched.length || (a.term.id < b.term.id ? -1 : 1),
    )
    .slice(0, most)
}
