import { MOST_EDGES, MOST_NODES, type ScenarioBasis } from '@pandora/contract/domains/scenarios/shapes'
import { freeName } from '@pandora/contract/domains/supply/names'
import type { SupplyLink } from '@pandora/contract/domains/supply/shapes'
import { errors, Refusal } from '@pandora/contract/errors'
import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { refuseUnknownCompany } from '../../shared/known-company.queries.ts'
import { companyNames } from '../../shared/names.ts'
import { suppliesAmong } from '../supply/offers/among.ts'
import { companiesOfRegion, seatsOf, sitesOf } from '../supply/offers/seats.ts'
import type { Ground, GroundCall, GroundNode } from './ground.ts'
import { endsAround, regionNames, revenuesOf } from './ground.queries.ts'

/** Who is within so many supplies of companies, the nearest and the largest shares first. */
async function within(db: Db, view: View, start: readonly string[], tiers: number, day: string) {
  const ids = new Set(start.slice(0, MOST_NODES))
  let cut = start.length > MOST_NODES
  let edge: readonly string[] = [...ids]
  for (let tier = 0; tier < tiers && edge.length > 0 && ids.size < MOST_NODES; tier++) {
    const rows = await endsAround(db, view, { ids: edge, day, most: MOST_EDGES + 1 })
    cut ||= rows.length > MOST_EDGES
    const next: string[] = []
    for (const id of rows.flatMap((row) => [row.supplier_id, row.customer_id])) {
      if (ids.has(id)) continue
      if (ids.size >= MOST_NODES) {
        cut = true
        break
      }
      ids.add(id)
      next.push(id)
    }
    edge = next
  }
  return { ids: [...ids], cut }
}

/** Where a basis begins: a company, or who has a seat or a site in a region. Throws NOT_FOUND. */
async function beginning(db: Db, view: View, { companyId, regionCode }: ScenarioBasis) {
  const regions = await regionNames(db)
  if (companyId !== undefined) {
    await refuseUnknownCompany(db, view, companyId)
    return { regions, ids: [companyId], name: (await companyNames(db, view, [companyId])).get(companyId) }
  }
  const name = regions.get(regionCode ?? '')
  if (!name) throw new Refusal(errors.NOT_FOUND)
  const there = (await companiesOfRegion(db, view, regionCode ?? '')).map((one) => one.companyId)
  return { regions, ids: there, name }
}

const strength = ({ revenueShare, purchaseShare }: SupplyLink): number =>
  Math.max(revenueShare?.high ?? 0, purchaseShare?.high ?? 0)

/** The supplies around a company, or around everyone in a region, as of the view. Throws NOT_FOUND. */
export async function groundOfFacts({ db, view, now }: GroundCall, basis: ScenarioBasis): Promise<Ground> {
  const day = dayOf(view.asOf ?? now)
  const { regions, ids: start, name } = await beginning(db, view, basis)
  const { ids, cut } = await within(db, view, start, basis.tiers, day)
  const links = (await suppliesAmong(db, view, now, ids)).toSorted(
    (a, b) => strength(b) - strength(a) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  )
  const kept = links.slice(0, MOST_EDGES)
  const [names, seats, sites, revenues] = [
    await companyNames(db, view, ids),
    await seatsOf(db, view, ids),
    await sitesOf(db, view, ids),
    await revenuesOf(db, view, ids),
  ]
  return {
    nameZh: name?.nameZh ?? null,
    nameEn: name?.nameEn ?? null,
    nodes: new Map(
      ids.map((id): [string, GroundNode] => {
        const of = names.get(id)
        const figures = revenues.get(id) ?? null
        return [
          id,
          {
            id,
            companyId: of ? id : null,
            nameZh: of?.nameZh ?? freeName(id),
            nameEn: of?.nameEn ?? null,
            region: seats.get(id)?.regionCode ?? null,
            siteRegions: (sites.get(id) ?? []).map(({ regionCode }) => regionCode),
            inventoryDays: null,
            revenue: figures?.revenue_ttm ?? null,
            figures,
          },
        ]
      }),
    ),
    edges: kept.map(({ id, supplierId, customerId, productZh, revenueShare, purchaseShare }) => ({
      id,
      source: supplierId,
      target: customerId,
      product: productZh || null,
      revenueShare,
      purchaseShare,
    })),
    supplies: new Map(
      kept.map(({ id, productEn, from, disclosedBy, evidence }) => [id, { productEn, from, disclosedBy, evidence }]),
    ),
    partsEn: new Map(
      kept.flatMap(({ productZh, productEn }) => (productZh && productEn ? [[productZh, productEn]] : [])),
    ),
    regions,
    cut: cut || links.length > MOST_EDGES,
  }
}
