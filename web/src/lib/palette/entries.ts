import type { LucideIcon } from 'lucide-react'
import type { Bilingual, Language } from '@pandora/contract/language'
import type { InputOf, Operation, OutputOf } from '@pandora/contract/operation'

/** How something matches what was typed; the smaller comes first, whatever kind it is of. */
export const matches = {
  /** A command with all that it needs. */
  command: 0,
  exactCode: 1,
  exactName: 2,
  codeStart: 3,
  nameStart: 4,
  /** Pinyin, initials, a former or a full name. */
  otherName: 5,
  words: 6,
  /** What is offered besides, whatever is typed. */
  besides: 9,
} as const
export type Match = (typeof matches)[keyof typeof matches]

/** One line of the palette. */
export interface PaletteEntry {
  id: string
  icon: LucideIcon
  text: string
  /** After the name: code, exchange, date. */
  aside?: string | undefined
  /** The form of the name that matched, where it is not the name shown. */
  form?: { name: string; text: string } | undefined
  match: Match
  /** Where it leads. */
  to?: string
  /** What else, or instead, happens when it is chosen. */
  run?: () => unknown
}

/** What is asked of a kind of entry. */
export interface PaletteAsk {
  /** What was typed, without space around; empty before anything is. */
  text: string
  language: Language
  /** Key of the market that is read from; null: the server's default. */
  market: string | null
  asOf: string | null
  role: string | null
  /** Calls an operation in the market and as of the instant of the page, or in another market. */
  call: <O extends Operation>(operation: O, input: InputOf<O>, market?: string) => Promise<OutputOf<O>>
  /** Sets the as-of day, or clears it. */
  setAsOf: (day: string | null) => void
}

export type PaletteFind = (ask: PaletteAsk) => readonly PaletteEntry[] | Promise<readonly PaletteEntry[]>

/** A kind of entry of the palette, declared by the domain whose things they are. */
export interface PaletteKind {
  key: string
  /** Heading of its group. */
  name: Bilingual
  /** Place among groups that match alike. */
  order: number
  /** Enter waits for its answer to what is typed: what is meant most often is not passed over for being slower. */
  awaited?: boolean
  /** Its code comes with the palette's. */
  load: () => Promise<{ find: PaletteFind }>
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/** How one of the words of a thing matches what was typed; null where none does. An empty text matches all as words. */
export function matchOf(text: string, words: readonly (string | null | undefined)[]): Match | null {
  const asked = plain(text)
  if (asked === '') return matches.words
  const known = words.filter((one) => typeof one === 'string').map(plain)
  if (known.includes(asked)) return matches.exactName
  if (known.some((one) => one.startsWith(asked))) return matches.nameStart
  return known.some((one) => one.includes(asked)) ? matches.words : null
}
