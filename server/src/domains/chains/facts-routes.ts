import { chainsErrors } from '@pandora/contract/domains/chains/errors'
import { chains } from '@pandora/contract/domains/chains/operations'
import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { DRAFT_NODES, RISK_DAYS } from '@pandora/contract/domains/chains/operations/facts'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { inLanguage } from '@pandora/contract/language'
import { dayOf } from '@pandora/contract/time'
import { placeRisks, riskTypeOf, riskTypeOfPlace, upwards } from '@pandora/intelligence/supply/risk-types'
import { placeRiskCounts } from '../../analysis/risks/told.queries.ts'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, type Route } from '../../http/route.ts'
import { refuseUnknownCompany } from '../../shared/known-company.queries.ts'
import { pageOf } from '../../shared/page.ts'
import { totalOf } from '../../shared/totals.ts'
import { latestSegments, suppliedGoods } from '../business/offers/business.queries.ts'
import { findCompanies } from '../search/offers/company-search.queries.ts'
import { askedFor } from '../search/offers/company-search.ts'
import { neighbourhoodOf } from '../supply/offers/neighbourhood.ts'
import { seatsOf, sitesOf } from '../supply/offers/seats.ts'
import { companiesOfThemes } from '../themes/offers/members.ts'
import { isTheme } from '../themes/offers/known.queries.ts'
import { draftOf } from './draft.ts'
import { eventCounts } from './flow/flow.queries.ts'
import { companiesOf } from './judge.ts'
import { companiesNamed } from './names.queries.ts'
import { partnersOf } from './partners.queries.ts'
import { presentFoundCompany, presentPart } from './present-facts.ts'
import { nodesByRegion } from './regions.ts'
import { riskTypeTree } from './risk-types.ts'
import { graphOf, ownChain } from './save.ts'

const DAY = 86_400_000

/** Regions that the nodes of a chain are in, else seats and sites of companies. */
async function regionsIn(db: Db, view: View, companies: readonly string[], graph: SupplyChainGraph | undefined) {
  const places = { seats: await seatsOf(db, view, companies), sites: await sitesOf(db, view, companies) }
  if (graph) return [...nodesByRegion(graph, places).keys()]
  const seats = [...places.seats.values()].flatMap(({ regionCode }) => regionCode ?? [])
  return [...new Set([...seats, ...[...places.sites.values()].flat().map(({ regionCode }) => regionCode)])]
}

export const factsRoutes: readonly Route[] = [
  serve(chains.draft, async ({ db, view, now, input, language, services }) => {
    const { companyId, themeId, tiers, leastShare, direction } = input
    if (companyId === undefined && themeId === undefined) throw badInput('companyId', 'required')
    if (companyId !== undefined) await refuseUnknownCompany(db, view, companyId)
    else if (!(await isTheme(db, view, themeId ?? ''))) throw new Refusal(errors.NOT_FOUND)
    const companyIds =
      companyId !== undefined
        ? [companyId]
        : [...((await companiesOfThemes(services, view, now, [themeId ?? ''])).get(themeId ?? '') ?? [])]
            .toSorted()
            .slice(0, DRAFT_NODES / 2)
    const found = await neighbourhoodOf(db, view, now, {
      companyIds,
      up: direction === 'downstream' ? 0 : tiers,
      down: direction === 'upstream' ? 0 : tiers,
      leastShare,
    })
    const [first] = await companiesNamed(db, view, companyIds.slice(0, 1))
    const name =
      companyId === undefined
        ? ''
        : inLanguage(
            { zh: first?.name_zh ?? first?.name_en ?? companyId, en: first?.name_en ?? first?.name_zh ?? companyId },
            language,
          )
    if (found.links.length === 0)
      throw new Refusal(chainsErrors.CHAIN_NOTHING_KNOWN, { entity: name || (themeId ?? '') })
    const { graph, cut } = draftOf(found, language)
    return { name, supplyChainGraph: graph, found: found.links.length, cut: cut || found.cut }
  }),

  serve(chains.riskTypes, async (call) => {
    const { db, view, now, input } = call
    const chain = input.chainId === undefined ? undefined : await ownChain(call, input.chainId)
    if (input.companyId !== undefined) await refuseUnknownCompany(db, view, input.companyId)
    const graph = chain && (await graphOf(db, chain.chain_id, chain.version))
    const companies = graph ? companiesOf(graph) : input.companyId === undefined ? null : [input.companyId]
    const to = view.asOf ?? now
    const span = { from: to - RISK_DAYS * DAY, to }
    const counts = new Map<string, number>()
    const add = (leaf: string | null, count: number) => {
      if (leaf !== null) for (const id of upwards(leaf)) counts.set(id, (counts.get(id) ?? 0) + count)
    }
    for (const { type, events } of await eventCounts(db, view, companies, span)) add(riskTypeOf(type), events)
    const places = companies && (await regionsIn(db, view, companies, graph))
    for (const { risk_type: type, stories } of await placeRiskCounts(db, view, { types: placeRisks, places, ...span }))
      add(riskTypeOfPlace(type), stories)
    return {
      dataList: [...riskTypeTree],
      counts: riskTypeTree.flatMap(({ idArr }) => idArr).map((id) => ({ id, events: counts.get(id) ?? 0 })),
      days: RISK_DAYS,
    }
  }),

  serve(chains.searchCompany, async ({ db, view, now, input }) => {
    const asked = askedFor(input.text)
    if (!asked) return pageOf([], 0, input)
    const find = (limit: number, offset: number) =>
      findCompanies(db, view, asked, now, { limit, offset, companiesOnly: true })
    const rows = await find(input.size, input.page * input.size)
    const total = await totalOf(rows, input.page, () => find(1, 0))
    const ids = rows.map((row) => row.thing)
    const day = dayOf(view.asOf ?? now)
    const [names, partners] = [await companiesNamed(db, view, ids), await partnersOf(db, view, day, ids)]
    const found = rows.map((row) =>
      presentFoundCompany(
        row,
        names.find((one) => one.company_id === row.thing),
        partners.find((one) => one.company_id === row.thing),
      ),
    )
    return pageOf(found, total, input)
  }),

  serve(chains.companyParts, async ({ db, view, now, input: { companyId } }) => {
    await refuseUnknownCompany(db, view, companyId)
    const goods = await suppliedGoods(db, view, companyId, dayOf(view.asOf ?? now))
    const segments = await latestSegments(db, view, companyId)
    return { companyId, companyParts: presentPart(goods, segments) }
  }),
]
