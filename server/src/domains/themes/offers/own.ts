import { EVIDENCE_DAYS } from '@pandora/intelligence/themes/membership'
import type { Named } from '@pandora/intelligence/themes/heat'
import { matcherOf, type WordQuery } from '@pandora/intelligence/themes/words'
import type { View } from '@pandora/store/as-of'
import { heldMarket, marketFigures } from '../../figures/offers/market.ts'
import { businessesOf, heldBusinesses, membersOf, type GradedTheme, type Known, type ThemeFacts } from './graded.ts'
import { textsWith } from './ground.queries.ts'
import {
  companyRegions,
  industryNodes,
  ownThemes,
  type NodeRow,
  type OwnQuery,
  type OwnThemeRow,
} from './own.queries.ts'
import { defineHeld, type HeldServices } from '../../../shared/define-held.ts'
import { z } from 'zod'

const DAY = 86_400_000

/** A text that holds a query's words, with the companies it names. */
export type NamedText = Named & { companies: readonly { id: string; about: boolean }[]; knownAt: number }

/** Texts of the year up to the view that hold a query's words; held by the words, which are no secret of who asks. */
export const textsOf = (
  services: HeldServices,
  view: View,
  words: WordQuery,
  now: number,
): Promise<readonly NamedText[]> => heldTexts.read(services, view, { any: [...words.any], all: [...words.all] }, now)

const wordList = z.array(z.string())
export const heldTexts = defineHeld({
  id: 'themes.texts',
  whole: true,
  reads: ['document', 'document_analysis', 'document_company', 'event_evidence'],
  input: z.object({ any: wordList, all: wordList }),
  load: async ({ db, view, now }, query): Promise<readonly NamedText[]> => {
    const at = view.asOf ?? now
    const matcher = matcherOf(query)
    const rows = await textsWith(db, view, query, { from: at - EVIDENCE_DAYS * DAY, to: at })
    return rows
      .filter((row) => matcher.find(`${row.title}\n${row.body}`) !== null)
      .map((row) => ({
        documentId: row.document_id,
        story: row.story,
        at: row.at,
        events: row.events ?? [],
        companies: row.companies ?? [],
        knownAt: row.known_at,
      }))
  },
})

/** Stories by company: about it, else naming it; copies once. */
function evidenceOf(texts: readonly NamedText[]): Map<string, Pick<Known, 'about' | 'mentions' | 'knownAt'>> {
  const stories = new Map<string, Map<string, boolean>>()
  const known = new Map<string, number>()
  for (const { story, companies, knownAt } of texts) {
    for (const { id, about } of companies) {
      const own = stories.get(id) ?? stories.set(id, new Map()).get(id)
      own?.set(story, about || (own.get(story) ?? false))
      known.set(id, Math.max(known.get(id) ?? -Infinity, knownAt))
    }
  }
  return new Map(
    [...stories].map(([id, own]) => {
      const about = [...own.values()].filter(Boolean).length
      return [id, { about, mentions: own.size - about, knownAt: known.get(id) ?? -Infinity }]
    }),
  )
}

const above = (nodes: ReadonlyMap<string, NodeRow>, code: string | null): string[] => {
  const codes: string[] = []
  for (let at = code; at !== null && codes.length < 4; at = nodes.get(at)?.parent_code ?? null) codes.push(at)
  return codes
}

const noQuery: OwnQuery = { any: [], all: [], industries: [], regions: [], minimumShare: 0 }

/** What an own theme, or a query that may become one, is made of. */
export interface OwnMade {
  query: OwnQuery | null
  companies: readonly { id: string; weight: number }[] | null
}

/**
 * Members of a user's own theme as the view knows them, the nearest first: of a list those listed, of a query those
 * found. Held by what it is made of, which is the same for whoever asks so.
 */
export const gradeOwn = (
  services: HeldServices,
  view: View,
  now: number,
  made: OwnMade,
): Promise<GradedTheme['members']> => heldOwn.read(services, view, made, now)

const heldRegions = defineHeld({
  id: 'themes.regions',
  reads: ['company_profile'],
  load: ({ db, view }) => companyRegions(db, view),
})
/** The classification's nodes by code. */
export const heldIndustries = defineHeld({
  id: 'themes.industries',
  reads: ['industry'],
  load: ({ db, view }) => industryNodes(db, view),
})
const heldOwn = defineHeld({
  id: 'themes.own',
  reads: [heldMarket, heldBusinesses, heldTexts, heldRegions, heldIndustries],
  input: z.object({ query: z.custom<OwnMade['query']>(), companies: z.custom<OwnMade['companies']>() }),
  load: ({ services, view, now }, made) => gradeMade(services, view, now, made),
})

async function gradeMade(
  services: HeldServices,
  view: View,
  now: number,
  { query, companies }: OwnMade,
): Promise<GradedTheme['members']> {
  const { any, all, industries, regions, minimumShare } = query ?? noQuery
  const [figures, businesses, texts, places, nodes] = await Promise.all([
    marketFigures(services, view),
    businessesOf(services, view),
    any.length + all.length === 0 ? [] : textsOf(services, view, { any, all }, now),
    regions.length === 0 ? null : heldRegions.read(services, view, {}),
    industries.length === 0 ? null : heldIndustries.read(services, view, {}),
  ])
  const known = new Map<string, Known>(
    [...evidenceOf(texts)].map(([id, one]) => [id, { ...one, given: null, since: null }]),
  )
  const nothing: Known = { given: null, since: null, about: 0, mentions: 0, knownAt: -Infinity }
  const inside = (id: string) => {
    const code = figures.get(id)?.industryCode ?? null
    return (
      (nodes === null || above(nodes, code).some((one) => industries.includes(one))) &&
      (places === null || regions.includes(places.get(id) ?? ''))
    )
  }
  if (companies !== null) {
    for (const { id, weight } of companies) known.set(id, { ...(known.get(id) ?? nothing), given: weight })
    const listed = new Set(companies.map((one) => one.id))
    return membersOf({ any, all }, businesses, known, (id) => listed.has(id))
  }
  // Without words a query is a list of its industries and regions.
  if (any.length + all.length === 0)
    for (const id of figures.keys()) if (inside(id)) known.set(id, { ...nothing, given: 1 })
  return membersOf({ any, all }, businesses, known, inside).filter(
    (one) => minimumShare === 0 || (one.share !== null && one.share >= minimumShare),
  )
}

/** An own theme as it is graded: its user wrote one name for both languages. */
export function ownFacts(row: OwnThemeRow): ThemeFacts {
  const words = { any: row.query?.any ?? [], all: row.query?.all ?? [] }
  const both = [...words.any, ...words.all]
  const isChinese = (word: string) => /\p{Script=Han}/u.test(word)
  return {
    themeId: row.theme_id,
    kind: 'own',
    mode: row.mode,
    nameZh: row.name,
    nameEn: row.name,
    descriptionZh: row.description || null,
    descriptionEn: row.description || null,
    wordsZh: both.filter(isChinese),
    wordsEn: both.filter((word) => !isChinese(word)),
    words,
    origin: null,
  }
}

/** A frozen theme keeps its companies; a dynamic one asks its query anew. */
export const madeOf = ({ query, companies, mode }: OwnThemeRow): OwnMade =>
  query !== null && mode === 'dynamic' ? { query, companies: null } : { query, companies: companies ?? [] }

/** The user's own theme of an id with its members; null where they have none. Another user's is as good as none. */
export async function gradedOwn(
  services: HeldServices,
  view: View,
  uid: number,
  themeId: string,
  now: number,
): Promise<(GradedTheme & { row: OwnThemeRow }) | null> {
  const [row] = await ownThemes(services.sql, view.marketId, uid, themeId)
  return row ? { row, theme: ownFacts(row), members: await gradeOwn(services, view, now, madeOf(row)) } : null
}
