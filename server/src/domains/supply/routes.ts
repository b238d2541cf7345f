import { supply } from '@pandora/contract/domains/supply/operations'
import { freeName } from '@pandora/contract/domains/supply/names'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, serveShared, type Route } from '../../http/route.ts'
import { refuseUnknownCompany } from '../../shared/known-company.queries.ts'
import { hubsOf, otherRelationsOf, partnersOf, regionPage, regionsOf } from './company.ts'
import { concentrationTables } from './offers/concentration.ts'
import { neighbourhoodOf } from './offers/neighbourhood.ts'
import { decided, reviewsOf, takenBack } from './review.ts'
import type { Between } from './review.queries.ts'

const known = ['company', 'company_name', 'document_company'] as const
const links = [
  'supply_edge',
  'found_relation',
  'business_segment',
  'relation_review',
  'document',
  'import_run',
] as const

/** Of texts and of relations other than supplies no product is asked for. */
const asked = <Input extends Between>(input: Input): Input =>
  input.origin === 'fact' && input.type === 'supplies' ? input : { ...input, product: '' }

/** A company of the market, or one that supplies know by name. */
const refuseUnknown = async (db: Db, view: View, id: string): Promise<void> => {
  if (freeName(id) === null) await refuseUnknownCompany(db, view, id)
}

export const supplyRoutes: readonly Route[] = [
  serveShared(
    supply.neighbourhood,
    // Held as it goes out alone: as objects, thousands of companies with what is around them would fill the memory.
    { reads: [...known, ...links, 'company_profile'] },
    async ({ db, view, now, input: { companyId, up, down, leastShare } }) => {
      await refuseUnknown(db, view, companyId)
      return neighbourhoodOf(db, view, now, { companyIds: [companyId], up, down, leastShare })
    },
  ),

  serveShared(supply.partners, { reads: [...known, ...links] }, async ({ db, view, now, input }) => {
    await refuseUnknown(db, view, input.companyId)
    return partnersOf(db, view, now, input)
  }),

  serveShared(
    supply.relations,
    {
      reads: [
        ...known,
        'corporate_relation',
        'found_relation',
        'business_segment',
        'relation_review',
        'document',
        'import_run',
      ],
    },
    async ({ db, view, now, input }) => {
      await refuseUnknown(db, view, input.companyId)
      return otherRelationsOf(db, view, now, input)
    },
  ),

  serveShared(
    supply.concentration,
    { reads: [...known, 'concentration', 'import_run'] },
    async ({ db, view, input: { companyId } }) => {
      await refuseUnknownCompany(db, view, companyId)
      return concentrationTables(db, view, companyId)
    },
  ),

  serveShared(supply.hubs, { reads: [...links, 'company', 'company_name'] }, ({ db, view, now, input }) =>
    hubsOf(db, view, now, input),
  ),

  serveShared(
    supply.regions,
    { reads: ['company', 'company_profile', 'region', 'site', 'found_site', 'supply_edge'] },
    ({ db, view, now }) => regionsOf(db, view, now),
  ),

  serveShared(
    supply.region,
    { reads: ['company_profile', 'company_name', 'site', 'found_site'] },
    ({ db, view, input }) => regionPage(db, view, input),
  ),

  serve(supply.waiting, ({ db, view, user, input }) => reviewsOf(db, view, user, input)),
  serve(supply.accept, (call) => decided(call, { ...call.input, origin: 'text', product: '' }, 'accepted')),
  serve(supply.reject, (call) => decided(call, asked(call.input), 'rejected')),
  serve(supply.takeBack, ({ db, view, user, input }) => takenBack(db, view, user, asked(input))),
]
