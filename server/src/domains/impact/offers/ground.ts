import { MOST_HOPS } from '@pandora/intelligence/impact/reach'
import type { CompanyPlace, GroupLink, ImpactInput, SupplyLink } from '@pandora/intelligence/impact/types'
import type { Db } from '@pandora/store/database'
import { impactEvents } from './events.ts'
import {
  disclosedSince,
  evidenceSince,
  groupsIn,
  joinedTo,
  placesIn,
  suppliesIn,
  type Times,
} from './ground.queries.ts'
import { scalesFor } from './sizes.ts'

/** What scores and causes rest on: reads that work with grounds declare these tables. */
export const groundTables = [
  'company_profile',
  'daily_price',
  'document',
  'event',
  'event_company',
  'event_evidence',
  'event_taken_over',
  'found_site',
  'industry',
  'industry_membership',
  'security',
  'share_count',
  'site',
  'statement_item',
  'supply_edge',
  'theme_membership',
  'unit_doubt',
] as const

const DAY = 86_400_000
/**
 * How far back events are read for a score, ms: six half-lives of the longest lasting, and the twenty days in which a
 * like one makes the next less new.
 */
export const LOOKBACK = (6 * 30 + 20) * DAY

/** What scores of a market rest on, over a span of time or at an instant. */
export type Grounds = Pick<ImpactInput, 'events' | 'supplies' | 'groups' | 'scales' | 'places'>

const versioned = (row: { known_at: number; superseded_at: number }) => ({
  knownAt: row.known_at,
  supersededAt: row.superseded_at === Infinity ? null : row.superseded_at,
})

/** Links between companies, what they belong to, and where they are. */
export interface Links {
  supplies: SupplyLink[]
  groups: GroupLink[]
  places: CompanyPlace[]
}

/**
 * Links between companies, what they belong to and where they are, in every version of the span: all those of the market, or those on
 * which anything can reach the companies asked for.
 */
export async function linksOf(
  db: Db,
  marketId: number,
  times: Times,
  companies: readonly string[] | null = null,
): Promise<Links> {
  const among = companies && (await joinedTo(db, marketId, times, companies, MOST_HOPS))
  const [supplies, groups, places] = await Promise.all([
    suppliesIn(db, marketId, times, among),
    groupsIn(db, marketId, times, among),
    placesIn(db, marketId, times, among),
  ])
  return {
    supplies: supplies.map((row) => ({
      id: `${row.supplier_id}>${row.customer_id}:${row.product_zh}:${row.valid_from}`,
      supplierId: row.supplier_id,
      customerId: row.customer_id,
      revenueShare: row.revenue_share,
      costShare: row.cost_share,
      validFrom: row.valid_from,
      validTo: row.valid_to,
      ...versioned(row),
    })),
    groups: groups.map((row) => ({
      id: `${row.kind}:${row.group_id}:${row.company_id}:${row.valid_from}`,
      kind: row.kind,
      groupId: row.group_id,
      companyId: row.company_id,
      weight: row.weight,
      validFrom: row.valid_from,
      validTo: row.valid_to,
      ...versioned(row),
    })),
    places: places.map((row) => ({ companyId: row.company_id, region: row.region_code, ...versioned(row) })),
  }
}

/** Everything scores of the market rest on; only the subjects asked for (`kind id`), or all. */
export async function readGrounds(
  db: Db,
  marketId: number,
  times: Times,
  links: Links,
  subjects: readonly string[] | null = null,
): Promise<Grounds> {
  const companies = subjects?.flatMap((key) => (key.startsWith('company ') ? [key.slice(8)] : [])) ?? null
  const [evidence, disclosed] = await Promise.all([
    evidenceSince(db, marketId, times, times.from - LOOKBACK, subjects),
    disclosedSince(db, marketId, times, times.from - LOOKBACK, companies),
  ])
  const events = impactEvents(evidence, disclosed)
  return { events, ...links, scales: await scalesFor(db, marketId, times, events) }
}
