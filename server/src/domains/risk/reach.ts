import { dayOf } from '@pandora/contract/time'
import { MOST_RECEIPTS, reachOf, rounded, type Named, type Reach } from '@pandora/intelligence/risks/reach'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { WirePart } from './present.ts'
import { siteRows } from '../supply/offers/seats.queries.ts'
import { namedIn, partnersOf, seatsOf, type EdgeRow, type NamedRow } from './reach.queries.ts'
import { isOfPlace, type Topic } from './topics.ts'

/** What a topic does to a company. `points`: the sum of the parts. */
export interface Influence {
  companyId: string
  points: number
  parts: readonly WirePart[]
}

/** Least points that are told of. */
export const LEAST = 0.01
/** Most partners that a company is told of in one topic. */
const MOST_PARTNERS = 5

/** What a topic may do to companies: who is named in which of its documents, and who has a seat or a site where. */
interface Ground {
  named: ReadonlyMap<string, readonly NamedRow[]>
  seats: ReadonlyMap<string, string>
  /** Places in which companies have sites. */
  sites: ReadonlyMap<string, ReadonlySet<string>>
}

const partOf = ({ reason, points, stories, documentIds }: Reach): WirePart => ({
  reason,
  points,
  stories,
  viaId: null,
  viaZh: null,
  viaEn: null,
  share: null,
  newsIds: [...documentIds],
})

const sumOf = (parts: readonly WirePart[]): number => rounded(parts.reduce((sum, { points }) => sum + points, 0))

/** How a company is in the place of a topic; null where it is not, or the topic is of no place. */
function thereOf(topic: Topic, companyId: string, { seats, sites }: Ground): 'seat' | 'site' | null {
  if (!isOfPlace(topic) || topic.subject === '') return null
  if (seats.get(companyId) === topic.subject) return 'seat'
  return sites.get(companyId)?.has(topic.subject) ? 'site' : null
}

/** What a topic does to a company by its own texts, its seat and its sites. */
function directOf(topic: Topic, companyId: string, ground: Ground, newest: number): WirePart[] {
  const own = new Map<string, Named>((ground.named.get(companyId) ?? []).map((row) => [row.document_id, row.relation]))
  return reachOf(topic.tellings, own, thereOf(topic, companyId, ground), newest)
    .map(partOf)
    .filter(({ points }) => points >= LEAST)
}

/** What comes to a company of its partners' points, by the share that each has of its revenue or cost. */
function partnerParts(
  companyId: string,
  edges: readonly EdgeRow[],
  direct: ReadonlyMap<string, readonly WirePart[]>,
): WirePart[] {
  return edges
    .flatMap((edge): WirePart[] => {
      const isSupplier = edge.customer_id === companyId
      const viaId = isSupplier ? edge.supplier_id : edge.customer_id
      const share = isSupplier ? edge.cost_share : edge.revenue_share
      const theirs = (direct.get(viaId) ?? []).filter(({ reason }) => reason !== 'mention')
      if (viaId === companyId || share === null || theirs.length === 0) return []
      const points = rounded(sumOf(theirs) * share)
      const newsIds = [...new Set(theirs.flatMap((one) => one.newsIds))].slice(0, MOST_RECEIPTS)
      const stories = Math.max(...theirs.map((one) => one.stories))
      const reason = isSupplier ? 'supplier' : 'customer'
      return points < LEAST ? [] : [{ reason, points, stories, viaId, viaZh: null, viaEn: null, share, newsIds }]
    })
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MOST_PARTNERS)
}

/** Companies that a topic reaches, the most reached first. */
export async function influencesOf(db: Db, view: View, topic: Topic, newest: number): Promise<Influence[]> {
  const documentIds = [...new Set(topic.tellings.map(({ documentId }) => documentId))]
  const isProvince = isOfPlace(topic) && topic.subject.includes('-')
  const [rows, seated, sites] = await Promise.all([
    namedIn(db, view, documentIds, null),
    isProvince ? seatsOf(db, view, { places: [topic.subject] }) : [],
    isProvince ? siteRows(db, view, { regionCode: topic.subject }) : [],
  ])
  const ground = groundOf(rows, seated, sites)
  const first = [...new Set([...ground.named.keys(), ...ground.seats.keys(), ...ground.sites.keys()])]
  const direct = new Map(first.map((id) => [id, directOf(topic, id, ground, newest)]))
  const hit = first.filter((id) => (direct.get(id) ?? []).some(({ reason }) => reason !== 'mention'))
  const edges = await partnersOf(db, view, hit, dayOf(newest))
  return withPartners([...new Set([...first, ...endsOf(edges)])], edges, direct)
}

/** What each topic does to some companies; topics that reach none of them are left out. */
export async function influencesOn(
  db: Db,
  view: View,
  companyIds: readonly string[],
  topics: readonly Topic[],
  newest: number,
): Promise<{ topic: Topic; influences: Influence[] }[]> {
  const edges = await partnersOf(db, view, companyIds, dayOf(newest))
  const all = [...new Set([...companyIds, ...endsOf(edges)])]
  const documentIds = [...new Set(topics.flatMap(({ tellings }) => tellings.map(({ documentId }) => documentId)))]
  const [rows, seated, sites] = await Promise.all([
    namedIn(db, view, documentIds, all),
    seatsOf(db, view, { companyIds: all }),
    siteRows(db, view, { ids: all }),
  ])
  const ground = groundOf(rows, seated, sites)
  const asked = new Set(companyIds)
  return topics.flatMap((topic) => {
    const told = new Set(topic.tellings.map(({ documentId }) => documentId))
    const touched = all.filter(
      (id) => thereOf(topic, id, ground) !== null || ground.named.get(id)?.some((row) => told.has(row.document_id)),
    )
    if (touched.length === 0) return []
    const direct = new Map(touched.map((id) => [id, directOf(topic, id, ground, newest)]))
    const influences = withPartners([...asked], edges, direct)
    return influences.length === 0 ? [] : [{ topic, influences }]
  })
}

const endsOf = (edges: readonly EdgeRow[]): string[] => edges.flatMap((one) => [one.supplier_id, one.customer_id])

const groundOf = (
  rows: readonly NamedRow[],
  seated: readonly { company_id: string; region_code: string }[],
  sites: readonly { company_id: string; region_code: string }[],
): Ground => ({
  named: Map.groupBy(rows, (row) => row.company_id),
  seats: new Map(seated.map((row) => [row.company_id, row.region_code])),
  sites: new Map(
    [...Map.groupBy(sites, (row) => row.company_id)].map(([id, own]) => [
      id,
      new Set(own.map((row) => row.region_code)),
    ]),
  ),
})

function withPartners(
  companyIds: readonly string[],
  edges: readonly EdgeRow[],
  direct: ReadonlyMap<string, readonly WirePart[]>,
): Influence[] {
  const edgesOf = new Map<string, EdgeRow[]>()
  for (const edge of edges)
    for (const id of [edge.supplier_id, edge.customer_id]) edgesOf.set(id, [...(edgesOf.get(id) ?? []), edge])
  return companyIds
    .map((companyId) => {
      const parts = [...(direct.get(companyId) ?? []), ...partnerParts(companyId, edgesOf.get(companyId) ?? [], direct)]
      return { companyId, parts, points: sumOf(parts) }
    })
    .filter(({ points }) => points >= LEAST)
    .toSorted((a, b) => b.points - a.points || (a.companyId < b.companyId ? -1 : 1))
}
