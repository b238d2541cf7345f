import type { AmountKind, EventGrade, Modality } from '../analysis.ts'

// Inputs and answers of the impact score: what a company's events, and those of whom it deals with, mean for it at an
// instant.

/** A version of a fact: seen from `knownAt` on, until `supersededAt` (ms); null while it is current. */
export interface Versioned {
  knownAt: number
  supersededAt: number | null
}

/** Whom or what an event is about. */
export interface Subject {
  kind: 'company' | 'industry' | 'theme'
  id: string
}

/** A document that tells of an event. Copies of one story bear one `story`: they count once. */
export interface Telling {
  documentId: string
  story: string | null
  knownAt: number
}

/** How much is at stake: yuan, per cent, or shares, and what it counts (null where nobody asked). */
export interface EventAmount {
  value: number
  unit: 'CNY' | 'percent' | 'shares'
  of: AmountKind | null
}

/** What an amount is held against. */
export type SizeMeasure = 'revenue' | 'profit' | 'cap' | 'shares'

/**
 * How large an event is beside what is usual for its type: `factor` 0.01–2, 1 usual; `usual`, per cent, the move that
 * is to be expected of its subject. Why: an `amount` against the
 * company, a part of its `shares`, an amount of a company of which `no-size` is known (held against a middle one), an
 * order of which `no-amount` is told (taken for a middle company's, beside this one's revenue), a `size-class`, results
 * that are a `surprise` against a forecast or a
 * trend, results told to differ from what was `expected`, or nothing but what is `usual` for the type.
 */
export interface Materiality {
  reason: 'amount' | 'shares' | 'no-size' | 'no-amount' | 'size-class' | 'surprise' | 'expected' | 'usual'
  factor: number
  usual: number
  /** What a rank within the type leaves of it; it is part of `factor`. */
  grade: EventGrade | null
  gradeFactor: number
  /** Yuan, shares or a part of 1 of the shares; and what it is held against, in the same. */
  amount: { value: number; unit: EventAmount['unit']; of: AmountKind | null } | null
  measure: SizeMeasure | null
  base: number | null
  ratio: number | null
  /** Part that is usual for the type. */
  usualRatio: number | null
  /** Change of results against a year before and what was expected of it, per cent. */
  change: number | null
  expected: number | null
  expectedBy: 'forecast' | 'trend' | null
  /** Latest `knownAt` (ms) of the company's figures it rests on; 0 where on none. */
  knownAt: number
}

/** Something that happened, as it was known. */
export interface ImpactEvent extends Versioned {
  id: string
  /** A type of `events/types.ts`; any other counts little. */
  type: string
  subject: Subject
  /** ms. Later than the instant scored: announced for the future, counted as of no age. */
  happenedAt: number
  sign: -1 | 0 | 1
  modality: Modality
  /** 0 to 1. */
  confidence: number
  sizeClass: 'small' | 'medium' | 'large' | null
  /** Weighed against the subject's size. Null where the texts give none. */
  amount: EventAmount | null
  /**
   * Its rank within its type, and of results the change against a year before, per cent; null where the texts do not
   * say.
   */
  grade: EventGrade | null
  /** Province (ISO 3166-2) of the authority that decreed it; null where it is none's, or nobody says. */
  region: string | null
  change: number | null
  documents: readonly Telling[]
}

/**
 * One company sells to another. Shares between 0 and 1 of the supplier's revenue and the customer's cost; null where
 * nobody said.
 */
export interface SupplyLink extends Versioned {
  id: string
  supplierId: string
  customerId: string
  revenueShare: number | null
  costShare: number | null
  /** Days `YYYY-MM-DD`, the first and the last included; null while it goes on. */
  validFrom: string
  validTo: string | null
}

/**
 * A company belongs to an industry or a theme, by degree. A company's classes of the wider levels are memberships of
 * their own.
 */
export interface GroupLink extends Versioned {
  id: string
  kind: 'industry' | 'theme'
  groupId: string
  companyId: string
  /** 0 to 1. */
  weight: number
  validFrom: string
  validTo: string | null
}

/**
 * A fact of a company's size, as it was known: revenue or profit of the `months` up to `day` (the end of a period), in
 * yuan; its market value in yuan, or its shares, on `day` (months 0). `net-profit` stands in where nobody gives the
 * part of the parent's owners.
 */
export interface Scale extends Versioned {
  companyId: string
  measure: 'revenue' | 'profit' | 'net-profit' | 'cap' | 'shares'
  day: string
  months: number
  value: number
}

/** That a company has its seat, a site or business in a province (ISO 3166-2). */
export interface CompanyPlace extends Versioned {
  companyId: string
  region: string
}

export interface ImpactInput {
  companyId: string
  /** Every event that may reach the company; others are passed over. */
  events: readonly ImpactEvent[]
  supplies: readonly SupplyLink[]
  groups: readonly GroupLink[]
  scales: readonly Scale[]
  places: readonly CompanyPlace[]
  /** Instant (ms) from which texts about the company have been read; null: never, and then there is no score. */
  coveredSince: number | null
}

/** One link on the way of an event to a company. `factor` is what is left of the event's strength after it. */
export interface Hop {
  kind: 'supplier' | 'customer' | 'industry' | 'theme'
  linkId: string
  from: string
  to: string
  share: number | null
  factor: number
}

export const impactClasses = ['high-risk', 'risk', 'quiet', 'mixed', 'opportunity', 'high-opportunity'] as const
/** `quiet`: nothing that weighs; `mixed`: risk and opportunity both weigh and neither prevails. */
export type ImpactClass = (typeof impactClasses)[number]

/** A factor of an event's strength, as it is multiplied. `code` is a key of texts. */
export interface Factor {
  code: 'type' | 'size' | 'confidence' | 'modality' | 'novelty' | 'sources' | 'age' | 'way' | 'place'
  value: number
  raw: number | string | null
}

/** What one event gives to one side. */
export interface EventPart {
  eventId: string
  type: string
  side: 'risk' | 'opportunity'
  direct: boolean
  /** Points of that side, in steps of 0.01: the parts of a side add up to its point. */
  points: number
  /** Product of the factors, before the side is brought to 0–100. */
  strength: number
  factors: readonly Factor[]
  /** How large it is for its subject: the factor `size`, opened. Absent in receipts stored by older versions. */
  materiality?: Materiality
  /** Empty for a direct part. */
  path: readonly Hop[]
  ageDays: number
  documentIds: readonly string[]
}

/** Points that go together: `points` is the sum of `parts`. */
export interface PartGroup {
  code: 'direct' | 'supply' | 'industry' | 'theme'
  points: number
  parts: readonly EventPart[]
}

export interface SideReceipt {
  /** 0 to 100 in steps of 0.01: sum of `groups`. */
  points: number
  /** Sum of the strengths; `points` = 100 × (1 − e^(−strength ÷ scale)). */
  strength: number
  groups: readonly PartGroup[]
}

/** How the score comes about: base + opportunity ÷ 2 − risk ÷ 2, exact in steps of 0.005. */
export interface ImpactReceipt {
  base: number
  scale: number
  opportunity: SideReceipt
  risk: SideReceipt
  /** Events that reach the company and do not count, by reason. */ leftOut: {
    tooOld: number
    tooFaint: number
    denied: number
    possible: number
    undirected: number
  }
}

/** A smallest change that moves the class. */
export type Flip =
  /** Without this event. */
  | { kind: 'without'; eventId: string; to: ImpactClass }
  /**
   * With so much more strength on a side: as much as `events` fresh, well confirmed events of type `like`, medium in
   * size.
   */
  | { kind: 'more'; side: 'risk' | 'opportunity'; strength: number; like: string; events: number; to: ImpactClass }
  /** By age alone, after so many days. */
  | { kind: 'age'; days: number; to: ImpactClass }

export interface ImpactScore {
  version: string
  companyId: string
  /** ms. */
  asOf: number
  /** Latest `knownAt` of what the score rests on; null where it rests on nothing. */
  knownAt: number | null
  /** All four null where no text about the company had been read. */
  riskPoint: number | null
  opportunityPoint: number | null
  /** 0 to 100: 50 is neither, below is risk, above is opportunity. */
  impactScore: number | null
  impact: ImpactClass | null
  receipt: ImpactReceipt | null
  flips: readonly Flip[]
}
