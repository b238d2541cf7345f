import type { ScenarioLink } from '@pandora/contract/domains/scenarios/shapes'
import type { ShockEdge, ShockNode } from '@pandora/intelligence/supply/shock-types'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { RevenueRow } from './ground.queries.ts'

export interface GroundNode extends ShockNode {
  /** Null of a company that is known by its name alone. */
  companyId: string | null
  nameZh: string | null
  nameEn: string | null
  /** Of the last four quarters. */
  figures: RevenueRow | null
}

/** Where a supply is said, and since when it holds. */
export type GroundSupply = Pick<ScenarioLink, 'productEn' | 'from' | 'disclosedBy' | 'evidence'>

/** What a scenario is worked out on. */
export interface Ground {
  nameZh: string | null
  nameEn: string | null
  nodes: ReadonlyMap<string, GroundNode>
  edges: readonly ShockEdge[]
  /** What is said of each edge. */
  supplies: ReadonlyMap<string, GroundSupply>
  partsEn: ReadonlyMap<string, string>
  regions: ReadonlyMap<string, { nameZh: string; nameEn: string }>
  /** More was there than fits. */
  cut: boolean
}

/** Who asks, of what, and when (ms). */
export interface GroundCall {
  db: Db
  view: View
  uid: number
  now: number
}
