import type { FinderBand } from '@pandora/contract/domains/technology/names'
import { technology } from '@pandora/contract/domains/technology/operations'
import { finderFormula } from '@pandora/intelligence/technology/rank'
import { serveShared, type Route } from '../../http/route.ts'
import { companyNames } from '../../shared/names.ts'
import { pageOf, partOf } from '../../shared/page.ts'
import { askedKeyword, checkedKeyword } from './asked.ts'
import { evidenceOf } from './evidence.ts'
import { foundCompanies, heldFound } from './found.ts'
import { relationsOfProducts } from './ground.queries.ts'
import { groundOf, heldGround } from './ground.ts'
import { hintsFor } from './hints.ts'
import { presentFound, presentUnlisted } from './present.ts'
import { productsFor } from './products.ts'
import { companiesFor } from './search-company.ts'
import { startsOf } from './starts.ts'
import { heldUnlisted, unlistedCompanies } from './unlisted.ts'

/** Relations of products that are looked at for one keyword. */
const RELATIONS = 400

export const technologyRoutes: readonly Route[] = [
  serveShared(technology.hints, { reads: [heldGround] }, async ({ services, view, now, input: { text, most } }) =>
    hintsFor(await groundOf(services, view, now), text, most),
  ),

  serveShared(technology.starts, { reads: [heldGround] }, async ({ services, view, now }) =>
    startsOf(await groundOf(services, view, now)),
  ),

  serveShared(
    technology.companies,
    { reads: [heldFound, heldUnlisted, 'company_name'] },
    async ({ services, db, view, now, input }) => {
      const keyword = checkedKeyword(input.keyword)
      const [listed, unlisted] = await Promise.all([
        foundCompanies(services, view, keyword, now),
        unlistedCompanies(services, view, keyword, now),
      ])
      const asked = input.bands
      const within = <T extends { band: FinderBand }>(all: readonly T[]) =>
        asked === undefined ? all : all.filter(({ band }) => asked.includes(band))
      const [mine, others] = [within(listed), within(unlisted)]
      const shown = partOf(others, input)
      const names = await companyNames(db, view, [
        ...new Set(shown.flatMap((one) => one.supplies.map((row) => row.customer_id))),
      ])
      const count = (band: FinderBand) => listed.filter((one) => one.band === band).length
      return {
        keyword,
        formula: finderFormula,
        listed: pageOf(partOf(mine, input).map(presentFound), mine.length, input),
        unlisted: pageOf(
          shown.map((one) => presentUnlisted(one, names)),
          others.length,
          input,
        ),
        bands: {
          core: count('core'),
          related: count('related'),
          unproven: count('unproven'),
          nameOnly: count('name-only'),
        },
      }
    },
  ),

  serveShared(
    technology.searchCompany,
    { reads: [heldFound, heldUnlisted] },
    async ({ services, view, now, input }) => {
      const keyword = checkedKeyword(input.text)
      const [ground, listed, unlisted] = await Promise.all([
        groundOf(services, view, now),
        foundCompanies(services, view, keyword, now),
        unlistedCompanies(services, view, keyword, now),
      ])
      const all = companiesFor(ground, keyword, listed, unlisted).filter(
        ({ companyId }) => input.side === 'both' || (companyId !== null) === (input.side === 'listed'),
      )
      return pageOf(partOf(all, input), all.length, input)
    },
  ),

  serveShared(
    technology.evidence,
    {
      reads: [
        heldFound,
        'business_segment',
        'company_name',
        'company_profile',
        'document',
        'document_company',
        'document_index',
        'import_run',
        'supply_edge',
      ],
    },
    async ({ services, db, view, now, input }) =>
      evidenceOf({ services, db, view, now }, input.keyword, input.companyId),
  ),

  serveShared(
    technology.products,
    { reads: [heldGround, 'product_relation'] },
    async ({ services, db, view, now, input }) => {
      const [ground, { query, matchers }] = await Promise.all([
        groundOf(services, view, now),
        askedKeyword(services, view, input.keyword, now),
      ])
      const relations = await relationsOfProducts(db, view, query.same, RELATIONS)
      const all = productsFor(ground, matchers.names, relations, new Set(query.same))
      return pageOf(partOf(all, input), all.length, input)
    },
  ),
]
