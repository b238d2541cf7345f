import type { Scale } from '../asked.ts'
import type { Condition } from '../conditions.ts'
import type { Left } from '../fillers.ts'
import type { NameIndex } from '../name-index.ts'
import type { Period } from '../periods.ts'
import type { Over } from '../several.ts'
import type { OfHistory } from './history.ts'
import type { Measure } from '../vocabulary.ts'

/** What a question wants of what it names. */
export type Intent =
  | 'figures'
  | 'ranking'
  | 'count'
  | 'screen'
  /** One number over many companies: their mean or median. */
  | 'middle'
  | 'suppliers'
  | 'customers'
  | 'cause'
  /** How far a price went over a time. */
  | 'moved'
  | 'changes'
  /** What was told of a company that is good or bad for it. */
  | 'events'
  /** What a company paid out to its shareholders. */
  | 'dividends'
  /** Who holds most of a company. */
  | 'holders'
  /** What a company's revenue is made of. */
  | 'composition'
  /** How the market as a whole went. */
  | 'market'
  /** Industries against one another. */
  | 'industries'
  /** Prices against an index, that of the market where none is named. */
  | 'against'
  | 'meaning'
  | 'opinion'
  | 'texts'

/** A company named: more than one id where several bear the name. */
export interface NamedCompany {
  written: string
  companyIds: readonly string[]
  /** It is a name of the past. */ former: boolean
}
/** A class of industry named. */
export interface NamedIndustry {
  code: string
  name: string
}

/** A theme of the market named. */
export interface NamedTheme {
  themeId: string
  nameZh: string
  nameEn: string
}

/** What a question says, as far as it was understood. */
export interface Reading {
  language: 'zh' | 'en'
  intent: Intent
  companies: readonly NamedCompany[]
  industries: readonly NamedIndustry[]
  themes: readonly NamedTheme[]
  /** Industries whose companies are left out. */
  except: readonly NamedIndustry[]
  measures: readonly Measure[]
  periods: readonly Period[]
  conditions: readonly Condition[]
  /** Words before a place where companies are registered, and the place. */
  place: string | null
  /** Of a ranking: how many, or which one alone, and from which end. */
  rank: { from: number; to: number; order: 'down' | 'up' } | null
  /** Of a move that is asked about: the way that the question takes it to have gone. */
  moved: 'up' | 'down' | null
  /** Of many companies, which middle of their figures is asked for. */
  middle: 'mean' | 'median' | null
  /** Asks for the change against the quarter before. */
  onQuarter: boolean
  /** Speaks of a rise or a fall: of a price over a time the change is asked for. */
  went: boolean
  /** Asks for the change against the year before, of what was asked for. */
  onYear: boolean
  /** What is to be worked out of figures of several times or companies. */
  over: Over | null
  /** Asks which of several has more, or less. */
  which: 'higher' | 'lower' | null
  /** Asks who a company is, in general. */
  overview: boolean
  /** The unit that an amount is asked for in. */
  scale: Scale | null
  /** Decimals that are asked for. */
  decimals: number | null
  /** Asks for a company's rivals. */
  rival: boolean
  /** Asks how a company stands among those of its industry. */
  amongPeers: boolean
  /** Of what was told of a company, the side that is asked for; null: both. */
  side: 'good' | 'bad' | null
  /** An index that is named; null: the market at large. */
  index: string | null
  /** What of a price's past is asked for besides closes and changes. */
  history: OfHistory | null
  /** The question as it was read, in lower case. */
  asked: string
  /** Asks how many. */
  counts: boolean
  /** Only narrows the list that the question before it made. */
  narrows: boolean
  /** Holds who is named against those of the question before it. */
  compares: boolean
  /** Asks of the companies of the question before it. */
  ofBoth: boolean
  /** Asks for what belongs to all of the groups or companies named. */
  ofAllGroups: boolean
  /** Of a middle: that of each industry. */
  byIndustry: boolean
  /** Asks for dividends besides figures. */
  paysOut: boolean
  /** Asks for the reason of a figure. */
  why: boolean
  /** Refers to what was asked before. */
  refers: boolean
  /** What was not understood, and may narrow what is asked for. */
  left: readonly Left[]
  /** What was not understood and narrows nothing: an answer says that it was left aside. */
  aside: readonly Left[]
  /** The same with words of industries and of what is held in no figures: what texts are looked for by. */
  words: readonly Left[]
}

/** What a market knows by name. */
export interface Known {
  names: NameIndex
  /** Classes of industries by name, lower case. */
  industries: ReadonlyMap<string, NamedIndustry>
  /** Themes by name, lower case; characters of the longest. */
  themes?: ReadonlyMap<string, NamedTheme>
  longestTheme?: number
  /** Names of indices, lower case. */
  indexes?: readonly string[]
  today: string
}
