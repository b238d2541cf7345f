import type { supply } from '@pandora/contract/domains/supply/operations'
import { relationTypes } from '@pandora/contract/domains/supply/names'
import type { SupplyLink } from '@pandora/contract/domains/supply/shapes'
import type { ParsedInputOf } from '@pandora/contract/operation'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { cityNameEn } from '@pandora/intelligence/risks/places'
import { companyNames } from '../../shared/names.ts'
import type { Origin } from '../../shared/provenance.ts'
import { pageOf, partOf } from '../../shared/page.ts'
import { companiesOfRegion } from './offers/seats.ts'
import { dayIn, foundRelations, strongestEdges, titlesOf, type FoundRow } from './offers/links.queries.ts'
import { linksFrom } from './offers/merged.ts'
import { presentFoundRelation, presentHub, presentPartner, presentRegion, presentRelation } from './present.ts'
import { hubRows, regionRows, relationsOf, type RelationRow } from './queries.ts'

/** Most partners of one company on one side that are looked at. */
const MOST_PARTNERS = 5000

const strength = ({ revenueShare, purchaseShare }: SupplyLink): number =>
  Math.max(revenueShare?.high ?? 0, purchaseShare?.high ?? 0)

/** Suppliers or customers of a company, the largest share first. */
export async function partnersOf(db: Db, view: View, now: number, asked: ParsedInputOf<typeof supply.partners>) {
  const { companyId, side } = asked
  const day = dayIn(view, now)
  const up = side === 'suppliers'
  const [edges, found] = await Promise.all([
    strongestEdges(db, view, {
      ids: [companyId],
      end: up ? 'customer_id' : 'supplier_id',
      day,
      least: 0,
      most: MOST_PARTNERS,
    }),
    foundRelations(db, view, { ids: [companyId], at: up ? 'to' : 'from', types: ['supplies'] }),
  ])
  const links = (await linksFrom(db, view, day, edges, found)).toSorted(
    (one, other) => strength(other) - strength(one) || (one.id < other.id ? -1 : 1),
  )
  const origins = new Map<string, Origin>([
    ...edges.map((row) => [`${row.supplier_id}>${row.customer_id}:${row.product_zh}:${row.valid_from}`, row] as const),
    ...found.map((row) => [`${row.from_id}>${row.to_id}:text`, row] as const),
  ])
  const partner = (link: SupplyLink) => (up ? link.supplierId : link.customerId)
  const part = partOf(links, asked)
  const names = await companyNames(db, view, part.map(partner))
  const shown = part.flatMap((link) => {
    const origin = origins.get(link.id)
    return origin ? [presentPartner(link, partner(link), origin, names)] : []
  })
  return pageOf(shown, links.length, asked)
}

type OtherRelation = FoundRow & { type: RelationRow['type'] }

/** Other relations of a company: of sources, and of texts that stand and that no source says. */
export async function otherRelationsOf(db: Db, view: View, now: number, asked: ParsedInputOf<typeof supply.relations>) {
  const { companyId } = asked
  const [given, found] = await Promise.all([
    relationsOf(db, view, dayIn(view, now), companyId),
    foundRelations(db, view, { ids: [companyId], at: 'either', types: relationTypes }),
  ])
  const keyOf = (row: { from_id: string; to_id: string; type: string }) =>
    JSON.stringify([row.from_id, row.type, row.to_id])
  const texts = new Map(found.filter((row) => row.stands).map((row) => [keyOf(row), row as OtherRelation]))
  const facts = [...Map.groupBy(given, keyOf)].flatMap(([key, rows]) =>
    rows[0] ? [{ row: rows[0], pieces: rows.length + (texts.get(key)?.pieces ?? 0) }] : [],
  )
  const said = new Set(facts.map(({ row }) => keyOf(row)))
  const alone = [...texts].flatMap(([key, row]) => (said.has(key) ? [] : [row]))
  const all = [...facts, ...alone.map((row) => ({ row, pieces: null }))].toSorted(
    (one, other) => relationTypes.indexOf(one.row.type) - relationTypes.indexOf(other.row.type),
  )
  const part = partOf(all, asked)
  const others = part.map(({ row }) => (row.from_id === companyId ? row.to_id : row.from_id))
  const [names, titled] = await Promise.all([
    companyNames(db, view, others),
    titlesOf(db, view, [...new Set(part.flatMap(({ row }) => row.document_id ?? []))]),
  ])
  const titles = new Map(titled.map((row) => [row.document_id, row.title]))
  const shown = part.map((one) =>
    one.pieces === null
      ? presentFoundRelation(one.row, companyId, { names, titles })
      : presentRelation(one.row, companyId, { names, titles, pieces: one.pieces }),
  )
  return pageOf(shown, all.length, asked)
}

/** Companies with the most customers or suppliers. */
export async function hubsOf(db: Db, view: View, now: number, asked: ParsedInputOf<typeof supply.hubs>) {
  const all = await hubRows(db, view, { by: asked.by, day: dayIn(view, now) })
  const part = partOf(all, asked)
  const names = await companyNames(
    db,
    view,
    part.map((row) => row.company_id),
  )
  return pageOf(
    part.map((row) => presentHub(row, names)),
    all.length,
    asked,
  )
}

/** Provinces with what is there. */
export async function regionsOf(db: Db, view: View, now: number) {
  const rows = await regionRows(db, view, dayIn(view, now))
  return {
    dataList: rows.flatMap((row) =>
      row.region_code === null ? [] : [presentRegion({ ...row, region_code: row.region_code })],
    ),
    withoutSeat: rows.find((row) => row.region_code === null)?.companies ?? 0,
  }
}

/** Companies of a province. */
export async function regionPage(db: Db, view: View, asked: ParsedInputOf<typeof supply.region>) {
  const there = await companiesOfRegion(db, view, asked.regionCode)
  const part = partOf(there, asked)
  const names = await companyNames(
    db,
    view,
    part.map((one) => one.companyId),
  )
  const shown = part.map(({ companyId, seat, city, sites }) => ({
    companyId,
    nameZh: names.get(companyId)?.nameZh ?? null,
    nameEn: names.get(companyId)?.nameEn ?? null,
    city,
    cityEn: cityNameEn(city ?? ''),
    seat,
    sites,
  }))
  return pageOf(shown, there.length, asked)
}
