import { risk } from '@pandora/contract/domains/risk/operations'
import { dayOf } from '@pandora/contract/time'
import { serve, type Route } from '../../http/route.ts'
import { wholeOf } from '../../shared/page.ts'
import { companiesOnChains } from '../chains/offers/chain-companies.queries.ts'
import { heldCompanies } from '../holdings/offers/held.ts'
import { watchedCompanies } from '../watch/offers/watching.queries.ts'
import { wordsOf } from './news.ts'
import { presentAtRisk } from './present-portfolio.ts'
import { influencesOn } from './reach.ts'
import { companyNames } from './reach.queries.ts'
import { heldTopics } from './topics.ts'

/** Days before the newest text of a risk in which a topic must have been told of to weigh on a portfolio. */
const RECENT_DAYS = 60
const DAY = 86_400_000

export const portfolioRoutes: readonly Route[] = [
  serve(risk.portfolioRisk, async (call) => {
    const { services, db, view, user, input } = call
    const asked = (of: typeof input.of) => input.of === 'all' || input.of === of
    const [watched, held, onChains, { topics, newest }] = await Promise.all([
      asked('watched') ? watchedCompanies(db, view.marketId, user.uid) : [],
      asked('held') ? heldCompanies(call) : [],
      asked('chains') ? companiesOnChains(db, { marketId: view.marketId, uid: user.uid }) : [],
      heldTopics.read(services, view, {}),
    ])
    const ids = [
      ...new Set([...watched, ...held.map(({ companyId }) => companyId), ...onChains.map((row) => row.company_id)]),
    ]
    if (ids.length === 0 || newest === null)
      return { ...wholeOf([]), looked: ids.length, newestDay: newest === null ? null : dayOf(newest) }
    const from = dayOf(newest - RECENT_DAYS * DAY)
    const recent = topics.filter(({ lastDay }) => lastDay >= from)
    const reached = await influencesOn(db, view, ids, recent, newest)
    const via = reached.flatMap(({ influences }) =>
      influences.flatMap(({ parts }) => parts.flatMap((one) => one.viaId ?? [])),
    )
    const [names, { names: subjects }] = await Promise.all([
      companyNames(db, view, [...new Set([...ids, ...via])]),
      wordsOf(
        db,
        view,
        reached.map(({ topic }) => topic),
      ),
    ])
    const rows = presentAtRisk(reached, { watched: new Set(watched), held, onChains, names, subjects })
    return { ...wholeOf(rows), looked: ids.length, newestDay: dayOf(newest) }
  }),
]
