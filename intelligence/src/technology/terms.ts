import { singular } from '../words/singular.ts'
import { normalised } from '../names.ts'
import { digital } from './terms/digital.ts'
import { electronics } from './terms/electronics.ts'
import { energy } from './terms/energy.ts'
import { industry } from './terms/industry.ts'
import { life } from './terms/life.ts'
import { materials } from './terms/materials.ts'

/** A technology or a product, as the project's own list says it. The first word of each language is its name. */
export interface Term {
  /** Its Chinese name: no other has it. */
  id: string
  zh: readonly string[]
  en: readonly string[]
  broader: string | null
  narrower: readonly string[]
}

/**
 * A list as it is written: a term a line, `中文;同义|English;synonym`; what stands further in than a line above it is a
 * kind or a part of that.
 */
function termsIn(list: string): Term[] {
  const found: (Term & { narrower: string[] })[] = []
  const open: { depth: number; term: Term & { narrower: string[] } }[] = []
  for (const line of list.split('\n')) {
    if (line.trim() === '') continue
    const depth = line.length - line.trimStart().length
    const [zh = [], en = []] = line
      .trim()
      .split('|')
      .map((words) => words.split(';'))
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop()
    const parent = open.at(-1)?.term ?? null
    const term = { id: zh[0] ?? '', zh, en, broader: parent?.id ?? null, narrower: [] }
    parent?.narrower.push(term.id)
    open.push({ depth, term })
    found.push(term)
  }
  return found
}

/** Every term of the list, in its order. */
export const terms: readonly Term[] = [electronics, digital, energy, materials, industry, life].flatMap(termsIn)

const byId = new Map(terms.map((one) => [one.id, one]))
/** Terms by any of their words; where several have it the one whose name it is, else the first. */
const byWord = new Map<string, Term>()
for (const names of [true, false])
  for (const term of terms)
    for (const words of [term.zh, term.en])
      for (const word of names ? words.slice(0, 1) : words.slice(1)) {
        const plain = normalised(word)
        if (!byWord.has(plain)) byWord.set(plain, term)
      }

/** The term of a name. */
export const termOf = (id: string): Term | null => byId.get(id) ?? null
/** The term that a word in either language is a name of; null where the list has none. */
export function termNamed(word: string): Term | null {
  const plain = normalised(word)
  return byWord.get(plain) ?? byWord.get(singular(plain)) ?? null
}

/** All terms below a term, nearest first. */
export function below(term: Term): Term[] {
  const next = term.narrower.flatMap((id) => byId.get(id) ?? [])
  return [...next, ...next.flatMap(below)]
}

/** All terms above a term, nearest first. */
export function above(term: Term): Term[] {
  const next = term.broader === null ? null : termOf(term.broader)
  return next ? [next, ...above(next)] : []
}
