import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import type { Left } from '../fillers.ts'
import type { Period } from '../periods.ts'
import type { NamedCompany, NamedIndustry, NamedTheme } from '../reading/reading.ts'

/** When: a time that is named, what is said to be of late, or neither. */
export interface TimeAsked {
  period: Period | null
  recent: boolean
  /** What was not understood and narrows nothing: an answer says that it was left aside. */
  aside?: readonly Left[]
}

interface Asked extends TimeAsked {
  companies: readonly NamedCompany[]
  /** How many are asked for. */
  most: number | null
}

/** Companies that a list is kept to. */
interface Grouped {
  industries: readonly NamedIndustry[]
  themes: readonly NamedTheme[]
}

/** Events of some types, told of companies or of the whole market. */
export interface EventsAsked extends Asked, Grouped {
  room: 'events'
  types: readonly string[]
  order: 'newest' | 'largest'
  /** Kinds of text that must tell of them; none: any but posts. */
  sources: readonly DocumentKind[]
  /** Who did it, in the question's words, where it asks of some alone: events are not told apart by it. */
  by: string | null
}

/** Documents of the policy library. */
export interface PolicyAsked extends TimeAsked {
  room: 'policy'
  /** What they are on or who issued them, in the question's words; '' where nothing is said. */
  topic: string
  most: number | null
  /** Asks who gains by them besides, which the library does not tell. */
  gains: boolean
}

/** Rounds of financing. */
export interface FinancingAsked extends TimeAsked {
  room: 'financing'
  /** The field, company or investor, in the question's words; '' where none is. */
  topic: string
  /** Code of a round, and whether those behind it are asked for too. */
  stage: { code: string; orLater: boolean } | null
  /** The least amount in yuan; `passed`: more than that. */
  least: { amount: number; passed: boolean } | null
  most: number | null
  order: 'newest' | 'largest'
  /** Asks what the companies were valued at besides, which no source tells. */
  valuation: boolean
}

/** The newest texts of the market, the most important first. */
export interface FlashAsked extends TimeAsked {
  room: 'flash'
  /** The morning of the day, not all of it. */
  morning: boolean
  most: number | null
}

/** The newest text of companies. */
export interface LatestAsked extends Asked {
  room: 'latest'
  kind: DocumentKind
}

/** Texts of a kind about a company, a theme or a word. */
export interface AboutAsked extends Asked {
  room: 'about'
  kind: DocumentKind
  themes: readonly NamedTheme[]
  /** In the question's words; '' where a company or a theme is named. */
  topic: string
}

/** What happened at a company over a time, and how its price went. */
export interface RecapAsked extends Asked {
  room: 'recap'
}

/** How posts of the forum stand to companies. */
export interface ForumAsked extends Asked, Grouped {
  room: 'forum'
  order: 'discussed' | 'bullish' | 'bearish'
}

/** Themes against one another, or those of a company. */
export interface ThemesAsked extends Asked {
  room: 'themes'
  by: 'heat' | 'prices'
  /** The end of the list that comes first. */
  from: 'top' | 'bottom'
}

/** The highest scores of a side with what they are made of, or what moved those of companies. */
export interface ScoresAsked extends Asked, Grouped {
  room: 'scores'
  side: 'risk' | 'opportunity'
}

/** Entries of the calendar. */
export interface CalendarAsked extends Asked {
  room: 'calendar'
  kinds: readonly ('dividend' | 'report' | 'lockUp' | 'meeting')[]
  /** Days to come: so many from today on; null: the time named, or the days behind. */
  ahead: { from: number; to: number } | null
}

/** What analysts say of companies: changes of their ratings, or the latest ratings. */
export interface RatingsAsked extends Asked, Grouped {
  room: 'ratings'
  /** Only those lowered, or raised. */
  change: 'down' | 'up' | null
  /** How many stand at each rating, and between which prices their targets lie, are asked for. */
  summed: boolean
}

/** A question for a list or a state that another room of the product holds. */
export type RoomAsked =
  | EventsAsked
  | PolicyAsked
  | FinancingAsked
  | FlashAsked
  | LatestAsked
  | AboutAsked
  | RecapAsked
  | ForumAsked
  | ThemesAsked
  | ScoresAsked
  | CalendarAsked
  | RatingsAsked
