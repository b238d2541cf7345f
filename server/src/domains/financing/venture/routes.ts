import { financing } from '@pandora/contract/domains/financing/operations'
import { serveShared, type Route } from '../../../http/route.ts'
import { entityNames } from '../../../shared/entity-names.queries.ts'
import { heldLedger, ledgerIn } from '../ledger/held.ts'
import { roundOrigins, ventureOrigin } from '../ledger/queries.ts'
import { aftermathOf } from './aftermath.ts'
import { ventureAsked } from './asked.ts'
import { competitorsIn } from './competitors.queries.ts'
import { presentHistory, competingIn, presentInfo, rivalsOf, touchesOf, type Touch } from './present.ts'
import { heldDescriptions } from './descriptions.ts'
import { recommendedFor } from './recommend.ts'
import { listedAmong, touchedBy } from './touched.queries.ts'

/** What tells which listed companies a company without a listing touches, and what they are called. */
const touching = [
  heldLedger,
  'unlisted_company',
  'supply_edge',
  'business_line',
  'business_type',
  'company',
  'company_name',
  'industry',
  'theme',
] as const

export const ventureRoutes: readonly Route[] = [
  serveShared(
    financing.companyInfo,
    {
      reads: [...touching, 'import_run', 'shareholding'],
    },
    async ({ services, db, view, input: { ventureId, currency } }) => {
      const ledger = await ledgerIn(services, view, currency)
      const { venture, about } = await ventureAsked(db, view, ledger, ventureId)
      const names = [venture.zh, venture.en, about?.legal_name].filter((one) => typeof one === 'string')
      const [origin, facts] = await Promise.all([ventureOrigin(db, view, venture.id), touchedBy(db, view, names)])
      const rivals = rivalsOf(venture, await competitorsIn(db, view, competingIn(venture)))
      const touched: Touch[] = [...touchesOf(ledger, venture), ...facts, ...rivals]
      const ids = touched.map((one) => one.company_id)
      const listed = await listedAmong(db, view, ids)
      return presentInfo(
        ledger,
        venture,
        about,
        origin,
        touched.filter((one) => listed.has(one.company_id)),
        await entityNames(db, view, [...listed]),
      )
    },
  ),
  serveShared(
    financing.history,
    { reads: [heldLedger, 'financing_round', 'unlisted_company', 'import_run'] },
    async ({ services, db, view, input: { ventureId, currency } }) => {
      const ledger = await ledgerIn(services, view, currency)
      const { venture } = await ventureAsked(db, view, ledger, ventureId)
      const ids = venture.rounds.map(({ id }) => id)
      return presentHistory(ledger, venture, await roundOrigins(db, view, ids))
    },
  ),
  serveShared(
    financing.recommend,
    { reads: [heldLedger, heldDescriptions, 'unlisted_company'] },
    async ({ services, db, view, input: { ventureId } }) => {
      const ledger = await ledgerIn(services, view)
      const asked = await ventureAsked(db, view, ledger, ventureId)
      return { groups: await recommendedFor({ services, db, view, ledger }, asked) }
    },
  ),
  serveShared(
    financing.aftermath,
    {
      reads: [...touching, 'daily_price', 'industry_membership', 'listing_status', 'security'],
    },
    async ({ services, db, view, now, input: { ventureId } }) => {
      const ledger = await ledgerIn(services, view)
      return aftermathOf({ db, view, ledger, now }, await ventureAsked(db, view, ledger, ventureId))
    },
  ),
]
