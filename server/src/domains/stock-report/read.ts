import { errors, Refusal } from '@pandora/contract/errors'
import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { Services } from '../../http/services.ts'
import { readyMarket } from '../figures/offers/fields/order.ts'
import { marketFigures } from '../figures/offers/market.ts'
import { companyQuarters } from '../figures/offers/quarters.queries.ts'
import { recordSeries } from '../impact/offers/record-series.ts'
import { heldQuotes } from '../markets/offers/quotes.ts'
import { documentTitles } from '../ranking/offers/policies.queries.ts'
import { drivenCompanies } from '../ranking/offers/policies.ts'
import { rankedBy } from '../ranking/offers/ranked.ts'
import { strongestEvents } from '../ranking/offers/reasons.ts'
import { sectionOf } from '../ranking/offers/section.ts'
import { socialOf } from '../ranking/offers/social.ts'
import { originOfBar, originOfQuarter, originOfShares } from './queries.ts'

const DAY = 86_400_000
/** What the page has room for. */
const [QUARTERS, EVENTS, POLICIES] = [8, 6, 4]

/** Everything that the page says of a company, as the view knows it. Throws NOT_FOUND where the market has no such stock. */
export async function readReport(services: Services, view: View, now: number, companyId: string) {
  const { sql } = services
  const figures = (await marketFigures(services, view)).get(companyId)
  if (!figures) throw new Refusal(errors.NOT_FOUND)
  const asOf = view.asOf ?? now
  const [market, section, driven, quotes, quarters, told, series] = await Promise.all([
    readyMarket(services, view),
    sectionOf(services, view, now),
    drivenCompanies(services, view, now),
    heldQuotes.read(services, view, [figures.securityId]),
    companyQuarters(sql, view, [companyId], { size: QUARTERS }),
    strongestEvents(sql, view, [companyId], EVENTS),
    recordSeries(sql, view, [companyId], dayOf(asOf - 366 * DAY), dayOf(asOf)),
  ])
  const quote = quotes.get(figures.securityId)
  const own = driven.byId.get(companyId)
  const { periodEnd, countedOn, securityId } = figures
  const [bar, statement, shares, titles] = await Promise.all([
    quote && originOfBar(sql, view, { securityId, day: quote.date, basis: quote.basis }),
    periodEnd === null ? undefined : originOfQuarter(sql, view, { companyId, periodEnd }),
    countedOn === null ? undefined : originOfShares(sql, view, { securityId, countedOn }),
    documentTitles(
      sql,
      view,
      (own?.touches ?? []).slice(0, POLICIES).map((one) => one.documentId),
    ),
  ])
  return {
    asOf,
    figures,
    market,
    quote,
    origins: { bar, statement, shares },
    quarters: quarters.get(companyId) ?? [],
    events: told.get(companyId)?.reasons ?? [],
    series: series.get(companyId),
    ranked: rankedBy(section),
    social: socialOf(section.byId.get(companyId)?.posts),
    driven: own,
    titles,
    policies: POLICIES,
  }
}
