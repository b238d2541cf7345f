import { singular } from '../words/singular.ts'
import { normalised } from '../names.ts'
import { termNamed, terms } from './terms.ts'

/** Chinese words of the list, two characters or more, by the characters that each begins with. */
const chinese = new Map<string, string[]>()
for (const { zh } of terms)
  for (const word of zh) {
    const plain = word.toLowerCase()
    if (!/\p{Script=Han}/u.test(plain) || [...plain].length < 2) continue
    const first = plain.slice(0, 2)
    const known = chinese.get(first)
    if (known) known.push(plain)
    else chinese.set(first, [plain])
  }
for (const words of chinese.values()) words.sort((a, b) => b.length - a.length)
/** Words of an English term at most. */
const MOST_WORDS = 5
/** Latin words of the list, as they are looked up. */
const latin = new Set(
  terms.flatMap(({ zh, en }) => [...zh, ...en].filter((word) => !/\p{Script=Han}/u.test(word)).map(normalised)),
)

/** Terms of the list that a text names, by id: the longest word at each place. */
export function termsNamedIn(text: string): Set<string> {
  const found = new Set<string>()
  const add = (word: string) => {
    const term = termNamed(word)
    if (term) found.add(term.id)
  }
  const plain = text.normalize('NFKC').toLowerCase()
  for (let at = 0; at < plain.length; at++) {
    const word = chinese.get(plain.slice(at, at + 2))?.find((one) => plain.startsWith(one, at))
    if (word === undefined) continue
    if (plain[at - 1] !== '非') add(word)
    at += word.length - 1
  }
  const words = plain.match(/[\p{L}\p{N}]+/gu)?.flatMap((run) => run.split(/\p{Script=Han}+/u).filter(Boolean)) ?? []
  for (let at = 0; at < words.length; at++)
    for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
      const joined = words.slice(at, at + count).join('')
      const known = latin.has(joined) ? joined : latin.has(singular(joined)) ? singular(joined) : null
      if (known === null) continue
      add(known)
      at += count - 1
      break
    }
  return found
}
