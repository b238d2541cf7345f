import type { RiskType } from '@pandora/contract/domains/risk/types'
import type { PolicyFacts } from './policy/facts.ts'

/** Changes whenever what the analysis says of a text may change for another reason than its models. */
export const ANALYSIS_VERSION = 'analysis-20'

// What the analysis of one document says. Every part carries the place in the text it rests on, and a reason in words
// that can be shown.

/** Part of a document a span lies in. */
export type Field = 'title' | 'body'

/** A place in a text: UTF-16 offsets, end exclusive. */
export interface Span {
  field: Field
  start: number
  end: number
}

/** A text as it is analysed. */
export interface DocumentText {
  kind: 'news' | 'announcement' | 'policy' | 'post' | 'report'
  /** What the source says; the analysis looks for itself. */
  language: 'zh' | 'en'
  title: string
  body: string
}

export type TextLanguage = 'zh' | 'en' | 'mixed' | 'unknown'

/** A reason: a code with its texts in `web`, and the words it is about. Never a sentence in one language. */
export interface Reason {
  code: string
  words: readonly string[]
  weight: number | null
}

export const mentionKinds = [
  'company',
  'person',
  'department',
  'industry',
  'region',
  'product',
  'technology',
  'indicator',
  'theme',
] as const
export type MentionKind = (typeof mentionKinds)[number]

/** Something named in the text. `id` is null where nothing known bears the name. */
export interface Mention extends Span {
  kind: MentionKind
  id: string | null
  text: string
  /** 0 to 1. */
  confidence: number
  why: readonly Reason[]
}

export const stances = ['many', 'empty', 'neutral', 'irrelevance'] as const
/** Stance of a post: bullish, bearish, neither, not about the market. */
export type Stance = (typeof stances)[number]

export interface StanceResult {
  stance: Stance
  /** Calibrated, in the order of `stances`; add up to 1. */
  probabilities: readonly [many: number, empty: number, neutral: number, irrelevance: number]
  why: readonly (Reason & { spans: readonly Span[] })[]
}

export const tones = ['risk', 'opportunity', 'neutral'] as const
export type Tone = (typeof tones)[number]

/** Tone of a text for one company, or for its reader at large where `companyId` is null. */
export interface ToneResult {
  companyId: string | null
  tone: Tone
  /** 0 to 1. */
  strength: number
  probability: number
  why: readonly (Reason & { spans: readonly Span[] })[]
}

/** A part somebody or something plays in an event. `companyId` where it is a known company. */
export interface EventRole extends Span {
  role: string
  text: string
  companyId: string | null
}

/**
 * How a text tells of an event: it happened; it is planned; it could happen; it is only rumoured; it is denied; what
 * was planned or under way was ended. Only what happened explains a price.
 */
export const modalities = ['fact', 'plan', 'possible', 'rumour', 'denied', 'ended'] as const
export type Modality = (typeof modalities)[number]

/**
 * What an amount counts: a contract's value, a price paid, a sum invested, raised, bought back, a part of a company's
 * shares, profit, revenue, a change against a year before, and so on.
 */
export const amountKinds = [
  'contract',
  'price',
  'investment',
  'raised',
  'buy-back',
  'stake',
  'profit',
  'revenue',
  'change',
  'dividend',
  'subsidy',
  'penalty',
  'claim',
  'loan',
  'capital',
  'target',
  'votes',
  'turnover',
  'share-price',
  'other',
] as const
export type AmountKind = (typeof amountKinds)[number]

/**
 * What a text says of an event's rank within its type: who leaves or comes (`chief`: chairman, chief executive,
 * controller; `officer`: finance, board secretary; `deputy`: vice-presidents;
 * `member`: one of a board, a representative), how far a product is (`trial`: may be tried; `supplement`: a change, a
 * renewal, accepted for review; `market`: may be sold), an agreement
 * in outline (`framework`), what an authority does (`letter`: asks, warns; `case`: opens a case), results held against
 * what was expected (`expected`), who decreed what touches an industry (`national`, `ministry`, `province`, `city`), how
 * far a buy-back is (`begun`, `raised`, `completed`; `progress`: so many bought by the end of a month).
 */
export const eventGrades = [
  'chief',
  'officer',
  'deputy',
  'member',
  'trial',
  'supplement',
  'market',
  'framework',
  'letter',
  'case',
  'expected',
  'national',
  'ministry',
  'province',
  'city',
  'begun',
  'raised',
  'completed',
  'progress',
] as const
export type EventGrade = (typeof eventGrades)[number]

/** A figure of an event: how much, in what, and of what. */
export interface Amount {
  value: number
  unit: 'CNY' | 'USD' | 'percent' | 'shares'
  of: AmountKind
}

/** Something that the text tells of, whether it happened or not. */
export interface EventFound {
  /** A word of `events/types.ts`. */
  type: string
  /** Whom it is about first; null where the text does not name a known company. */
  companyId: string | null
  trigger: Span & { text: string }
  roles: readonly EventRole[]
  /** Day it happened where the text says so, `YYYY-MM-DD`; else null, and the document's own time stands. */
  day: string | null
  /** 1 good for the master company, −1 bad, 0 neither. */
  sign: -1 | 0 | 1
  /** How large by the figures in the text; null where it gives none. */
  amount: Amount | null
  sizeClass: 'small' | 'medium' | 'large' | null
  /** Its rank within its type by the words of the text; null where they tell none. */
  grade: EventGrade | null
  /** Province (ISO 3166-2) whose authority, or whose city's, decreed it; null where none did. */
  region: string | null
  /** Of results: by how much they differ from those of a year before, per cent; null where the text does not say. */
  change: number | null
  confidence: number
  modality: Modality
  why: readonly Reason[]
}

/** A risk that a text tells of, with the place in it that says so most. `confidence` above ½ wherever it is said. */
export interface RiskFound extends Span {
  type: RiskType
  confidence: number
  text: string
  why: readonly Reason[]
}

/** A risk with where it befalls: provinces of China by ISO 3166-2, countries by ISO 3166-1. */
export interface RiskPlaced extends RiskFound {
  places: readonly string[]
}

/** What a text marks in the course of two countries: a penalty, a duty, a visit; null: none of them. */
export const relationMarks = ['sanctions', 'tariff', 'visit'] as const
export type RelationMark = (typeof relationMarks)[number]

/** What a text says of two countries: `score` −1 (against each other) to 1 (together), with the words that say so. */
export interface RelationFound {
  /** By ISO 3166-1, in order of the alphabet. */
  countries: readonly [string, string]
  score: number
  mark: RelationMark | null
  field: Field
  start: number
  end: number
  words: readonly string[]
}

export const policyLabels = ['department', 'institution', 'person', 'industry', 'economic-data', 'other'] as const
export type PolicyLabel = (typeof policyLabels)[number]

export interface KeywordFound {
  word: string
  weight: number
  spans: readonly Span[]
}

/** A passage that tells a topic: the word and its place. */
export interface TopicEvidence {
  field: Field
  start: number
  end: number
  word: string
}

/** A topic that a policy is of. `topic`: `field.<key>` or `industry.<code>`. */
export interface TopicFound {
  topic: string
  /** Part of the sentences of the body that are about it, 0 to 1. */
  share: number
  inTitle: boolean
  /** One passage a sentence, in order of place; never empty. */
  evidence: readonly TopicEvidence[]
}

/** Everything one document says, by one version of the models. */
export interface DocumentAnalysis {
  language: TextLanguage
  mentions: readonly Mention[]
  /** Posts only. */
  stance: StanceResult | null
  tones: readonly ToneResult[]
  events: readonly EventFound[]
  /** Risks that it tells of, with where they befall: provinces of China by ISO 3166-2, countries by ISO 3166-1. */
  risks: readonly RiskPlaced[]
  /** What it says of two countries. */
  relations: readonly RelationFound[]
  /** Topics with probability, likeliest first. */
  topics: readonly { topic: string; probability: number }[]
  /** Policy documents only. */
  labels: readonly (Span & { label: PolicyLabel; text: string; why: readonly Reason[] })[]
  /** What it says of itself, and its orders; policy documents only. */
  policy: PolicyFacts | null
  /** Policy documents only: the fields and industries that it is about. */
  policyTopics: readonly TopicFound[]
  keywords: readonly KeywordFound[]
  /** What was left out, by name: a text too long, a text that is no text. */
  limits: readonly string[]
}
