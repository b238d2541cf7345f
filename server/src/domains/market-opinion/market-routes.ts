import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import { dayOf } from '@pandora/contract/time'
import { serveShared, type Route } from '../../http/route.ts'
import { pageOf, partOf, wholeOf } from '../../shared/page.ts'
import { dayPlus } from '../../shared/timeline.ts'
import { isFictional } from './company-routes.ts'
import { daysBefore, lastDays } from './days.ts'
import { companiesOf, groundOf, groundReads, heldTotals, industryOf } from './ground.ts'
import { presentIndustries, presentPlatformNames, presentTreeCompany } from './present.ts'
import { lastListDay, listDays } from './topics.queries.ts'
import { topicsOn } from './topics.ts'

const told = { reads: [...groundReads, heldTotals] } as const
/** Days before a list that are said to have one. */
const LISTS = 90

export const marketRoutes: readonly Route[] = [
  serveShared(marketOpinion.heatGraph, told, async ({ services, view, now, input: { days, industryId } }) => {
    const span = lastDays(view.asOf ?? now, Number(days))
    const [ground, totals] = await Promise.all([groundOf(services, view), heldTotals.read(services, view, span)])
    if (industryId !== undefined && !ground.nodes.has(industryId)) throw new Refusal(errors.NOT_FOUND)
    const all = companiesOf(ground)
    const companies = all.filter(
      (one) => industryId === undefined || industryOf(ground, one.industryCode)?.industry_code === industryId,
    )
    const sized = companies
      .filter((one) => one.marketCap !== null && one.marketCap > 0)
      .toSorted(
        (one, other) => (other.marketCap ?? 0) - (one.marketCap ?? 0) || (one.companyId < other.companyId ? -1 : 1),
      )
    return {
      ...wholeOf(sized.map((one) => presentTreeCompany(one, ground, totals.get(one.companyId)))),
      withoutSize: companies.length - sized.length,
      fromDay: span.from,
      toDay: span.to,
      industries: presentIndustries(ground, all),
    }
  }),

  serveShared(marketOpinion.topStock, told, async ({ services, view, now, input: { days, sort, ...asked } }) => {
    const span = lastDays(view.asOf ?? now, Number(days))
    const [ground, totals, earlier] = await Promise.all([
      groundOf(services, view),
      heldTotals.read(services, view, span),
      heldTotals.read(services, view, daysBefore(span, Number(days))),
    ])
    const spoken = companiesOf(ground).flatMap((one) => {
      const counts = totals.get(one.companyId)
      if (!counts || counts.total === 0) return []
      const before = earlier.get(one.companyId)?.total ?? 0
      return [{ ...presentTreeCompany(one, ground, counts), before, gain: counts.total - before }]
    })
    const ordered = spoken.toSorted(
      (one, other) => other[sort] - one[sort] || other.heat - one.heat || (one.companyId < other.companyId ? -1 : 1),
    )
    return pageOf(
      partOf(ordered, asked).map((one, at) => ({ ...one, rank: asked.page * asked.size + at + 1 })),
      ordered.length,
      asked,
    )
  }),

  serveShared(
    marketOpinion.hotTopics,
    { reads: [...groundReads, 'hot_topic'] },
    async ({ services, db, view, now, input: { platform, day } }) => {
      const today = dayOf(view.asOf ?? now)
      const asked = day === undefined || day > today ? today : day
      const shown = day === undefined ? await lastListDay(db, view, platform, today) : asked
      const upTo = shown ?? today
      const days = await listDays(db, view, platform, { from: dayPlus(upTo, -LISTS), to: upTo })
      const missing = shown !== null && !days.includes(shown)
      return {
        ...wholeOf(shown === null || missing ? [] : await topicsOn(services, db, view, platform, shown)),
        day: shown,
        missing,
        days,
        platforms: presentPlatformNames(isFictional(services, view)),
      }
    },
  ),
]
