import { THEME_PREVIEW } from '@pandora/contract/domains/themes/terms'
import type { Theme } from '@pandora/contract/domains/themes/shapes'
import { heatNow, type HeatNow, type Named } from '@pandora/intelligence/themes/heat'
import { EVIDENCE_DAYS } from '@pandora/intelligence/themes/membership'
import { knownSum, weightedMean } from '@pandora/intelligence/themes/sums'
import type { View } from '@pandora/store/as-of'
import { heldMarket, marketFigures, type Figures } from '../../figures/offers/market.ts'
import { changeOn, changedOn, inMarketOn, tradeDateOf } from '../../figures/offers/traded.ts'
import { heldGraded, gradedThemes, type GradedMember, type GradedTheme } from './graded.ts'
import { namedRows, readingSince } from './ground.queries.ts'
import { textsOf } from './own.ts'
import { documentsAbout } from './own.queries.ts'
import { dayOf } from '@pandora/contract/time'
import { defineHeld, type HeldServices } from '../../../shared/define-held.ts'

const DAY = 86_400_000
/** Days that the present heat looks at: a week, and half a year before it. */
const HEAT_DAYS = 7 + 26 * 7 + 1

/** Sums and means over members. */
export function sumsOf(
  members: readonly Pick<GradedMember, 'companyId' | 'membership'>[],
  figures: Figures,
): Pick<
  Theme,
  'marketCap' | 'weightedCap' | 'capped' | 'capStandIns' | 'changeRate' | 'tradeDate' | 'riskPoint' | 'opportunityPoint'
> {
  const tradeDate = tradeDateOf(figures)
  const known = members.map((member) => ({ weight: member.membership, figures: figures.get(member.companyId) }))
  const caps = known.map(({ figures: own }) => (own && inMarketOn(own, tradeDate) ? own.marketCap : null))
  const { sum: marketCap, known: capped } = knownSum(caps)
  return {
    marketCap,
    capped,
    capStandIns: known.filter(({ figures: own }, at) => own?.capBasis === 'vwap' && caps[at] !== null).length,
    weightedCap: knownSum(
      known.map(({ weight }, at) => {
        const cap = caps[at] ?? null
        return cap === null ? null : cap * weight
      }),
    ).sum,
    changeRate: weightedMean(known.map(({ weight, figures: own }) => ({ weight, value: changeOn(own, tradeDate) }))),
    tradeDate,
    riskPoint: weightedMean(known.map(({ weight, figures: own }) => ({ weight, value: own?.riskPoint ?? null }))),
    opportunityPoint: weightedMean(
      known.map(({ weight, figures: own }) => ({ weight, value: own?.opportunityPoint ?? null })),
    ),
  }
}

/** A theme in a list (THEME-11) with its preview of three (THEME-04). */
export function presentTheme({ theme, members }: GradedTheme, figures: Figures, heat: HeatNow): Theme {
  const { themeId, kind, mode, nameZh, nameEn, descriptionZh, descriptionEn } = theme
  const count = (band: string) => members.filter((one) => one.band === band).length
  const sums = sumsOf(members, figures)
  return {
    themeId,
    kind,
    mode,
    nameZh,
    nameEn,
    descriptionZh,
    descriptionEn,
    companies: members.length,
    bands: {
      core: count('core'),
      related: count('related'),
      unproven: count('unproven'),
      nameOnly: count('name-only'),
    },
    ...sums,
    heat,
    preview: members.slice(0, THEME_PREVIEW).map(({ companyId, membership, band }) => {
      const own = figures.get(companyId)
      return {
        companyId,
        nameZh: own?.nameZh ?? null,
        nameEn: own?.nameEn ?? null,
        membership,
        band,
        marketCap: own?.marketCap ?? null,
        capBasis: own?.capBasis ?? null,
        ...changedOn(own, sums.tradeDate),
      }
    }),
  }
}

const heldSince = defineHeld({
  id: 'themes.since',
  reads: ['analysis_waiting', 'document', 'document_analysis'],
  load: async ({ db, view, now }) => ({ since: await readingSince(db, view, now) }),
})

/** Since when documents of the market have been read, as a day; held. */
export async function readFrom(services: HeldServices, view: View, now: number): Promise<string | null> {
  const { since } = await heldSince.read(services, view, {}, now)
  return since === null ? null : dayOf(since)
}

/** Heat of every theme of the market; a theme that no text names is absent. */
async function marketHeat(services: HeldServices, view: View, now: number): Promise<Map<string, HeatNow>> {
  const at = view.asOf ?? now
  const [rows, since] = await Promise.all([
    namedRows(services.sql, view, { from: at - HEAT_DAYS * DAY, to: at, eventsFrom: at - 8 * DAY, themeId: null }),
    readFrom(services, view, now),
  ])
  return new Map(
    [...Map.groupBy(rows, (row) => row.theme_id)].map(([id, own]) => [
      id,
      heatNow(
        own.map((row) => ({ documentId: row.document_id, story: row.story, at: row.at, events: row.events ?? [] })),
        at,
        since,
      ),
    ]),
  )
}

/**
 * Documents that tell of a theme of a user's own: those that hold its words, or those about the companies of a list
 * without words.
 */
export async function ownDocuments(
  services: HeldServices,
  view: View,
  now: number,
  { theme, members }: GradedTheme,
): Promise<Named[]> {
  if (theme.words.any.length + theme.words.all.length > 0) return [...(await textsOf(services, view, theme.words, now))]
  const to = view.asOf ?? now
  const rows = await documentsAbout(
    services.sql,
    view,
    members.map((one) => one.companyId),
    { from: to - EVIDENCE_DAYS * DAY, to },
  )
  return rows.map((row) => ({ documentId: row.document_id, story: row.story, at: row.at, events: row.events }))
}

/** Heat of an own theme. */
export async function ownHeat(services: HeldServices, view: View, now: number, own: GradedTheme): Promise<HeatNow> {
  const [named, since] = await Promise.all([ownDocuments(services, view, now, own), readFrom(services, view, now)])
  return heatNow(named, view.asOf ?? now, since)
}

/** A theme with its members and what is shown of it. */
export interface SummedTheme {
  graded: GradedTheme
  wire: Theme
}

const hottest = (a: Theme, b: Theme): number =>
  (b.heat.ratio ?? -1) - (a.heat.ratio ?? -1) || b.heat.stories - a.heat.stories || (a.themeId < b.themeId ? -1 : 1)

/** Themes of the market, the hottest first; held until facts change. */
export const marketThemes = (
  services: HeldServices,
  view: View,
  now: number,
): Promise<ReadonlyMap<string, SummedTheme>> => heldThemes.read(services, view, {}, now)

const heldHeat = defineHeld({
  id: 'themes.heat',
  reads: [heldSince, 'event_evidence', 'theme_document'],
  load: ({ services, view, now }) => marketHeat(services, view, now),
})
export const heldThemes = defineHeld({
  id: 'themes.summed',
  whole: true,
  reads: [heldGraded, heldMarket, heldHeat],
  load: async ({ services, view, now }): Promise<ReadonlyMap<string, SummedTheme>> => {
    const [graded, figures, heats] = await Promise.all([
      gradedThemes(services, view, now),
      marketFigures(services, view),
      heldHeat.read(services, view, {}, now),
    ])
    const since = await readFrom(services, view, now)
    const summed = [...graded.values()].map((one) => ({
      graded: one,
      wire: presentTheme(one, figures, heats.get(one.theme.themeId) ?? heatNow([], view.asOf ?? now, since)),
    }))
    return new Map(summed.toSorted((a, b) => hottest(a.wire, b.wire)).map((one) => [one.graded.theme.themeId, one]))
  },
})
