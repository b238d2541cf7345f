import type { OutputOf } from '@pandora/contract/operation'
import type { themes } from '@pandora/contract/domains/themes/operations'
import { dayOf, endOfDay, instantOf } from '@pandora/contract/time'
import { dayPlus, heatSeries } from '@pandora/intelligence/themes/heat'
import { EVIDENCE_DAYS } from '@pandora/intelligence/themes/membership'
import { themeIndex, type Basket } from '@pandora/intelligence/themes/theme-index'
import { matcherOf, type Searchable } from '@pandora/intelligence/themes/words'
import type { View } from '@pandora/store/as-of'
import type { GradedMember, GradedTheme } from './offers/graded.ts'
import { namedRows } from './offers/ground.queries.ts'
import { textsOf } from './offers/own.ts'
import type { OwnThemeRow } from './offers/own.queries.ts'
import { earliestPeriod, membersAt, monthsOf, type History } from './baskets.ts'
import {
  basesOf,
  businessNames,
  commonBasis,
  everInBusiness,
  givenVersions,
  returnsOf,
  segmentVersions,
  stocksOf,
  tellingVersions,
  valuesBefore,
} from './series.queries.ts'
import { ownDocuments, readFrom } from './offers/summary.ts'
import type { HeldServices } from '../../shared/define-held.ts'

type Series = OutputOf<typeof themes.series>

const DAY = 86_400_000
/** Days shown where no first is asked for, and most of them. */
const USUAL_DAYS = 365
const MOST_DAYS = 5 * 366
/** Most members of a month's basket, the strongest. */
export const MOST_MEMBERS = 500

/** A theme, with its row where it is a user's own. */
export type SeriesOf = GradedTheme & { row?: OwnThemeRow }
export interface Asked {
  from?: string | undefined
  to?: string | undefined
  weighting: Series['weighting']
}

/** Index and heat of a theme by day. */
export async function themeSeries(
  services: HeldServices,
  view: View,
  now: number,
  graded: SeriesOf,
  { from, to, weighting }: Asked,
): Promise<Series> {
  const latest = view.asOf ?? now
  const last = [to ?? dayOf(latest), dayOf(latest)].toSorted()[0] ?? dayOf(latest)
  const earliest = dayPlus(last, -MOST_DAYS)
  const first = [from ?? dayPlus(last, -USUAL_DAYS), earliest].toSorted().at(-1) ?? earliest
  const nothing = {
    themeId: graded.theme.themeId,
    weighting,
    from: first,
    to: last,
    basis: null,
    basisDate: null,
    unweighted: null,
    index: { day: [], value: [], change: [], members: [] },
  }
  if (first > last) return { ...nothing, heat: { day: [], documents: [], stories: [], events: [], usual: [] } }
  const [indexed, heat] = await Promise.all([
    indexSeries(services, view, now, graded, { from: first, to: last, weighting }),
    heatOf(services, view, latest, graded, first, last),
  ])
  return { ...nothing, ...indexed, heat }
}

/** Index of a theme over a span that is one. */
export async function indexSeries(
  services: HeldServices,
  view: View,
  now: number,
  graded: SeriesOf,
  { from: first, to: last, weighting }: { from: string; to: string; weighting: Series['weighting'] },
): Promise<Pick<Series, 'basis' | 'basisDate' | 'unweighted' | 'index'>> {
  const months = await monthlyMembers(services, view, view.asOf ?? now, graded, first, last)
  const companies = [...new Set(months.flatMap(({ members }) => members.map((one) => one.companyId)))]
  const stocks = await stocksOf(services.sql, view, companies)
  const securities = [...stocks.values()]
  const basis = commonBasis(await basesOf(services.sql, view, securities, first, last))
  if (!basis)
    return { basis: null, basisDate: null, unweighted: null, index: { day: [], value: [], change: [], members: [] } }
  const returns = new Map(
    (await returnsOf(services.sql, view, securities, basis.basis, first, last)).map((row) => [
      row.security_id,
      new Map(row.days.map((day, at) => [day, row.changes[at] ?? 0])),
    ]),
  )
  const baskets: Basket[] = []
  let unweighted: number | null = null
  for (const { from: since, members } of months) {
    const caps =
      weighting === 'cap'
        ? await valuesBefore(
            services.sql,
            view,
            members.flatMap((one) => stocks.get(one.companyId) ?? []),
            since,
          )
        : null
    if (caps) unweighted = members.length - caps.size
    baskets.push({
      from: since,
      weights: new Map(
        members.flatMap((one) => {
          const security = stocks.get(one.companyId)
          if (security === undefined) return []
          const weight =
            weighting === 'equal' ? 1 : weighting === 'membership' ? one.membership : (caps?.get(security) ?? 0)
          return weight > 0 ? [[security, weight] as const] : []
        }),
      ),
    })
  }
  const days = [...new Set([...returns.values()].flatMap((own) => [...own.keys()]))]
  return { basis: basis.basis, basisDate: basis.basis_date, unweighted, index: themeIndex(days, baskets, returns) }
}

/**
 * Members at the beginning of each month: of what was known then. A list is the same all along, for its user made it
 * so.
 */
async function monthlyMembers(
  services: HeldServices,
  view: View,
  latest: number,
  graded: SeriesOf,
  from: string,
  to: string,
): Promise<{ from: string; members: readonly GradedMember[] }[]> {
  const { theme, members, row } = graded
  const { any, all } = theme.words
  if (row && (row.mode === 'static' || any.length + all.length === 0))
    return [{ from, members: members.slice(0, MOST_MEMBERS) }]
  const matcher = matcherOf(theme.words)
  const names = (await businessNames(services.sql, view.marketId))
    .filter((one) => matcher.find(`${one.name} · ${one.name_en ?? ''}`) !== null)
    .map((one) => one.name)
  const [given, told, inBusiness] = await Promise.all([
    row ? [] : givenVersions(services.sql, view.marketId, theme.themeId, latest),
    row
      ? ownTold(services, view, latest, graded)
      : tellingVersions(services.sql, view.marketId, theme.themeId, instantOf(from) - EVIDENCE_DAYS * DAY, latest),
    everInBusiness(services.sql, view.marketId, names),
  ])
  const listed = new Set(given.map((one) => one.company_id))
  // Of an own theme industries and regions say who may belong: as they do now.
  const allowed = row ? new Set(members.map((one) => one.companyId)) : null
  const candidates = [
    ...new Set([...listed, ...inBusiness, ...told.filter((one) => one.about).map((one) => one.company_id)]),
  ]
    .filter((id) => allowed === null || allowed.has(id))
    .slice(0, 4 * MOST_MEMBERS)
  const segments = await segmentVersions(services.sql, view.marketId, candidates, earliestPeriod(from), latest)
  const among = new Set(candidates)
  const history: History = { segments, given, told: told.filter((one) => among.has(one.company_id)) }
  const prepared = new Map<string, Searchable>()
  return monthsOf(from, to).map((day) => ({
    from: day,
    members: membersAt(theme, history, Math.min(latest, instantOf(day)), prepared).slice(0, MOST_MEMBERS),
  }))
}

async function ownTold(
  services: HeldServices,
  view: View,
  latest: number,
  { theme }: GradedTheme,
): Promise<History['told']> {
  return (await textsOf(services, view, theme.words, latest)).flatMap(({ story, at, knownAt, companies }) =>
    companies.map(({ id, about }) => ({
      company_id: id,
      story,
      about,
      at,
      known_at: knownAt,
      superseded_at: Infinity,
    })),
  )
}

/** Heat by day; of an own theme of the year up to the view, which is as far as its words are looked for. */
async function heatOf(
  services: HeldServices,
  view: View,
  latest: number,
  graded: SeriesOf,
  from: string,
  to: string,
): Promise<Series['heat']> {
  const until = Math.min(latest, endOfDay(to))
  const since = await readFrom(services, view, latest)
  if (graded.row) {
    const start = dayOf(latest - (EVIDENCE_DAYS - 1) * DAY)
    return heatSeries(
      await ownDocuments(services, view, latest, graded),
      from > start ? from : start,
      to,
      since !== null && since > start ? since : since === null ? null : start,
    )
  }
  const begin = instantOf(from) - 27 * 7 * DAY
  const rows = await namedRows(services.sql, view, {
    from: begin,
    to: until,
    eventsFrom: instantOf(from),
    themeId: graded.theme.themeId,
  })
  return heatSeries(
    rows.map((row) => ({ documentId: row.document_id, story: row.story, at: row.at, events: row.events ?? [] })),
    from,
    to,
    since,
  )
}
