import { z } from 'zod'
import { callersId, ownedId, publicId } from '../../records/ids.ts'

/** Most scenarios of a user in a market, and those that stand side by side. */
export const SCENARIO_LIMIT = 200
export const COMPARED_MOST = 4
/** Most companies and supplies that a scenario starts from, and rows of a result that are told one by one. */
export const MOST_NODES = 5000
export const MOST_EDGES = 20_000
export const MOST_ROWS = 500

const share = z.number().min(0).max(1)
/** From the least to the most that it may be. */
export const valueRange = z.object({ low: z.number(), high: z.number() })
export type ValueRange = z.infer<typeof valueRange>
const names = { nameZh: z.string().nullable(), nameEn: z.string().nullable() }

/**
 * What a scenario is worked out on: a saved chain where one is named, else the supplies around a company, else those
 * around everyone in a region.
 */
export const scenarioBasis = z.object({
  chainId: ownedId('chain', z.uuid()).optional(),
  /** The newest unless said. */
  chainVersion: z.int().min(1).max(1_000_000).optional(),
  companyId: publicId('company').optional(),
  regionCode: publicId('region').optional(),
  /** Supplies that lie between it and the farthest company. */
  tiers: z.int().min(1).max(3).default(2),
})
export type ScenarioBasis = z.infer<typeof scenarioBasis>

/** A company of the basis, by the id that the basis gives it. */
const nodeId = () => callersId('scenarioNode', z.string().min(1).max(200))

export const scenarioShock = z.object({
  /** `stop`: nothing is made; `volume`: `size` of it is not; `price`: it becomes dearer by `size` (.2 = 20 %). */
  kind: z.enum(['stop', 'volume', 'price']),
  size: z.number().min(0).max(5).default(1),
  days: z.int().min(1).max(365).default(30),
  nodeIds: z.array(nodeId()).max(200).default([]),
  regions: z.array(publicId('region')).max(40).default([]),
  /** Products by their Chinese name. */
  parts: z.array(z.string().min(1).max(400)).max(50).default([]),
})
export type ScenarioShock = z.infer<typeof scenarioShock>

export const scenarioSettings = z.object({
  /** What is left of an effect with each link. */
  damping: z.number().min(0).max(0.95).default(0.5),
  /** How much of what other suppliers of a part could make counts. */
  substitution: share.default(1),
  /** A share that nobody says lies between 0 and this. */
  unknownUpTo: share.default(0.1),
  /** Days of stock where nobody says them. */
  inventoryDays: z.int().min(0).max(365).default(0),
})
export type ScenarioSettings = z.infer<typeof scenarioSettings>

/** All that a scenario is worked out from. */
export const scenarioDefinition = z.object({
  basis: scenarioBasis,
  shock: scenarioShock,
  settings: scenarioSettings.prefault({}),
})
export type ScenarioDefinition = z.infer<typeof scenarioDefinition>

export const scenarioNode = z.object({
  nodeId: z.string(),
  /** Null of a company that is known by its name alone. */
  companyId: z.string().nullable(),
  ...names,
  regionCode: z.string().nullable(),
})

/** What may be chosen on a basis. */
export const scenarioGround = z.object({
  ...names,
  nodes: z.array(scenarioNode),
  edges: z.int(),
  /** More is there than fits: the smallest shares were left out. */
  cut: z.boolean(),
  /** Companies with their seat or a site there. */
  regions: z.array(z.object({ regionCode: z.string(), ...names, companies: z.int() })),
  parts: z.array(
    z.object({
      part: z.string(),
      partEn: z.string().nullable(),
      suppliers: z.int(),
      customers: z.int(),
      /** Sum of squared shares of its suppliers, 0 to 1. */
      hhi: z.number(),
      /** `sales`: shares of money sold; `count`: each supplier alike, as sales of one are not known. */
      hhiBasis: z.enum(['sales', 'count']),
      /** Its only supplier. */
      soleNodeId: z.string().nullable(),
    }),
  ),
})
export type ScenarioGround = z.infer<typeof scenarioGround>

export const scenarioEffect = scenarioNode.extend({
  /** Hit itself. */
  direct: z.boolean(),
  /** Hit by a site in a region alone: between nothing and as much as if its seat were there. */
  bySite: z.boolean(),
  /** Stop, volume: share of the revenue of the shock's days that is at risk. Price: by which what it buys becomes dearer. */
  effect: valueRange,
  own: valueRange,
  bySuppliers: valueRange,
  byCustomers: valueRange,
  /** Day of the shock (from 0) on which it is first felt. */
  firstDay: z.int(),
  sharesUnknown: z.boolean(),
  inventoryUnknown: z.boolean(),
  /** Of the last four quarters. */
  revenue: z.number().nullable(),
  currency: z.string().nullable(),
  periodEnd: z.string().nullable(),
  /** Of stop and volume: effect × revenue × days ÷ 365. */
  revenueAtRisk: valueRange.nullable(),
  /** Of a price: points of gross margin lost before it raises its own prices: effect × (100 − gross margin). */
  marginPoints: valueRange.nullable(),
})
export type ScenarioEffect = z.infer<typeof scenarioEffect>

export const scenarioTotals = z.object({
  /** Companies that are hit themselves, and those that are reached by way of others. */
  hit: z.int(),
  reached: z.int(),
  /** Sum over the companies whose revenue is known, by currency. */
  revenueAtRisk: z.array(valueRange.extend({ currency: z.string(), companies: z.int() })),
  /** Links that are followed, and those of them whose share nobody says. */
  links: z.int(),
  linksUnknown: z.int(),
})

export const scenarioResult = z.object({
  version: z.string(),
  ...names,
  nodes: z.int(),
  edges: z.int(),
  cut: z.boolean(),
  totals: scenarioTotals,
  /** The hardest hit first, at most `MOST_ROWS`. */
  dataList: z.array(scenarioEffect),
  hasMore: z.boolean(),
})
export type ScenarioResult = z.infer<typeof scenarioResult>

/** A supply that a way leads along, with where it is said. */
const pathLink = z.object({
  edgeId: z.string(),
  supplierId: z.string(),
  customerId: z.string(),
  productZh: z.string().nullable(),
  productEn: z.string().nullable(),
  revenueShare: valueRange.nullable(),
  purchaseShare: valueRange.nullable(),
  /** Day from which it holds. */
  from: z.string().nullable(),
  disclosedBy: z.string().nullable(),
  /** Document and the words in it, or file and line. */
  evidence: z.object({
    documentId: z.string().nullable(),
    title: z.string().nullable(),
    quote: z.string().nullable(),
    file: z.string().nullable(),
    line: z.int().nullable(),
  }),
})
export type ScenarioLink = z.infer<typeof pathLink>

export const scenarioPath = z.object({
  direction: z.enum(['supply', 'demand']),
  /** The part that it begins with, where a part is hit rather than a company. */
  part: z.string().nullable(),
  share: z.number(),
  day: z.int(),
  /** From where it begins to the company. */
  nodes: z.array(scenarioNode),
  links: z.array(pathLink),
})
export type ScenarioPath = z.infer<typeof scenarioPath>

export const scenarioExplanation = scenarioNode.extend({
  bound: z.enum(['low', 'high']),
  /** own + paths + rest = effect. */
  effect: z.number(),
  own: z.number(),
  rest: z.number(),
  paths: z.array(scenarioPath),
})

export const savedScenario = z.object({
  scenarioId: ownedId('scenario', z.string()),
  name: z.string(),
  definition: scenarioDefinition,
  /** Day that was looked from when it was saved; null: the present. */
  asOf: z.string().nullable(),
  updatedAt: z.string(),
})

const interval = z.object({ value: z.number(), low: z.number(), high: z.number() })
/** Return over the industry's in so many trading days, per cent: below 0 it fell more. */
const outcome = z.object({
  samples: z.int(),
  /** Windows of one company that do not overlap. */
  independent: z.int(),
  /** Fewer than 30: no evidence. */
  grey: z.boolean(),
  excess: interval.nullable(),
})
export const disruptionRecord = z.object({
  version: z.string(),
  /** Types of events that count as disruptions. */
  types: z.array(z.string()),
  /** Days of the assumed stop, and the least share of revenue from which on a company counts as said to be hit. */
  days: z.int(),
  leastEffect: z.number(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Disruptions with anyone said to be hit, and all of them. */
  events: z.int(),
  allEvents: z.int(),
  sides: z.array(
    z.object({
      /** `supply`: customers of who was disrupted; `demand`: its suppliers. */
      direction: z.enum(['supply', 'demand']),
      cases: z.int(),
      horizons: z.array(
        outcome.extend({
          days: z.int(),
          /** Share that did worse than its industry. */
          fellMore: interval.nullable(),
          /** The same companies on days without a disruption. */
          placebo: outcome,
          leftOut: z.int(),
        }),
      ),
    }),
  ),
})
