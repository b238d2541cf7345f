import { ranking } from '@pandora/contract/domains/ranking/operations'
import { rankingErrors } from '@pandora/contract/domains/ranking/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import { saysNothing, type Weights } from '@pandora/intelligence/ranking/mix'
import { serve, type Route } from '../../http/route.ts'
import { pageOf, partOf, wholeOf } from '../../shared/page.ts'
import { refuseUnknownCompany } from '../../shared/known-company.queries.ts'
import { readyMarket } from '../figures/offers/fields/order.ts'
import { stateOf } from './admin/queries.ts'
import { industriesRanked, firstLevel } from './industries.ts'
import { aboutOf, arrangedFor, figuresOf, shownWith } from './lists/shown.ts'
import { drivenCompanies } from './offers/policies.ts'
import { rankedBy } from './offers/ranked.ts'
import { sectionOf } from './offers/section.ts'
import { presentAi, presentIndustries, presentIndustryRank, presentReceipt } from './present.ts'

const checked = (weights: Weights | undefined): Weights | undefined => {
  if (weights && saysNothing(weights)) throw new Refusal(rankingErrors.NO_WEIGHT)
  return weights
}

export const scoreRoutes: readonly Route[] = [
  serve(ranking.scoreRank, async (call) => {
    const { services, view, input, now, user } = call
    const weights = checked(input.weights)
    const state = await stateOf(services.sql, view.marketId)
    if (state.withheld !== null && user.role !== 'admin')
      throw new Refusal(rankingErrors.LIST_WITHHELD, { reason: state.withheld })
    const section = await sectionOf(services, view, now)
    const ranked = rankedBy(section, weights)
    const list = await arrangedFor(call, 'ai', ranked.order)
    const figures = figuresOf(section, partOf(list.order, input))
    const shown = await shownWith(call, figures, list.promoted)
    return {
      ...pageOf(presentAi(figures, shown, { list, ranked }), list.order.length, input),
      ...aboutOf(ranked.version, section, list),
    }
  }),

  serve(ranking.receipt, async (call) => {
    const { db, services, view, input, now } = call
    const weights = checked(input.weights)
    await refuseUnknownCompany(db, view, input.companyId)
    const section = await sectionOf(services, view, now)
    const ranked = rankedBy(section, weights)
    const shown = await shownWith(call, figuresOf(section, [input.companyId]))
    const receipt = presentReceipt(input.companyId, shown, { section, ranked })
    // Known, but not of the market any more, or not yet.
    if (!receipt) throw new Refusal(errors.NOT_FOUND)
    return receipt
  }),

  serve(ranking.checkRefresh, async ({ services, view, input, now }) => {
    const ai = input.list === 'ai' && rankedBy(await sectionOf(services, view, now)).version !== input.version
    const policy = input.list === 'policy' && (await drivenCompanies(services, view, now)).version !== input.version
    return { companyScoreList: ai, policyList: policy }
  }),

  serve(ranking.softwareIndustry, async ({ services, view }) =>
    wholeOf(presentIndustries(firstLevel(await readyMarket(services, view)))),
  ),

  serve(ranking.industryRank, async ({ services, view, input, now }) => {
    const [section, market] = await Promise.all([sectionOf(services, view, now), readyMarket(services, view)])
    return presentIndustryRank(industriesRanked(section, market, input.level), section)
  }),
]
