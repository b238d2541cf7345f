import type { View } from '@pandora/store/as-of'
import type { Services } from '../../../http/services.ts'
import { readyMarket } from '../../figures/offers/fields/order.ts'
import { inMarketOn } from '../../figures/offers/traded.ts'
import { defineHeld, type HeldServices } from '../../../shared/define-held.ts'
import { industryPolicies, namingPolicies, type PolicyTouch } from './policies.queries.ts'
import { versionOf } from './ranked.ts'

const DAY = 86_400_000
/** Days that policies count, and after which one counts half. */
const [SPAN, HALF] = [90, 30]
/** What a policy counts that names a company, and one that names its industry. */
const WEIGHT = { named: 3, industry: 1 } as const

/** That a policy touches a company; of several ways the one that counts most. */
export interface Touch {
  documentId: string
  publishedAt: number
  way: 'named' | 'industry'
  entity: string | null
  points: number
}
/** A company with the policies that touch it, those that count most first. */
export interface Driven {
  companyId: string
  strength: number
  named: number
  ofIndustry: number
  touches: readonly Touch[]
}
export interface DrivenList {
  order: readonly Driven[]
  byId: ReadonlyMap<string, Driven>
  version: string
}

const heldTouches = defineHeld({
  id: 'ranking.policies',
  whole: true,
  reads: ['document', 'document_company', 'policy_link'],
  load: async ({ db, view, now }) => {
    const at = view.asOf ?? now
    const [named, ofIndustry] = await Promise.all([
      namingPolicies(db, view, at - SPAN * DAY, at),
      industryPolicies(db, view, at - SPAN * DAY, at),
    ])
    return { at, named, ofIndustry }
  },
})

const cents = (value: number) => Math.round(value * 100) / 100

const touchOf = (way: Touch['way'], at: number, row: PolicyTouch): Touch => ({
  documentId: row.document_id,
  publishedAt: row.published_at,
  way,
  entity: way === 'named' ? null : row.entity,
  points: cents(WEIGHT[way] * 0.5 ** ((at - row.published_at) / DAY / HALF)),
})

const made = new WeakMap<object, { rows: object; list: DrivenList }>()

/**
 * Companies that policies of the last 90 days touch, the strongest first: each policy counts once for a company, 3
 * where it names it, 1 where it names an industry it is in, half as much every 30 days.
 */
export async function drivenCompanies(
  services: HeldServices & Pick<Services, 'now'>,
  view: View,
  now: number,
): Promise<DrivenList> {
  const [touches, market] = await Promise.all([heldTouches.read(services, view, {}, now), readyMarket(services, view)])
  const before = made.get(touches)
  if (before?.rows === market.rows) return before.list
  const named = Map.groupBy(touches.named, (row) => row.entity)
  const ofClass = Map.groupBy(touches.ofIndustry, (row) => row.entity)
  const order = market.rows
    .filter((row) => inMarketOn(row, market.present.day))
    .flatMap((row): Driven[] => {
      const best = new Map<string, Touch>()
      for (const one of named.get(row.companyId) ?? []) best.set(one.document_id, touchOf('named', touches.at, one))
      for (const code of market.path(row.industryCode))
        for (const one of ofClass.get(code) ?? [])
          if (!best.has(one.document_id)) best.set(one.document_id, touchOf('industry', touches.at, one))
      if (best.size === 0) return []
      const own = [...best.values()].toSorted(
        (a, b) => b.points - a.points || b.publishedAt - a.publishedAt || (a.documentId < b.documentId ? -1 : 1),
      )
      return [
        {
          companyId: row.companyId,
          strength: cents(own.reduce((sum, one) => sum + one.points, 0)),
          named: own.filter((one) => one.way === 'named').length,
          ofIndustry: own.filter((one) => one.way === 'industry').length,
          touches: own,
        },
      ]
    })
    .toSorted((a, b) => b.strength - a.strength || (a.companyId < b.companyId ? -1 : 1))
  const list: DrivenList = {
    order,
    byId: new Map(order.map((one) => [one.companyId, one])),
    version: versionOf(
      null,
      order.map((one) => `${one.companyId} ${one.touches.map((touch) => touch.documentId).join(' ')}`),
    ),
  }
  made.set(touches, { rows: market.rows, list })
  return list
}
