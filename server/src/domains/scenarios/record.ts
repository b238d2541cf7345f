import { dayOf } from '@pandora/contract/time'
import { SHOCK_VERSION, spreadShock } from '@pandora/intelligence/supply/shock'
import {
  disruptionRecord,
  disruptionTypes,
  type DisruptionCase,
  type DisruptionHorizon,
} from '@pandora/intelligence/supply/shock-record'
import {
  shockDirections,
  usualSettings,
  type ShockDirection,
  type ShockEdge,
} from '@pandora/intelligence/supply/shock-types'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { suppliesIn } from '../impact/offers/ground.queries.ts'
import { recordSeries } from '../impact/offers/record-series.ts'
import { LEAST_EFFECT, RECORD_DAYS } from './offers/bounds.ts'
import { disruptions, type DisruptionRow } from './record.queries.ts'

const DAY = 86_400_000
/** How far back disruptions are looked for, and how far before the first of them its placebos may stand. */
const [YEARS, BEFORE] = [5 * 365 * DAY, 200 * DAY]
/** Most disruptions, the latest. */
const MOST = 5000
/** Supplies from a disrupted company within which companies are looked at. */
const TIERS = 2
/** Random numbers of the bootstrap begin here: the same record each time. */
const SEED = 1

type Supply = Awaited<ReturnType<typeof suppliesIn>>[number]

/** Supplies within some links of a company, as they were known and in force at an instant. */
function around(byEnd: ReadonlyMap<string, readonly Supply[]>, companyId: string, at: number): ShockEdge[] {
  const day = dayOf(at)
  const edges = new Map<string, ShockEdge>()
  const met = new Set([companyId])
  let ends = [companyId]
  for (let tier = 0; tier < TIERS; tier++) {
    const next: string[] = []
    for (const one of ends.flatMap((id) => byEnd.get(id) ?? [])) {
      const holds = one.valid_from <= day && (one.valid_to === null || one.valid_to >= day)
      if (one.known_at > at || one.superseded_at <= at || !holds) continue
      const id = `${one.supplier_id}>${one.customer_id}>${one.product_zh}`
      edges.set(id, {
        id,
        source: one.supplier_id,
        target: one.customer_id,
        product: one.product_zh || null,
        revenueShare: exact(one.revenue_share),
        purchaseShare: exact(one.cost_share),
      })
      for (const end of [one.supplier_id, one.customer_id])
        if (!met.has(end)) {
          met.add(end)
          next.push(end)
        }
    }
    ends = next
  }
  return [...edges.values()]
}

const exact = (share: number | null) => (share === null ? null : { low: share, high: share })

/** Whom the what-if, worked out on what was known then, said to be hit by each disruption. */
function casesOf(events: readonly DisruptionRow[], supplies: readonly Supply[]): DisruptionCase[] {
  const byEnd = new Map<string, Supply[]>()
  for (const one of supplies)
    for (const id of [one.supplier_id, one.customer_id]) {
      const own = byEnd.get(id)
      if (own) own.push(one)
      else byEnd.set(id, [one])
    }
  return events.flatMap(({ company_id: companyId, known_at: at }) => {
    const edges = around(byEnd, companyId, at)
    const nodes = [...new Set([companyId, ...edges.flatMap((one) => [one.source, one.target])])].map((id) => ({
      id,
      region: null,
      inventoryDays: null,
      revenue: null,
    }))
    const shock = { kind: 'stop', size: 1, days: RECORD_DAYS, nodeIds: [companyId], regions: [], parts: [] } as const
    return spreadShock({ nodes, edges }, shock, usualSettings).effects.flatMap((effect): DisruptionCase[] =>
      effect.direct || effect.whole.low < LEAST_EFFECT
        ? []
        : [
            {
              companyId: effect.nodeId,
              at,
              direction: effect.supply.low >= effect.demand.low ? 'supply' : 'demand',
              effect: effect.whole.low,
            },
          ],
    )
  })
}

/** How companies that the what-if said to be hit by past disruptions fared. */
export interface WhatIfRecord {
  version: string
  types: readonly string[]
  events: number
  allEvents: number
  /** Days of the first and the last disruption. */
  from: string | null
  to: string | null
  sides: { direction: ShockDirection; cases: number; horizons: DisruptionHorizon[] }[]
}

/** The track record of the what-if as the view knows it. */
export async function whatIfRecord(db: Db, view: View, now: number): Promise<WhatIfRecord> {
  const asOf = view.asOf ?? now
  const events = (await disruptions(db, view, { types: disruptionTypes, since: asOf - YEARS })).slice(-MOST)
  const first = events[0]?.known_at ?? asOf
  const supplies = events.length === 0 ? [] : await suppliesIn(db, view.marketId, { from: first, to: asOf }, null)
  const cases = casesOf(events, supplies)
  const ids = [...new Set(cases.map((one) => one.companyId))].toSorted()
  const series = ids.length === 0 ? new Map() : await recordSeries(db, view, ids, dayOf(first - BEFORE), dayOf(asOf))
  const told = new Set(cases.map((one) => one.at))
  return {
    version: SHOCK_VERSION,
    types: disruptionTypes,
    events: events.filter((one) => told.has(one.known_at)).length,
    allEvents: events.length,
    from: events[0] ? dayOf(events[0].known_at) : null,
    to: events.length > 0 ? dayOf(events.at(-1)?.known_at ?? asOf) : null,
    sides: shockDirections.map((direction) => {
      const own = cases.filter((one) => one.direction === direction)
      return { direction, cases: own.length, horizons: disruptionRecord({ cases: own, series, asOf, seed: SEED }) }
    }),
  }
}
