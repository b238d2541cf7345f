import {
  type disruptionRecord,
  MOST_ROWS,
  scenarioDefinition,
  type savedScenario,
  type ScenarioEffect,
  type scenarioExplanation,
  type ScenarioGround,
  type scenarioNode,
  type ScenarioPath,
  type scenarioTotals,
  type ValueRange,
} from '@pandora/contract/domains/scenarios/shapes'
import { dayOf } from '@pandora/contract/time'
import { SHOCK_VERSION, resultOf } from '@pandora/intelligence/supply/shock'
import { concentrationsOf } from '@pandora/intelligence/supply/shock-network'
import type { ShockEffect, ShockExplanation, ShockPath, ShockRange } from '@pandora/intelligence/supply/shock-types'
import type { z } from 'zod'
import { cutAt } from '../../shared/page.ts'
import type { Ground } from './ground.ts'
import { LEAST_EFFECT, RECORD_DAYS } from './offers/bounds.ts'
import type { WhatIfRecord } from './record.ts'
import type { Worked } from './run.ts'
import type { SavedScenarioRow } from './saved.queries.ts'

/** Days of a year over which the revenue of four quarters is spread. */
const YEAR = 365

const times = ({ low, high }: ShockRange, by: number): ValueRange => ({ low: low * by, high: high * by })
const unsaid = { documentId: null, title: null, quote: null, file: null, line: null }
const nobody = { companyId: null, nameZh: null, nameEn: null, region: null }

/** A company of a ground. */
export function presentNode(ground: Ground, nodeId: string): z.infer<typeof scenarioNode> {
  const { companyId, nameZh, nameEn, region } = ground.nodes.get(nodeId) ?? nobody
  return { nodeId, companyId, nameZh, nameEn, regionCode: region }
}

/** What may be chosen on a ground: companies by id, regions and parts with the most first. */
export function presentGround(ground: Ground): ScenarioGround {
  const there = new Map<string, number>()
  for (const { region, siteRegions = [] } of ground.nodes.values())
    for (const one of new Set([...(region === null ? [] : [region]), ...siteRegions]))
      there.set(one, (there.get(one) ?? 0) + 1)
  const customers = new Map<string, Set<string>>()
  for (const { product, target } of ground.edges)
    if (product !== null) customers.set(product, (customers.get(product) ?? new Set()).add(target))
  const parts = [...concentrationsOf([...ground.nodes.values()], ground.edges)].map(
    ([part, { hhi, shares, basis }]) => {
      const sellers = [...shares.keys()]
      return {
        part,
        partEn: ground.partsEn.get(part) ?? null,
        suppliers: sellers.length,
        customers: customers.get(part)?.size ?? 0,
        hhi,
        hhiBasis: basis,
        soleNodeId: sellers.length === 1 ? (sellers[0] ?? null) : null,
      }
    },
  )
  return {
    nameZh: ground.nameZh,
    nameEn: ground.nameEn,
    nodes: [...ground.nodes.keys()].map((id) => presentNode(ground, id)),
    edges: ground.edges.length,
    cut: ground.cut,
    regions: [...there]
      .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
      .map(([regionCode, companies]) => ({
        regionCode,
        nameZh: ground.regions.get(regionCode)?.nameZh ?? null,
        nameEn: ground.regions.get(regionCode)?.nameEn ?? null,
        companies,
      })),
    parts: parts.toSorted(
      (a, b) => b.customers - a.customers || b.suppliers - a.suppliers || (a.part < b.part ? -1 : 1),
    ),
  }
}

function presentEffect({ ground, definition }: Worked, effect: ShockEffect): ScenarioEffect {
  const { shock } = definition
  const figures = ground.nodes.get(effect.nodeId)?.figures ?? null
  const price = shock.kind === 'price'
  const margin = figures?.gross_margin_ttm ?? null
  return {
    ...presentNode(ground, effect.nodeId),
    direct: effect.direct,
    bySite: effect.bySite,
    effect: effect.whole,
    own: effect.own,
    bySuppliers: effect.supply,
    byCustomers: effect.demand,
    firstDay: effect.firstDay,
    sharesUnknown: effect.sharesUnknown,
    inventoryUnknown: effect.inventoryUnknown,
    revenue: figures?.revenue_ttm ?? null,
    currency: figures?.currency ?? null,
    periodEnd: figures?.period_end ?? null,
    revenueAtRisk: price || !figures ? null : times(effect.whole, (figures.revenue_ttm * shock.days) / YEAR),
    marginPoints: price && margin !== null ? times(effect.whole, Math.max(0, 100 - margin)) : null,
  }
}

/** What a scenario does to everyone it reaches, and what that comes to. */
export function presentEffects(worked: Worked) {
  const result = resultOf(worked.run)
  const effects = result.effects.map((one) => presentEffect(worked, one))
  const risks = effects.flatMap(({ revenueAtRisk, currency }) =>
    revenueAtRisk && currency !== null ? [{ ...revenueAtRisk, currency }] : [],
  )
  const totals: z.infer<typeof scenarioTotals> = {
    hit: effects.filter((one) => one.direct).length,
    reached: effects.filter((one) => !one.direct).length,
    revenueAtRisk: [...Map.groupBy(risks, (one) => one.currency)]
      .map(([currency, own]) => ({
        currency,
        companies: own.length,
        low: own.reduce((sum, one) => sum + one.low, 0),
        high: own.reduce((sum, one) => sum + one.high, 0),
      }))
      .toSorted((a, b) => b.companies - a.companies || (a.currency < b.currency ? -1 : 1)),
    links: result.shares.all,
    linksUnknown: result.shares.unknown,
  }
  return { effects, totals }
}

/** The answer of a scenario. */
export function presentResult(worked: Worked) {
  const { ground } = worked
  const { effects, totals } = presentEffects(worked)
  const { shown, hasMore } = cutAt(effects, MOST_ROWS)
  return {
    version: SHOCK_VERSION,
    nameZh: ground.nameZh,
    nameEn: ground.nameEn,
    nodes: ground.nodes.size,
    edges: ground.edges.length,
    cut: ground.cut,
    totals,
    dataList: shown,
    hasMore,
  }
}

function presentPath(ground: Ground, path: ShockPath): ScenarioPath {
  const edges = new Map(ground.edges.map((one) => [one.id, one]))
  return {
    direction: path.direction,
    part: path.part,
    share: path.share,
    day: path.day,
    nodes: path.nodeIds.map((id) => presentNode(ground, id)),
    links: path.edgeIds.map((edgeId) => {
      const edge = edges.get(edgeId)
      const said = ground.supplies.get(edgeId)
      return {
        edgeId,
        supplierId: edge?.source ?? '',
        customerId: edge?.target ?? '',
        productZh: edge?.product ?? null,
        revenueShare: edge?.revenueShare ?? null,
        purchaseShare: edge?.purchaseShare ?? null,
        productEn: said?.productEn ?? null,
        from: said?.from ?? null,
        disclosedBy: said?.disclosedBy ?? null,
        evidence: said?.evidence ?? unsaid,
      }
    }),
  }
}

/** The ways on which a scenario reaches a company. */
export function presentExplanation(
  ground: Ground,
  nodeId: string,
  { bound, whole, own, rest, paths }: ShockExplanation,
): z.infer<typeof scenarioExplanation> {
  return {
    ...presentNode(ground, nodeId),
    bound,
    effect: whole,
    own,
    rest,
    paths: paths.map((one) => presentPath(ground, one)),
  }
}

/** A scenario that a user keeps. */
export function presentSaved(row: SavedScenarioRow): z.infer<typeof savedScenario> {
  return {
    scenarioId: row.scenario_id,
    name: row.name,
    definition: scenarioDefinition.parse(row.definition),
    asOf: row.as_of === null ? null : dayOf(row.as_of),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}

/** The track record of the what-if. */
export function presentRecord({ types, sides, ...record }: WhatIfRecord): z.infer<typeof disruptionRecord> {
  return {
    ...record,
    types: [...types],
    days: RECORD_DAYS,
    leastEffect: LEAST_EFFECT,
    sides,
  }
}
