import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'

export const demoSizes = ['small', 'medium', 'full'] as const
export type DemoSize = (typeof demoSizes)[number]

/** A text in both languages. */
export interface Both {
  zh: string
  en: string
}

/** A node of the Shenwan tree as the demo market uses it. */
export interface DemoIndustry {
  code: string
  level: 1 | 2 | 3
  parentCode: string | null
  zh: string
  en: string
}

/** What a company sells; shares of revenue add up to 1. */
export interface DemoProduct extends Both {
  share: number
}

export interface DemoCompany {
  /** `SHZ-001801`; the same is the id of its stock. */
  id: string
  exchange: 'SHZ' | 'SSE'
  code: string
  board: 'main' | 'chinext' | 'star'
  /** Full names, as registered. */
  nameZh: string
  nameEn: string
  /** As in headlines and quote lists: three or four characters; one or two English words. */
  shortZh: string
  shortEn: string
  /** Pinyin of the two syllables that are its own, in lower case, by a blank. */
  pinyin: string
  /** Earlier short names with the last day of use. */
  formerNames: readonly { zh: string; until: string }[]
  /** Level 3 of the Shenwan tree; `path` holds levels 1 to 3. */
  industryCode: string
  path: readonly [string, string, string]
  regionCode: string
  city: Both
  products: readonly DemoProduct[]
  chair: Both
  secretary: Both
  website: string
  listedOn: string
  /** Last day of its bars, where it left the market. */
  delistedOn: string | null
  /** Day of its first bar in the demo market. */
  firstDay: string
  /** At the first day. */
  totalShares: number
  floatShares: number
  firstPrice: number
  /** total shares × first price, in yuan. */
  marketCap: number
  /** Yearly revenue in yuan at the first day, and what it grows and earns, as shares of 1. */
  revenue: number
  growth: number
  grossMargin: number
  /** Sensitivity to market and industry, and own daily volatility in per cent. */
  beta: number
  industryBeta: number
  volatility: number
}

export interface DemoTheme {
  id: string
  zh: string
  en: string
  aboutZh: string
  aboutEn: string
  /** Words by which texts name it, the first is the usual one. */
  wordsZh: readonly string[]
  wordsEn: readonly string[]
  members: readonly { companyId: string; weight: number; from: string; to: string | null }[]
}

/** That one company sells to another. Shares between 0 and 1 of the supplier's revenue and the customer's cost. */
export interface DemoEdge {
  id: string
  supplierId: string
  customerId: string
  product: Both
  revenueShare: number
  costShare: number
  disclosedBy: 'supplier' | 'customer'
  from: string
  to: string | null
}

export const eventTypes = [
  'contract-win',
  'contract-loss',
  'product-approval',
  'product-launch',
  'recall',
  'accident',
  'buy-back',
  'holder-sells',
  'holder-buys',
  'guidance-up',
  'guidance-down',
  'earnings-beat',
  'earnings-miss',
  'regulation-tightens',
  'regulation-eases',
  'input-price-up',
  'input-price-down',
  'product-price-up',
  'product-price-down',
  'merger',
  'merger-fails',
  'lawsuit',
  'lawsuit-won',
  'inspection',
  'penalty',
  'capacity',
  'shortage',
  'subsidy',
  'export-limit',
  'management-change',
  'financing',
  'pledge',
  'dividend-plan',
] as const
export type EventType = (typeof eventTypes)[number]

/**
 * What an event moved: the planted part of a return, in per cent, from the trading day `day` on over `days` trading
 * days.
 */
export interface DemoEffect {
  companyId: string
  /** Along which edge, industry or theme an indirect effect came; null for a direct one. */
  via: { kind: 'edge' | 'industry' | 'theme'; id: string } | null
  move: number
  day: string
  days: number
}

/**
 * Something that happened. Exactly one of company, industry and theme is its subject. Pure truth: texts tell it, tables
 * do not hold its size.
 */
export interface DemoEvent {
  id: string
  type: EventType
  companyId: string | null
  industryCode: string | null
  themeId: string | null
  /** Day and time in Asia/Shanghai at which it became public (`HH:mm`). */
  day: string
  time: string
  sign: 1 | -1
  /** Planted move of the subject, in per cent, above zero. */
  size: number
  /** Trading days after publication before the price answers. */
  delayDays: number
  effects: readonly DemoEffect[]
  /** For the texts. Amounts in yuan, rates in per cent; null where the type has none. */
  details: {
    amount: number | null
    rate: number | null
    /** Period, e.g. `2025-09-30`. */
    period: string | null
    count: number | null
    product: Both | null
    /** Another company of the market. */
    counterpartyId: string | null
    /** A named body that is no listed company: regulator, court, unlisted firm. */
    body: Both | null
    place: Both | null
    person: Both | null
  }
}

export type TrifleKind =
  | 'small-order'
  | 'small-grant'
  | 'trial'
  | 'renewal'
  | 'deputy-leaves'
  | 'small-fine'
  | 'small-sale'
  | 'small-claim'

/** A routine matter of a company that truly happens and moves nothing: no effect is planted for it. */
export interface DemoTrifle extends Pick<DemoEvent, 'id' | 'type' | 'sign' | 'day' | 'time'> {
  kind: TrifleKind
  companyId: string
  /** What is at stake, in yuan or shares; null where nothing is counted. */
  stake: number | null
  unit: 'CNY' | 'shares'
  product: Both | null
  person: Both
}

/** Who writes posts. */
export interface DemoAuthor {
  id: string
  platform: 'xq' | 'df'
  name: string
  joinedOn: string
  /** How often his stance is right about the stock's own return of five sessions from the next open, 0.26 to 0.74. */
  skill: number
  /** Share of his posts that are ironic, and that have nothing to do with stocks. */
  irony: number
  chatter: number
  /** Relative number of posts. */
  activity: number
  /** Industries (level 1) he likes to write of. */
  likes: readonly string[]
}

/** Closes and returns of a stock, for texts and posts that speak of prices. Per cent. */
export interface DemoTape {
  /** Return of a company on a trading day against the day before; null when it did not trade. */
  changeOf: (companyId: string, day: string) => number | null
  /** The part of it that is its own: without market and industry. */
  ownOf: (companyId: string, day: string) => number | null
  /** The same of what comes after the day's open. */
  ownFromOpenOf: (companyId: string, day: string) => number | null
  closeOf: (companyId: string, day: string) => number | null
  /** Change of the composite, and of an industry's index, as these tell it. */
  marketOf: (day: string) => number | null
  industryOf: (level1: string, day: string) => number | null
}

/** The demo market as simulated up to `today`. A later `today` only adds: what was stays. */
export interface World {
  seed: number
  size: DemoSize
  /** First and last day of the history. */
  from: string
  today: string
  /** Trading days from `from` up to `today`, oldest first. */
  days: readonly string[]
  industries: readonly DemoIndustry[]
  companies: readonly DemoCompany[]
  themes: readonly DemoTheme[]
  edges: readonly DemoEdge[]
  /** In order of day and time. */
  events: readonly DemoEvent[]
  authors: readonly DemoAuthor[]
  tape: DemoTape
  company: (id: string) => DemoCompany
  industry: (code: string) => DemoIndustry
  theme: (id: string) => DemoTheme
  eventsOn: (day: string) => readonly DemoEvent[]
  triflesOn: (day: string) => readonly DemoTrifle[]
}

/** What a text truly is; kept beside the product, never in its tables. */
export interface TextTruth {
  eventIds: readonly string[]
  /** The routine matter that it tells of, which moves nothing. */
  trifleId: string | null
  /** External id of the text that this one copies, and whether word for word. */
  copyOf: string | null
  exact: boolean
  stance: 'many' | 'empty' | 'neutral' | 'irrelevance' | null
  ironic: boolean
  /** For whom it is good or bad: company id → -1, 0, 1. */
  tones: Readonly<Record<string, -1 | 0 | 1>>
  /** Written from the half of the phrase banks that serves measuring only. */
  hidden: boolean
  /** Of a post that is planted among those of many accounts: which matter, of what sort, from which half of the ways. */
  crowd?: { id: string; sort: 'ring' | 'news' | 'phrase' | 'event' | 'quote'; half: 'shown' | 'hidden' }
}

/** Of a text that tells of nothing that moves a price, and is measured for nothing. */
export const tellsNothing: TextTruth = {
  eventIds: [],
  trifleId: null,
  copyOf: null,
  exact: false,
  stance: null,
  ironic: false,
  tones: {},
  hidden: false,
}

/** A text as the language part writes it. */
export interface WrittenText {
  /** Unique in the world, stable: derived from the day and a number. */
  externalId: string
  kind: DocumentKind
  category: string | null
  language: 'zh' | 'en'
  title: string
  body: string
  /** ms, inside the day it was asked for (Asia/Shanghai). */
  publishedAt: number
  /** Author's or medium's fictional name, without the mark that the market is fictional: the loader adds it. */
  medium: Both
  companies: readonly { id: string; relation: 'subject' | 'mention' }[]
  /** For kind `post`. */
  post: { platform: 'xq' | 'df'; authorId: string; replies: number; likes: number } | null
  /** What the source says of an official paper beside its text; absent of all else. */
  header?: { number: string | null; bodies: string; level: 'national' | 'ministry' | 'local'; signedOn: string }
  truth: TextTruth
}

/** About how many texts a day is to have; what the day's events need is never left out. */
export interface DayAmount {
  news: number
  announcements: number
  reports: number
  policies: number
  posts: number
}

/**
 * `language/day.ts` exports `writeDay`: everything written on one calendar day, in order of time; the same arguments
 * give the same texts.
 */
export type WriteDay = (world: World, day: string, amount: DayAmount) => readonly WrittenText[]
