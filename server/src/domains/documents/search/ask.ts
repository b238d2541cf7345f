import type { QueryNode } from '@pandora/contract/domains/documents/query/tree'
import { instantOf } from '@pandora/contract/time'
import { phraseOf, phraseQuery, quoted, type Phrase } from '@pandora/intelligence/words/phrase'
import { kindMark, sourceMark } from '../index/marks.ts'

/** A query with its names looked up: what the index is asked. */
export type Ask =
  /** Passages whose words meet a `tsquery`. */
  | { type: 'words'; query: string }
  /** Documents of a company. */
  | { type: 'company'; companyId: string }
  /** Documents that tell of an event of a type. */
  | { type: 'event'; eventType: string }
  | { type: 'after' | 'before'; at: number }
  | { type: 'not'; part: Ask }
  | { type: 'and' | 'or'; parts: readonly Ask[] }

/** What names of a query stand for in the market. */
export interface Names {
  company: (value: string) => string
  /** Names of sources that hold what was typed. */
  sources: (value: string) => readonly string[]
}

/** Makes of a query what the index is asked. */
export function askOf(node: QueryNode, names: Names): Ask {
  switch (node.type) {
    case 'text':
      return { type: 'words', query: textQuery(node) }
    case 'kind':
      return { type: 'words', query: quoted(kindMark(node.kind)) }
    case 'source':
      // A source that there is not, or was not then, finds nothing: no text bears the mark of none.
      return {
        type: 'words',
        query: anyOf([...names.sources(node.value), ''].map((one) => quoted(sourceMark(one)))),
      }
    case 'company':
      return { type: 'company', companyId: names.company(node.value) }
    case 'event':
      return { type: 'event', eventType: node.value }
    case 'after':
    case 'before':
      return { type: node.type, at: instantOf(node.day) }
    case 'not':
      return { type: 'not', part: askOf(node.part, names) }
    default:
      return { type: node.type, parts: node.parts.map((part) => askOf(part, names)) }
  }
}

function textQuery({ text, title, near }: Extract<QueryNode, { type: 'text' }>): string {
  if (near === null) return phraseQuery(phraseOf(text), title)
  const [one = [], two = []] = text.split(/\s+/u).map(phraseOf)
  // Both words first: the index answers for them at once, for how they stand to each other only the text.
  return `${phraseQuery(one)} & ${phraseQuery(two)} & ${anyOf([...apart(one, two, near), ...apart(two, one, near)])}`
}

/** Two phrases one behind the other with up to `most` words between. */
function apart(one: Phrase, two: Phrase, most: number): string[] {
  const last = one.at(-1)
  if (!last) return []
  // A pair of characters is one word further than its first.
  const end = last.after + (/^\p{Script=Han}{2}$/u.test(last.word) ? 2 : 1)
  return Array.from({ length: most + 1 }, (_, between) =>
    phraseQuery([...one, ...two.map((word) => ({ ...word, after: word.after + end + between }))]),
  )
}

const anyOf = (queries: readonly string[]) => `(${queries.map((one) => `(${one})`).join(' | ')})`

/**
 * The `tsquery` that every passage meets which may be meant; null where any may. Exact, where the query asks for words
 * alone.
 */
export function needed(ask: Ask): string | null {
  switch (ask.type) {
    case 'words':
      return ask.query
    case 'company':
    case 'event':
    case 'after':
    case 'before':
      return null
    case 'not': {
      const left = ofWordsAlone(ask.part) ? needed(ask.part) : null
      return left === null ? null : `!(${left})`
    }
    case 'and': {
      const all = ask.parts.map(needed).filter((one) => one !== null)
      return all.length === 0 ? null : all.map((one) => `(${one})`).join(' & ')
    }
    default: {
      const all = ask.parts.map(needed)
      return all.includes(null) ? null : anyOf(all as string[])
    }
  }
}

/** Whether a query asks for words alone, which one `tsquery` says. */
export function ofWordsAlone(ask: Ask): boolean {
  if (ask.type === 'words') return true
  if (ask.type === 'not') return ofWordsAlone(ask.part)
  return (ask.type === 'and' || ask.type === 'or') && ask.parts.every(ofWordsAlone)
}

/** Phrases that a reader is shown where they stand: those asked for, not those left out. */
export function shownPhrases(node: QueryNode): { phrases: Phrase[]; titles: Phrase[] } {
  if (node.type === 'text') {
    const phrases = node.near === null ? [phraseOf(node.text)] : node.text.split(/\s+/u).map(phraseOf)
    return node.title ? { phrases: [], titles: phrases } : { phrases, titles: phrases }
  }
  if (node.type !== 'and' && node.type !== 'or') return { phrases: [], titles: [] }
  const all = node.parts.map(shownPhrases)
  return { phrases: all.flatMap((one) => one.phrases), titles: all.flatMap((one) => one.titles) }
}

/** The `tsquery` by which a passage is ranked: all that is asked for, joined by or; null where that is no word. */
export function rankedBy(node: QueryNode): string | null {
  const { phrases, titles } = shownPhrases(node)
  const all = [...phrases, ...titles.filter((one) => !phrases.includes(one))].filter((one) => one.length > 0)
  return all.length === 0 ? null : anyOf(all.map((one) => phraseQuery(one)))
}

/** Between which instants (ms) a query asks at all; ±Infinity where it does not say. */
export function timesOf(ask: Ask): { from: number; to: number } {
  const top = ask.type === 'and' ? ask.parts : [ask]
  return {
    from: Math.max(-Infinity, ...top.flatMap((one) => (one.type === 'after' ? [one.at] : []))),
    to: Math.min(Infinity, ...top.flatMap((one) => (one.type === 'before' ? [one.at] : []))),
  }
}
