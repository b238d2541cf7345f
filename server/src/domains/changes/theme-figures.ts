import { comparedThemeFigures } from '@pandora/contract/domains/changes/operations'
import type { Theme } from '@pandora/contract/domains/themes/shapes'
import { isRestated } from '@pandora/intelligence/statements/restated'
import { contributionsOf } from '@pandora/intelligence/themes/sums'
import { marketFigures, type MarketFigures } from '../figures/offers/market.ts'
import type { Origin } from '../../shared/provenance.ts'
import type { GradedMember } from '../themes/offers/graded.ts'
import { marketThemes, type SummedTheme } from '../themes/offers/summary.ts'
import { priceOrigins, storyDocuments, type Stories } from './because.queries.ts'
import { asNumber, draft, type Draft } from './draft.ts'
import { movedBy, scoreSides, type ScoreSides } from './scores.ts'
import type { Span } from './subject.ts'
import { groundMoved } from './theme-changes.ts'
import type { HeldServices } from '../../shared/define-held.ts'

type Figure = (typeof comparedThemeFigures)[number]
/** Members named of a number. */
const NAMED = 3

const numberOf: Record<Figure, (theme: Theme) => number | null> = {
  companies: (one) => one.companies,
  core: (one) => one.bands.core,
  marketCap: (one) => one.marketCap,
  opportunityPoint: (one) => one.opportunityPoint,
  riskPoint: (one) => one.riskPoint,
  stories: (one) => one.heat.stories,
}
const unitOf: Partial<Record<Figure, string>> = {
  marketCap: 'currency',
  opportunityPoint: 'points',
  riskPoint: 'points',
}

/** A theme at one of the instants, with the figures of its members. */
interface Stand {
  theme: SummedTheme | undefined
  figures: ReadonlyMap<string, MarketFigures>
}
/** A member's part of a number at both instants; null where it had none. */
interface Part {
  companyId: string
  before: number | null
  after: number | null
  by: number
  byVwap: { before: boolean; after: boolean }
  members: { before: GradedMember | undefined; after: GradedMember | undefined }
}

/** What each member gives to a number; parts of sums and means add up to it. */
function given({ theme, figures }: Stand, what: Figure): Map<string, number | null> {
  const members = theme?.graded.members ?? []
  if (what === 'companies' || what === 'core')
    return new Map(
      members.filter((one) => what === 'companies' || one.band === 'core').map((one) => [one.companyId, one.points]),
    )
  if (what === 'marketCap')
    return new Map(members.map((one) => [one.companyId, figures.get(one.companyId)?.marketCap ?? null]))
  if (what === 'stories') return new Map()
  const parts = contributionsOf(
    members.map(({ companyId, membership }) => ({ weight: membership, value: figures.get(companyId)?.[what] ?? null })),
  )
  return new Map(members.map(({ companyId }, at) => [companyId, parts[at] ?? null]))
}

/** Whether a member's part is a market value at a day's average price. */
const byVwap = ({ figures }: Stand, what: Figure, companyId: string): boolean =>
  what === 'marketCap' && figures.get(companyId)?.capBasis === 'vwap'

/** The members that moved a number most. Who stayed did not move a number of members. */
function movers(first: Stand, second: Stand, what: Figure): Part[] {
  const [was, is] = [given(first, what), given(second, what)]
  const ofMembers = what === 'companies' || what === 'core'
  const memberOf = ({ theme }: Stand, id: string) => theme?.graded.members.find((one) => one.companyId === id)
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((companyId) => {
      const [before, after] = [was.get(companyId) ?? null, is.get(companyId) ?? null]
      return { companyId, before, after, by: (after ?? 0) - (before ?? 0) }
    })
    .filter((one) => Math.abs(one.by) > 1e-9 && (!ofMembers || one.before === null || one.after === null))
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by) || (a.companyId < b.companyId ? -1 : 1))
    .slice(0, NAMED)
    .map((one) => ({
      ...one,
      byVwap: { before: byVwap(first, what, one.companyId), after: byVwap(second, what, one.companyId) },
      members: { before: memberOf(first, one.companyId), after: memberOf(second, one.companyId) },
    }))
}

interface Brought {
  prices: ReadonlyMap<string, Origin>
  scores: ScoreSides
}

/** A mover as a change of its own: who entered or left by its membership, who stayed by its price or its score. */
function moverDraft(
  themeId: string,
  what: Figure,
  { companyId, before, after, byVwap: by, members }: Part,
  { prices, scores }: Brought,
): Draft {
  const unit = unitOf[what] ?? 'points'
  const said = {
    group: 'figures' as const,
    kind:
      before !== null && after !== null
        ? ('changed' as const)
        : after !== null
          ? ('began' as const)
          : ('ended' as const),
    what,
    companyId,
    themeId,
    unit,
    before: before === null ? null : asNumber(before, by.before),
    after: after === null ? null : asNumber(after, by.after),
  }
  const entered = members.before === undefined || members.after === undefined || what === 'companies' || what === 'core'
  if (entered)
    return draft({
      ...said,
      knownAt: members.after && Number.isFinite(members.after.knownAt) ? members.after.knownAt : null,
      because: { kind: 'membership', ground: groundMoved(members.before, members.after) },
    })
  if (what === 'marketCap') {
    const origin = prices.get(companyId) ?? null
    return draft({ ...said, knownAt: origin?.known_at ?? null, origin })
  }
  return draft({
    ...said,
    knownAt: scores.after.get(companyId)?.knownAt ?? null,
    documentIds:
      what === 'riskPoint' || what === 'opportunityPoint' ? movedBy(scores, companyId, what).documentIds : [],
  })
}

/**
 * What brought a number of a theme: the documents that are counted as stories, else the members that moved it, known
 * when the last of them was.
 */
function broughtBy(contributors: readonly Draft[], stories: Stories | undefined): Partial<Draft> {
  if (stories) return { documentIds: stories.ids, knownAt: stories.origin.known_at, origin: stories.origin }
  const known = contributors.flatMap((one) => one.knownAt ?? [])
  return { contributors, knownAt: known.length === 0 ? null : Math.max(...known) }
}

/** Numbers of themes of the market, each with the members that moved it most. */
export async function themeFigureChanges(
  services: HeldServices,
  span: Span,
  themes: readonly string[],
): Promise<Draft[]> {
  if (themes.length === 0) return []
  const { from, to, fromView, toView } = span
  const [was, is, before, after] = await Promise.all([
    marketThemes(services, fromView, from),
    marketThemes(services, toView, to),
    marketFigures(services, fromView),
    marketFigures(services, toView),
  ])
  const changed = themes.flatMap((themeId) => {
    const [first, second]: [Stand, Stand] = [
      { theme: was.get(themeId), figures: before },
      { theme: is.get(themeId), figures: after },
    ]
    return comparedThemeFigures.flatMap((what) => {
      const [old, now] = [
        first.theme ? numberOf[what](first.theme.wire) : null,
        second.theme ? numberOf[what](second.theme.wire) : null,
      ]
      const moved = old === null || now === null ? old !== now : isRestated(old, now)
      return moved
        ? [{ themeId, what, old, now, first: first.theme, second: second.theme, parts: movers(first, second, what) }]
        : []
    })
  })
  const companies = (...of: Figure[]) => [
    ...new Set(changed.flatMap(({ what, parts }) => (of.includes(what) ? parts.map((one) => one.companyId) : []))),
  ]
  const [prices, scores, stories] = await Promise.all([
    priceOrigins(services.sql, toView, companies('marketCap')),
    scoreSides(services.sql, span, companies('opportunityPoint', 'riskPoint')),
    storyDocuments(
      services.sql,
      span,
      changed.flatMap(({ themeId, what }) => (what === 'stories' ? [themeId] : [])),
    ),
  ])
  return changed.map(({ themeId, what, old, now, first, second, parts }) =>
    draft({
      group: 'figures',
      kind: first && second ? 'changed' : second ? 'began' : 'ended',
      themeId,
      what,
      period: second?.wire.tradeDate ?? null,
      unit: unitOf[what] ?? null,
      before: first ? asNumber(old, what === 'marketCap' && first.wire.capStandIns > 0) : null,
      after: second ? asNumber(now, what === 'marketCap' && second.wire.capStandIns > 0) : null,
      ...broughtBy(
        parts.map((one) => moverDraft(themeId, what, one, { prices, scores })),
        what === 'stories' ? stories.get(themeId) : undefined,
      ),
    }),
  )
}
