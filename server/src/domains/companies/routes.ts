import { companies } from '@pandora/contract/domains/companies/operations'
import { totalPages } from '@pandora/contract/constants'
import { errors, Refusal } from '@pandora/contract/errors'
import { exchangeOf } from '@pandora/contract/records/identity'
import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, serveShared, type Route } from '../../http/route.ts'
import { presentNewsDetail, presentNewsItems } from '../documents/offers/documents.ts'
import { companiesOfDocuments, openDocument } from '../documents/offers/documents.queries.ts'
import { actionRoutes } from './actions.ts'
import { coverageOf } from './coverage.ts'
import { fieldCoverageOf, shownFields } from './field-coverage.ts'
import { itemCounts } from './field-coverage.queries.ts'
import { factsByYear, listedOn, tradingDaysByYear } from './coverage.queries.ts'
import { marketFigures } from '../figures/offers/market.ts'
import { pricesAt } from '../figures/offers/prices-at.queries.ts'
import { companyQuarters } from '../figures/offers/quarters.queries.ts'
import { waitingAmong } from '../figures/offers/waiting.queries.ts'
import { heldWaiting } from '../../shared/waiting.ts'
import { watchedAmong } from '../watch/offers/watching.queries.ts'
import { newsOf } from './news.ts'
import { facetsOf } from './facets.queries.ts'
import { addressesOf } from './news.queries.ts'
import { presentAnnouncement, presentFacets, presentInformation, presentProfile } from './present.ts'
import { priceRoutes } from './prices.ts'
import { presentValuation } from './valuation.ts'
import {
  companyDocuments,
  companyNamed,
  companyProfile,
  listingVersions,
  nameVersions,
  profileVersions,
  statusVersions,
} from './queries.ts'
import { defineHeld } from '../../shared/define-held.ts'
import { pageOf } from '../../shared/page.ts'

const heldProfile = defineHeld({
  id: 'companies.profile',
  reads: [
    'company',
    'company_name',
    'daily_price',
    'document',
    'exchange',
    'import_run',
    'industry',
    'industry_membership',
    'listing_status',
    'security',
    'statement_item',
    'unit_doubt',
  ],
  input: companies.profile.input,
  load: ({ db, view }, { companyId }) => readProfile(db, view, companyId),
})

export const companyRoutes: readonly Route[] = [
  serve(companies.profile, async ({ db, view, user, services, input: { companyId } }) => {
    const [profile, watched, { waiting }] = await Promise.all([
      heldProfile.read(services, view, { companyId }),
      watchedAmong(db, view.marketId, user.uid, [companyId]),
      heldWaiting.read(services, view, {}),
    ])
    return { ...profile, is_watching: watched.has(companyId), waiting }
  }),

  serveShared(
    companies.information,
    { reads: ['company', 'company_name', 'company_profile', 'import_run', 'listing_status', 'region'] },
    async ({ db, view, input: { companyId } }) => {
      const [names, profiles, listings, statuses] = await Promise.all([
        nameVersions(db, view, companyId),
        profileVersions(db, view, companyId),
        listingVersions(db, view, companyId),
        statusVersions(db, view, companyId),
      ])
      return presentInformation({ names, profiles, listings, statuses })
    },
  ),

  serve(companies.valuation, async ({ view, services, input: { companyId } }) =>
    presentValuation(companyId, (await marketFigures(services, view)).get(companyId)),
  ),

  serveShared(
    companies.announcements,
    { reads: ['company_name', 'daily_price', 'document', 'document_company'] },
    async ({ db, view, input: { companyId, category, page, size } }) => {
      const { rows, total } = await companyDocuments(db, view, {
        companyId,
        kind: 'announcement',
        category,
        page,
        size,
      })
      const items = presentNewsItems(
        rows,
        await companiesOfDocuments(
          db,
          view,
          rows.map((row) => row.document_id),
        ),
      )
      const addresses = await addressesOf(
        db,
        view,
        items.map((item) => item.newsId),
      )
      return {
        ...pageOf(
          items.map((item) => presentAnnouncement(item, addresses.get(item.newsId))),
          total,
          { page, size },
        ),
        totalPages: totalPages(total, size),
      }
    },
  ),

  serveShared(
    companies.news,
    {
      reads: [
        'company',
        'company_name',
        'daily_price',
        'document',
        'document_analysis',
        'document_company',
        'industry',
        'industry_membership',
        'supply_edge',
        'theme',
        'theme_membership',
      ],
    },
    ({ db, view, now, input }) => newsOf(db, view, { ...input, now }),
  ),

  serve(companies.documentFacets, async ({ db, view, input }) => presentFacets(await facetsOf(db, view, input))),

  serve(companies.newsDetail, async ({ db, view, input: { newsId } }) => {
    const opened = await openDocument(db, view, newsId)
    if (!opened) throw new Refusal(errors.NOT_FOUND)
    return presentNewsDetail(opened)
  }),

  ...priceRoutes,
  ...actionRoutes,

  serveShared(
    companies.coverage,
    {
      reads: [
        'business_segment',
        'company',
        'company_profile',
        'company_quarter',
        'daily_price',
        'document',
        'document_company',
        'import_run',
        'industry',
        'industry_membership',
        'policy_link',
        'share_count',
        'statement_item',
        'unit_doubt',
        'supply_edge',
        'trading_day',
      ],
    },
    async ({ db, view, now, input: { companyId } }) => {
      const listed = await listedOn(db, view, companyId)
      const today = dayOf(view.asOf ?? now)
      const [counts, tradingDays] = await Promise.all([
        factsByYear(db, view, companyId, today),
        tradingDaysByYear(db, view, companyId, listed),
      ])
      return coverageOf({ counts, tradingDays, listedOn: listed, today })
    },
  ),

  serveShared(
    companies.fieldCoverage,
    {
      reads: [
        'company_quarter',
        'daily_price',
        'figures_waiting',
        'security',
        'share_count',
        'statement_item',
        'unit_doubt',
      ],
    },
    async ({ db, view, input: { companyId } }) => {
      const [counts, found, waiting] = await Promise.all([
        itemCounts(db, view, companyId),
        companyQuarters(db, view, [companyId]),
        waitingAmong(db, view.marketId, [companyId]),
      ])
      if (counts.length === 0 && !(await companyNamed(db, view.marketId, companyId)))
        throw new Refusal(errors.NOT_FOUND)
      const quarters = found.get(companyId) ?? []
      const computing = waiting.length > 0
      const prices = await pricesAt(
        db,
        view,
        quarters.map(({ period_end: day }) => ({ companyId, day })),
      )
      const shown =
        computing && quarters.length === 0
          ? null
          : shownFields(
              quarters,
              new Map(prices.map((row) => [row.day, row])),
              counts.find(({ item }) => item === 'price')?.latest ?? null,
            )
      return { dataList: fieldCoverageOf(counts, shown, exchangeOf(companyId)), computing }
    },
  ),
]

/** What every reader is shown of a company. */
async function readProfile(db: Db, view: View, companyId: string) {
  const [row] = await companyProfile(db, view, { companyId })
  if (!row || (row.known_at === null && !(await companyNamed(db, view.marketId, companyId))))
    throw new Refusal(errors.NOT_FOUND)
  return presentProfile(companyId, row, view)
}
