import { errors, Refusal } from '@pandora/contract/errors'
import type { ScreeningFilter } from '@pandora/contract/domains/screening/operations'
import type { Language } from '@pandora/contract/language'
import type { View } from '@pandora/store/as-of'
import type { Services } from '../../http/services.ts'
import type { MarketFigures } from '../figures/offers/market.ts'
import { gradedOwn } from '../themes/offers/own.ts'
import { gradedThemes } from '../themes/offers/graded.ts'
import { inMarketOn } from '../figures/offers/traded.ts'
import { readyMarket } from '../figures/offers/fields/order.ts'
import type { Screenable } from '../figures/offers/fields/ordered.ts'
import { isOld } from '../figures/offers/fields/values.ts'
import { boundsOf, screen, type Screened } from './filter.ts'
import { watchedCompanies } from '../watch/offers/watching.queries.ts'

export interface Asked {
  filter: ScreeningFilter
  sort: Parameters<Screenable['by']>[0]
  order: 'up' | 'down'
}
interface Caller {
  services: Services
  view: View
  language: Language
  uid: number
  now: number
}
/**
 * Companies of the place asked for whose figures are not of the present market: set aside unless the filter takes them.
 */
export interface Aside {
  delisted: number
  oldPeriods: number
  /** Their last statements are told in a unit that is in doubt: whatever rests on them is left out. */
  unitDoubtful: number
}
export interface Ran extends Screened {
  market: Screenable
  watched: ReadonlySet<string>
  aside: Aside
}

/** Runs a filter over the whole market. */
export async function runScreen(
  { services, view, language, uid, now }: Caller,
  { filter, sort, order }: Asked,
): Promise<Ran> {
  const [market, list, among] = await Promise.all([
    readyMarket(services, view),
    watchedCompanies(services.sql, view.marketId, uid),
    membersOf(services, view, uid, now, filter.themeId),
  ])
  const watched = new Set(list)
  const stands = placeOf(market, filter, among)
  const belongs = filter.watched ? (row: MarketFigures) => watched.has(row.companyId) && stands(row) : stands
  const places = market.by(sort, order, language, filter)
  const run = () => {
    const listed = (row: MarketFigures) =>
      belongs(row) && (filter.delisted === true || inMarketOn(row, market.present.day))
    return {
      ...screen(market.rows, market.columns(filter), places, boundsOf(filter), listed),
      aside: asideOf(market, belongs),
    }
  }
  // What rests on the user's own list, or on themes that change by themselves, is no one else's.
  const screened =
    filter.watched || among ? run() : market.kept(`screen ${sort} ${order} ${language} ${JSON.stringify(filter)}`, run)
  return { ...screened, market, watched }
}

function asideOf({ rows, present }: Screenable, belongs: (row: MarketFigures) => boolean): Aside {
  const aside: Aside = { delisted: 0, oldPeriods: 0, unitDoubtful: 0 }
  for (const row of rows) {
    if (!belongs(row)) continue
    if (!inMarketOn(row, present.day)) aside.delisted++
    else if (isOld(row, present)) aside.oldPeriods++
    else if (row.unitDoubtful) aside.unitDoubtful++
  }
  return aside
}

/** Whether a company is in one of the industries, on one of the exchanges and of the theme asked for. */
export function placeOf(
  market: Screenable,
  { industries, exchanges }: Pick<ScreeningFilter, 'industries' | 'exchanges'>,
  members: ReadonlySet<string> | null,
): (row: MarketFigures) => boolean {
  const codes = industries && industries.length > 0 ? new Set(industries) : null
  const listed = exchanges && exchanges.length > 0 ? new Set(exchanges) : null
  return (row) =>
    (!listed || listed.has(row.exchange)) &&
    (!codes || market.path(row.industryCode).some((code) => codes.has(code))) &&
    (!members || members.has(row.companyId))
}

/**
 * Companies of a theme but for those that only bear its name; null where none is asked for. Throws UNKNOWN_ENTITY for a
 * theme that is not there.
 */
export async function membersOf(
  services: Services,
  view: View,
  uid: number,
  now: number,
  themeId: string | undefined,
): Promise<ReadonlySet<string> | null> {
  if (themeId === undefined) return null
  const theme =
    (await gradedThemes(services, view, now)).get(themeId) ?? (await gradedOwn(services, view, uid, themeId, now))
  if (!theme) throw new Refusal(errors.UNKNOWN_ENTITY, { entity: themeId })
  return new Set(theme.members.filter((one) => one.band !== 'name-only').map((one) => one.companyId))
}
