// What a shock is, what it is spread over, and what it does to each node.

/** From the least to the most that something may be. A share that is told exactly has both the same. */
export interface ShockRange {
  low: number
  high: number
}

export interface ShockNode {
  id: string
  /** Province (adcode) or country. */
  region: string | null
  /**
   * Further regions in which it makes something: a shock to one of them takes between nothing and as much as one to
   * its own region would, since nobody says how much of what it makes comes from there.
   */
  siteRegions?: readonly string[]
  /** Days that its stock of what it buys lasts; null where nobody says. */
  inventoryDays: number | null
  /** Of a year, in any one currency: what weighs suppliers of a part; null where it is not known. */
  revenue: number | null
}

/** `source` supplies `target`. Shares 0 to 1, null where nobody says them. */
export interface ShockEdge {
  id: string
  source: string
  target: string
  product: string | null
  /** Of the source's revenue. */
  revenueShare: ShockRange | null
  /** Of the target's purchases. */
  purchaseShare: ShockRange | null
}

export const shockKinds = ['stop', 'volume', 'price'] as const
export type ShockKind = (typeof shockKinds)[number]

/** What happens, to whom, for how long. */
export interface Shock {
  kind: ShockKind
  /** Share of the volume that is lost (`volume`, 0 to 1), or by which the price rises (`price`, .2 = +20 %); a stop loses all. */
  size: number
  /** Whole days, 1 to 365. */
  days: number
  /** All who are in one of these regions, all who sell one of these parts (of it alone), and these nodes. */
  nodeIds: readonly string[]
  regions: readonly string[]
  parts: readonly string[]
}

export interface ShockSettings {
  /** What is left of an effect with each link, 0 to .95. */
  damping: number
  /** How much of what other suppliers of the part could make counts, 0 (nobody steps in) to 1. */
  substitution: number
  /** A share that nobody says lies between 0 and this. */
  unknownUpTo: number
  /** Days of stock where nobody says them. */
  unknownInventoryDays: number
}

/**
 * Damping: half of it is passed on by each link, as elsewhere in the product (Barrot, Sauvagnat 2016). Shares that
 * nobody says: below what accounts must name (a tenth: IFRS 8.34, ASC 280-10-50-42). Stock that nobody says: none, so
 * that a day of impact is the earliest.
 */
export const usualSettings: ShockSettings = {
  damping: 0.5,
  substitution: 1,
  unknownUpTo: 0.1,
  unknownInventoryDays: 0,
}

/** How concentrated the suppliers of a part are. */
export interface PartConcentration {
  /** Sum of squared shares, 1 / number of suppliers to 1. */
  hhi: number
  /** Share of each supplier, adding up to 1. */
  shares: ReadonlyMap<string, number>
  /** Whether shares are of money sold, or every supplier counts alike since sales of one are not known. */
  basis: 'sales' | 'count'
}

export const shockDirections = ['supply', 'demand'] as const
/** `supply`: from a supplier to its customers; `demand`: from a customer to its suppliers. */
export type ShockDirection = (typeof shockDirections)[number]
export type ShockBound = keyof ShockRange

/** What a shock does to one node. */
export interface ShockEffect {
  nodeId: string
  /** It is hit itself, not by way of others. */
  direct: boolean
  /** It is hit by a site in a region alone: how much of it that is nobody says. */
  bySite: boolean
  /**
   * Mean over the days of the shock. Stop and volume: share of its revenue of those days that is at risk, 0 to 1.
   * Price: by which share what it buys becomes dearer; of who raises the price, 0.
   */
  whole: ShockRange
  /** Parts of the whole: by itself, through suppliers, through customers; they add up to it unless it is cut at 1. */
  own: ShockRange
  supply: ShockRange
  demand: ShockRange
  /** Day of the shock (from 0) on which it is first felt. */
  firstDay: number
  /** What the range and the day rest on is not known somewhere on the way that weighs most. */
  sharesUnknown: boolean
  inventoryUnknown: boolean
}

export interface ShockResult {
  /** Who is hit, the hardest first; equal ones by id. Nobody else is. */
  effects: readonly ShockEffect[]
  /** Nodes and parts that the shock names and that are there. */
  hitNodes: readonly string[]
  hitParts: readonly string[]
  /** Shares on links that are followed, and those of them that nobody says. */
  shares: { all: number; unknown: number }
}

/** A way on which a shock reaches a node. */
export interface ShockPath {
  direction: ShockDirection
  /** From where the shock begins to the node, in the order of the effect. */
  nodeIds: readonly string[]
  edgeIds: readonly string[]
  /** The part whose supply is hit, where it begins with one rather than with a node. */
  part: string | null
  /** What it adds to the whole. */
  share: number
  /** Day of the shock on which it arrives. */
  day: number
}

export interface ShockExplanation {
  bound: ShockBound
  whole: number
  own: number
  /** The weightiest first. */
  paths: readonly ShockPath[]
  /** What all further paths add. own + paths + rest = whole. */
  rest: number
}
