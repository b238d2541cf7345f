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
  /** Asks what the rounds come to. */
  summed: boolean
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
  /** Only reports of so many months of a year. */
  months: 3 | 6 | 9 | 12 | null
}

/** What analysts say of companies: changes of their ratings, or the latest ratings. */
export interface RatingsAsked extends Asked, Grouped {
  room: 'ratings'
  /** Only those lowered, or raised. */
  change: 'down' | 'up' | null
  /** How many stand at each rating, and between which prices their targets lie, are asked for. */
  summed: boolean
}

/** How restless prices were over a time: of companies, of two against each other, or of the market's most restless. */
export interface SwingsAsked extends Asked, Grouped {
  room: 'swings'
  /** `beta` is against what moves the price; `correlation` against it or of two companies. */
  of: 'volatility' | 'correlation' | 'beta'
  /** What a company is held against: an index by its name, the market, or its own industry; null: one another. */
  against: { kind: 'market' } | { kind: 'industry' } | { kind: 'index'; name: string } | null
  /** The end of the list that comes first, where companies are ranked. */
  order: 'up' | 'down'
}

/** Where a company's valuation stands in its own past. */
export interface OwnRangeAsked extends Asked {
  room: 'ownRange'
  figure: 'peTtm' | 'pbRatio'
  /** Years that are looked back over; 0: all that are held; null: none is named. */
  years: number | null
}

/** Prices that went one way day after day, or stand at the highest or lowest close of a time. */
export interface RunsAsked extends Asked, Grouped {
  room: 'runs'
  way: 'up' | 'down'
  /** `days`: a streak, of at least so many where a number is said; `extreme`: a new high or low; `limit`: closed at it. */
  of: { kind: 'days'; least: number | null } | { kind: 'extreme'; all: boolean } | { kind: 'limit' }
}

/** Companies that paid cash dividends year after year, or how many years those named did. */
export interface PaidYearsAsked extends Asked, Grouped {
  room: 'paidYears'
  /** So many whole years to the last one, or each from a year on; both null: how many. */
  count: number | null
  since: number | null
}

/** Who took part in most rounds of financing. */
export interface InvestorsAsked extends TimeAsked {
  room: 'investors'
  /** The field, in the question's words; '' where none is. */
  topic: string
  most: number | null
}

/** Companies that make or sell something. */
export interface MakersAsked extends Asked {
  room: 'makers'
  /** What they make, in the question's words. */
  topic: string
}

/** The companies on the user's own watch list. */
export interface WatchedAsked extends Asked {
  room: 'watched'
  /** The end of the list that comes first by the change of the day; null: the list's own order. */
  order: 'up' | 'down' | null
  /** By their risk scores, the highest first, and not by prices. */
  risk: boolean
}

/** Companies that came to the market in a time. */
export interface ListingsAsked extends Asked {
  room: 'listings'
}

/** Authors of the forums. */
export interface AuthorsAsked extends Asked {
  room: 'authors'
  /** One by name; null: those who come first. */
  name: string | null
  by: 'fans' | 'posts'
}

/** What changed among the largest holders of companies since the list before, or in how many hold their shares. */
export interface HolderChangesAsked extends Asked {
  room: 'holderChanges'
  /** Only those who have more, or less, than before; null: all that changed. */
  way: 'up' | 'down' | null
  /** How many hold shares, and not who. */
  counted: boolean
}

/** What the user holds, and what it came to. */
export interface HeldAsked extends Asked {
  room: 'held'
}

/** How all posts of a time stand. */
export interface MoodAsked extends TimeAsked {
  room: 'mood'
}

/** Companies that policies touch, or the policies that touch companies. */
export interface TouchedAsked extends Asked {
  room: 'touched'
  /** What the policies are on, in the question's words; '' where nothing is said. */
  topic: string
}

/** Meetings of the state that were held in a time. */
export interface MeetingsAsked extends Asked {
  room: 'meetings'
  /** The kind of meeting in the question's words; '' where none is named. */
  series: string
  /** On what its words are asked for, in the question's own; '' for all of them, null where only when it was is asked. */
  said: string | null
}

/** The hottest risks of the market. */
export interface RiskTopicsAsked extends Asked {
  room: 'riskTopics'
}

/** What holders are among the largest of. */
export interface HolderOfAsked extends Asked {
  room: 'holderOf'
  /** The holder, in the question's words. */
  name: string
}

/** What the five largest customers or suppliers make of a company's sales or purchases. */
export interface ConcentrationAsked extends Asked {
  room: 'concentration'
  sides: readonly ('customers' | 'suppliers')[]
}

/** What one part of a company's business makes of its revenue. */
export interface PartOfAsked extends Asked {
  room: 'partOf'
  /** The part, in the question's words. */
  topic: string
}

/** Who would be hit if companies stopped. */
export interface WhatIfAsked extends Asked {
  room: 'whatIf'
  /** Days that the question says; null: none. */
  days: number | null
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
  | SwingsAsked
  | OwnRangeAsked
  | RunsAsked
  | PaidYearsAsked
  | InvestorsAsked
  | MakersAsked
  | WatchedAsked
  | AuthorsAsked
  | ListingsAsked
  | WhatIfAsked
  | HolderChangesAsked
  | HeldAsked
  | MoodAsked
  | TouchedAsked
  | MeetingsAsked
  | HolderOfAsked
  | ConcentrationAsked
  | PartOfAsked
  | RiskTopicsAsked
