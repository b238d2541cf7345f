import {
  comparedFigures,
  comparedThemeFigures,
  type Change,
  type ChangeGroup,
} from '@pandora/contract/domains/changes/operations'
import type { MovedPart } from '@pandora/intelligence/impact/difference'
import type { Origin } from '../../shared/provenance.ts'

/** A change before names and documents are put to it: these are read for the page that is shown only. */
export interface Draft {
  group: ChangeGroup
  kind: Change['kind']
  companyId: string | null
  themeId: string | null
  what: string
  period: string | null
  periodBefore: string | null
  unit: string | null
  before: Change['before']
  after: Change['after']
  bandBefore: string | null
  bandAfter: string | null
  /** ms; null where nobody says. */
  knownAt: number | null
  knownBefore: number | null
  origin: Origin | null
  documentIds: readonly string[]
  eventId: string | null
  /** What moved a number of a score: events by kind, and the strongest. */
  moved: Change['moved']
  parts: readonly MovedPart[]
  /** Members of a theme that moved its number most. */
  contributors: readonly Draft[]
  /** What to look into for the documents or rows that brought it. */
  because: { kind: 'event'; eventId: string } | { kind: 'membership'; ground: 'revenue' | 'evidence' | 'given' } | null
}

/** A draft with what is said; the rest is nothing. */
export const draft = (said: Pick<Draft, 'group' | 'kind' | 'what'> & Partial<Draft>): Draft => ({
  companyId: null,
  themeId: null,
  period: null,
  periodBefore: null,
  unit: null,
  before: null,
  after: null,
  bandBefore: null,
  bandAfter: null,
  knownAt: null,
  knownBefore: null,
  origin: null,
  documentIds: [],
  eventId: null,
  moved: [],
  parts: [],
  contributors: [],
  because: null,
  ...said,
})

/** A number as one side of a change; missing is told from not being there. */
export const asNumber = (number: number | null, byVwap = false): Change['before'] => ({
  number,
  text: null,
  textEn: null,
  byVwap,
})
/** A text as one side of a change. */
export const asText = (text: string | null, textEn: string | null = null): Change['before'] => ({
  number: null,
  text,
  textEn,
  byVwap: false,
})

const figures: readonly string[] = [...comparedFigures, ...comparedThemeFigures]
/** Figures stand in their own order, not in that of their names. */
const place = (what: string): string => {
  const at = figures.indexOf(what)
  return at < 0 ? what : String(at).padStart(2, '0')
}

/** Latest known first; of equals by what and whom, so that pages never overlap. */
export function latestFirst(drafts: readonly Draft[]): Draft[] {
  const key = (one: Draft) =>
    `${one.companyId ?? ''} ${one.themeId ?? ''} ${one.period ?? ''} ${place(one.what)} ${one.eventId ?? ''}`
  return drafts
    .map((one) => ({ one, key: key(one) }))
    .toSorted((a, b) => (b.one.knownAt ?? 0) - (a.one.knownAt ?? 0) || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ one }) => one)
}
