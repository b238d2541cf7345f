import type { themeKinds, themeModes } from '@pandora/contract/domains/themes/terms'
import { businessShare, gradeMembership, type Membership, type Segment } from '@pandora/intelligence/themes/membership'
import {
  matcherOf,
  searchable,
  type Searchable,
  type WordMatcher,
  type WordQuery,
} from '@pandora/intelligence/themes/words'
import type { View } from '@pandora/store/as-of'
import type { Origin } from '../../../shared/provenance.ts'
import {
  evidenceCounts,
  givenRows,
  latestSegments,
  themeRows,
  type EvidenceCount,
  type GivenRow,
  type ThemeRow,
} from './ground.queries.ts'
import { defineHeld, type HeldServices } from '../../../shared/define-held.ts'

/** A theme, a source's or a user's own, as it is graded. */
export interface ThemeFacts {
  themeId: string
  kind: (typeof themeKinds)[number]
  mode: (typeof themeModes)[number] | null
  nameZh: string
  nameEn: string
  descriptionZh: string | null
  descriptionEn: string | null
  wordsZh: readonly string[]
  wordsEn: readonly string[]
  words: WordQuery
  origin: Origin | null
}

/**
 * A company's degree of membership. `share` per cent, null where nothing is reported; `stories` about it or naming it,
 * copies once; `knownAt` ms, latest of what it rests on.
 */
export type GradedMember = Omit<Membership, 'band'> & {
  companyId: string
  band: Membership['band'] | null
  share: number | null
  periodEnd: string | null
  stories: number
  given: number | null
  since: string | null
  knownAt: number
}
export interface GradedTheme {
  theme: ThemeFacts
  members: readonly GradedMember[]
}

/** A line of business with its names made ready, shared by all lines of the same names. */
export type BusinessLine = Segment & { ready: Searchable; knownAt: number }
/** Lines of every company's latest report, by company. */
export type Businesses = ReadonlyMap<string, readonly BusinessLine[]>

/** What companies of the market do, by their latest reports; held. */
export const businessesOf = (services: HeldServices, view: View): Promise<Businesses> =>
  heldBusinesses.read(services, view, {})

export const heldBusinesses = defineHeld({
  id: 'themes.businesses',
  reads: ['business_segment', 'security'],
  load: async ({ db, view }): Promise<Businesses> => {
    const ready = new Map<string, Searchable>()
    const lines = (await latestSegments(db, view, null)).map((row) => {
      const text = `${row.name} · ${row.name_en ?? ''}`
      const prepared = ready.get(text) ?? searchable(text)
      ready.set(text, prepared)
      return {
        company: row.company_id,
        line: {
          dimension: row.dimension,
          name: row.name,
          nameEn: row.name_en,
          revenue: row.revenue,
          revenueShare: row.revenue_share,
          periodEnd: row.period_end,
          ready: prepared,
          knownAt: row.known_at,
        },
      }
    })
    return new Map([...Map.groupBy(lines, (one) => one.company)].map(([id, own]) => [id, own.map((one) => one.line)]))
  },
})

/** A matcher that remembers what it said of each prepared text: many companies do what others do. */
function remembering(matcher: WordMatcher): WordMatcher {
  const said = new Map<Searchable, string | null>()
  return {
    empty: matcher.empty,
    find(text) {
      if (typeof text === 'string') return matcher.find(text)
      let word = said.get(text)
      if (word === undefined) said.set(text, (word = matcher.find(text)))
      return word
    },
  }
}

/** What is known of a company beside its business. */
export interface Known {
  given: number | null
  since: string | null
  about: number
  mentions: number
  knownAt: number
}
const unknown: Known = { given: null, since: null, about: 0, mentions: 0, knownAt: -Infinity }

/**
 * Members of a theme, the nearest first: of the companies that a source lists, whose business fits, or that are told of
 * with it. `among` leaves others out.
 */
export function membersOf(
  words: WordQuery,
  businesses: Businesses,
  known: ReadonlyMap<string, Known>,
  among?: (companyId: string) => boolean,
): GradedMember[] {
  const matcher = remembering(matcherOf(words))
  const candidates = new Set(known.keys())
  if (!matcher.empty)
    for (const [id, lines] of businesses)
      if (!candidates.has(id) && lines.some((line) => matcher.find(line.ready) !== null)) candidates.add(id)
  const members: GradedMember[] = []
  for (const companyId of candidates) {
    if (among && !among(companyId)) continue
    const lines = businesses.get(companyId) ?? []
    const { given, since, about, mentions, knownAt } = known.get(companyId) ?? unknown
    const { share, periodEnd } = matcher.empty ? { share: null, periodEnd: null } : businessShare(lines, matcher)
    const graded = matcher.empty ? listed(given) : gradeMembership({ share, evidence: { about, mentions }, given })
    if (!graded || graded.points <= 0) continue
    const lineKnown =
      share === null
        ? -Infinity
        : Math.max(...lines.map((line) => (line.periodEnd === periodEnd ? line.knownAt : -Infinity)))
    members.push({
      ...graded,
      companyId,
      share,
      periodEnd,
      stories: about + mentions,
      given,
      since,
      knownAt: Math.max(knownAt, lineKnown),
    })
  }
  return members.toSorted(
    (a, b) => b.points - a.points || (b.share ?? 0) - (a.share ?? 0) || (a.companyId < b.companyId ? -1 : 1),
  )
}

/** Membership of a list without words: as its maker weighs it, and nothing to hold a business against. */
function listed(given: number | null): (Omit<Membership, 'band'> & { band: null }) | null {
  if (given === null) return null
  const points = Math.round(given * 10_000) / 100
  return {
    points,
    membership: Math.round(points * 100) / 10_000,
    parts: [{ ground: 'given', raw: given, weight: 1, points }],
    band: null,
  }
}

/** What sources and texts say of companies and one theme. */
function knownOf(given: readonly GivenRow[], told: readonly EvidenceCount[]): Map<string, Known> {
  const known = new Map<string, Known>()
  for (const row of given)
    known.set(row.company_id, { ...unknown, given: row.weight, since: row.valid_from, knownAt: row.known_at })
  for (const { company_id: id, about, mentions, known_at: at } of told) {
    const before = known.get(id) ?? unknown
    known.set(id, { ...before, about, mentions, knownAt: Math.max(before.knownAt, at) })
  }
  return known
}

const factsOf = (row: ThemeRow): ThemeFacts => {
  const wordsZh = [...new Set([row.name_zh, ...(row.words_zh ?? [])])]
  const wordsEn = [...new Set([row.name_en, ...(row.words_en ?? [])])]
  return {
    themeId: row.theme_id,
    kind: 'market',
    mode: null,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    descriptionZh: row.description_zh,
    descriptionEn: row.description_en,
    wordsZh,
    wordsEn,
    words: { any: [...wordsZh, ...wordsEn], all: [] },
    origin: row,
  }
}

/**
 * Every theme of the market with its members, by theme id, the nearest first. Held until facts change; the past too, at
 * the instants asked for last.
 */
export const gradedThemes = (
  services: HeldServices,
  view: View,
  now: number,
): Promise<ReadonlyMap<string, GradedTheme>> => heldGraded.read(services, view, {}, now)

const heldRows = defineHeld({
  id: 'themes.rows',
  reads: ['import_run', 'theme'],
  load: ({ db, view }) => themeRows(db, view),
})
/** The themes of the market with what they are called; held. */
export const themeNames = (services: HeldServices, view: View): Promise<readonly ThemeRow[]> =>
  heldRows.read(services, view, {})

const heldGiven = defineHeld({
  id: 'themes.given',
  reads: ['theme_membership'],
  load: ({ db, view, now }) => givenRows(db, view, now),
})
export const heldGraded = defineHeld({
  id: 'themes.graded',
  whole: true,
  reads: [heldRows, heldGiven, heldBusinesses, 'document_company', 'theme_document'],
  load: ({ services, view, now }) => gradeMarket(services, view, now),
})

/** The same without being held. */
export async function gradeMarket(
  services: HeldServices,
  view: View,
  now: number,
): Promise<ReadonlyMap<string, GradedTheme>> {
  const [rows, given, businesses, told] = await Promise.all([
    heldRows.read(services, view, {}),
    heldGiven.read(services, view, {}, now),
    businessesOf(services, view),
    evidenceCounts(services.sql, view, now),
  ])
  const [givenOf, toldOf] = [Map.groupBy(given, (row) => row.theme_id), Map.groupBy(told, (row) => row.theme_id)]
  return new Map(
    rows.map((row) => {
      const theme = factsOf(row)
      return [
        theme.themeId,
        {
          theme,
          members: membersOf(
            theme.words,
            businesses,
            knownOf(givenOf.get(theme.themeId) ?? [], toldOf.get(theme.themeId) ?? []),
          ),
        },
      ]
    }),
  )
}

/** Members whose events are a theme's: in name only is not enough, unless all are. */
export function eventMembers({ members }: GradedTheme): GradedMember[] {
  const own = members.filter((one) => one.band !== 'name-only')
  return own.length > 0 ? own : [...members]
}
