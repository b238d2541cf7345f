import type { FollowedBy } from '@pandora/contract/domains/alerts/terms'
import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import type { Modality } from '@pandora/intelligence/analysis'

/** A close with the day before it known as `previous`; `rate` its change in per cent. */
export interface Close {
  day: string
  close: number
  rate: number | null
  knownAt: number
}

/** A bar of a company's security, with the closes of the same basis up to it, newest first, itself the first. */
export interface BarFact {
  kind: 'bar'
  companyId: string
  day: string
  closes: readonly Close[]
  basis: string
  currency: string | null
  knownAt: number
}

/** Scores of a company: now, and those that stood at the ends of days before, newest first. */
export interface ScoreFact {
  kind: 'score'
  companyId: string
  day: string
  risk: number
  opportunity: number
  past: readonly { day: string; risk: number; opportunity: number }[]
  knownAt: number | null
}

export interface EventFact {
  kind: 'event'
  eventId: string
  type: string
  titleZh: string | null
  titleEn: string | null
  modality: Modality | null
  companies: readonly string[]
  themes: readonly string[]
  /** Events found in texts whose place it took. */
  replaces: readonly string[]
  documentId: string | null
  knownAt: number
}

export interface DocumentFact {
  kind: 'document'
  documentId: string
  documentKind: DocumentKind
  title: string
  body: string
  source: string
  subjects: readonly string[]
  mentions: readonly string[]
  themes: readonly string[]
  /** Of a policy who issues it, its topics and its series of meetings, by their keys; null of others. */
  policy: Readonly<Record<FollowedBy, readonly string[]>> | null
  knownAt: number
}

/** Heat of a theme on a day, and on the day before. */
export interface HeatFact {
  kind: 'heat'
  themeId: string
  day: string
  ratio: number | null
  before: number | null
  knownAt: number
}

/** An import that failed. */
export interface ImportFact {
  kind: 'import'
  runId: number
  file: string
  code: string | null
  knownAt: number
}

/** A kind of fact without news for longer than its rhythm. */
export interface StaleFact {
  kind: 'stale'
  fact: string
  lastOn: string
  knownAt: number
}

/** Something new that rules are held against. `knownAt` in ms. */
export type Fact = BarFact | ScoreFact | EventFact | DocumentFact | HeatFact | ImportFact | StaleFact

/** Companies that a fact concerns. */
export function companiesOf(fact: Fact): readonly string[] {
  switch (fact.kind) {
    case 'bar':
    case 'score':
      return [fact.companyId]
    case 'event':
      return fact.companies
    case 'document':
      return [...fact.subjects, ...fact.mentions]
    default:
      return []
  }
}

/** Themes that a fact names by itself. */
export function themesOf(fact: Fact): readonly string[] {
  switch (fact.kind) {
    case 'event':
    case 'document':
      return fact.themes
    case 'heat':
      return [fact.themeId]
    default:
      return []
  }
}
