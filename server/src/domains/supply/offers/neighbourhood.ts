import { MOST_LINKS, MOST_NODES } from '@pandora/contract/domains/supply/operations'
import { freeName } from '@pandora/contract/domains/supply/names'
import type { SupplyLink, SupplyNode } from '@pandora/contract/domains/supply/shapes'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { companyNames } from '../../../shared/names.ts'
import { dayIn, edgesOf, foundRelations, strongestKeys, type EdgeKey, type FoundRow } from './links.queries.ts'
import { linksFrom } from './merged.ts'
import { companyIn } from './present.ts'
import { seatRows } from './seats.queries.ts'

/** Of the company asked for so many partners a side are read, and of each further one so many. */
const MOST_OF_FIRST = 300
const MOST_OF_OTHERS = 16

/** What is around some companies. */
export interface Neighbourhood {
  nodes: SupplyNode[]
  links: SupplyLink[]
  cut: boolean
}

interface Walk {
  tiers: Map<string, number>
  edges: EdgeKey[]
  found: FoundRow[]
  cut: boolean
}

/** Goes up (to suppliers) or down (to customers), tier by tier, until there are nodes enough. */
async function walk(
  db: Db,
  view: View,
  {
    from,
    tiers,
    least,
    day,
    up,
    room,
  }: { from: readonly string[]; tiers: number; least: number; day: string; up: boolean; room: number },
): Promise<Walk> {
  const reached: Walk = { tiers: new Map(from.map((id) => [id, 0])), edges: [], found: [], cut: false }
  let frontier = from
  for (let tier = 1; tier <= tiers && frontier.length > 0; tier++) {
    const most = tier === 1 ? MOST_OF_FIRST : MOST_OF_OTHERS
    const [edges, found] = await Promise.all([
      strongestKeys(db, view, { ids: frontier, end: up ? 'customer_id' : 'supplier_id', day, least, most }),
      // Texts say no share: they are left out where one is asked for.
      least > 0 ? [] : foundRelations(db, view, { ids: frontier, at: up ? 'to' : 'from', types: ['supplies'] }),
    ])
    const counts = new Map<string, number>()
    const met: { id: string; strength: number }[] = []
    for (const row of edges) {
      const own = up ? row.customer_id : row.supplier_id
      counts.set(own, (counts.get(own) ?? 0) + 1)
      met.push({ id: up ? row.supplier_id : row.customer_id, strength: row.strength })
    }
    if ([...counts.values()].some((count) => count >= most)) reached.cut = true
    const texts = found.filter((row) => row.stands)
    for (const row of texts) met.push({ id: up ? row.from_id : row.to_id, strength: 0 })
    reached.edges.push(...edges)
    reached.found.push(...texts)
    met.sort((one, other) => other.strength - one.strength || (one.id < other.id ? -1 : 1))
    const next: string[] = []
    for (const { id } of met) {
      if (reached.tiers.has(id)) continue
      if (reached.tiers.size - from.length >= room) {
        reached.cut = true
        break
      }
      reached.tiers.set(id, tier)
      next.push(id)
    }
    frontier = next
  }
  return reached
}

/**
 * Suppliers and customers of companies over up to three tiers each way, the strongest first where there are more than
 * `MOST_NODES`. A company met on both sides stands on the nearer one, suppliers first.
 */
export async function neighbourhoodOf(
  db: Db,
  view: View,
  now: number,
  asked: { companyIds: readonly string[]; up: number; down: number; leastShare: number },
): Promise<Neighbourhood> {
  const day = dayIn(view, now)
  const sides = (asked.up > 0 ? 1 : 0) + (asked.down > 0 ? 1 : 0)
  const room = Math.floor((MOST_NODES - asked.companyIds.length) / Math.max(1, sides))
  const way = (up: boolean) =>
    walk(db, view, {
      from: asked.companyIds,
      tiers: up ? asked.up : asked.down,
      least: asked.leastShare,
      day,
      up,
      room,
    })
  const [above, below] = await Promise.all([way(true), way(false)])
  const tiers = new Map<string, number>([...above.tiers].map(([id, tier]) => [id, tier === 0 ? 0 : -tier]))
  for (const [id, tier] of below.tiers) {
    const other = tiers.get(id)
    if (other === undefined || Math.abs(other) > tier) tiers.set(id, tier)
  }
  const inside = (one: string, other: string) => tiers.has(one) && tiers.has(other)
  const once = <Row>(rows: readonly Row[], key: (row: Row) => string) => [
    ...new Map(rows.map((row) => [key(row), row])).values(),
  ]
  const keys = once(
    [...above.edges, ...below.edges].filter((row) => inside(row.supplier_id, row.customer_id)),
    (row) => JSON.stringify([row.supplier_id, row.customer_id, row.product_zh, row.valid_from]),
  )
  const found = once(
    [...above.found, ...below.found].filter((row) => inside(row.from_id, row.to_id)),
    (row) => JSON.stringify([row.from_id, row.to_id]),
  )
  const linked = async () => linksFrom(db, view, day, await edgesOf(db, view, keys), found)
  const [links, nodes] = await Promise.all([linked(), nodesOf(db, view, tiers)])
  return {
    nodes,
    links: links.slice(0, MOST_LINKS),
    cut: above.cut || below.cut || links.length > MOST_LINKS,
  }
}

/** Companies as nodes, with their names and the provinces of their seats. */
export async function nodesOf(db: Db, view: View, tiers: ReadonlyMap<string, number>): Promise<SupplyNode[]> {
  const ids = [...tiers.keys()].filter((id) => freeName(id) === null)
  const [names, seats] = await Promise.all([companyNames(db, view, ids), seatRows(db, view, ids)])
  const regions = new Map(seats.map((row) => [row.company_id, row.region_code]))
  return [...tiers].map(([id, tier]) => ({
    id,
    companyId: companyIn(id),
    nameZh: freeName(id) ?? names.get(id)?.nameZh ?? null,
    nameEn: names.get(id)?.nameEn ?? null,
    tier,
    regionCode: regions.get(id) ?? null,
  }))
}
