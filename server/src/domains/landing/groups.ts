import type { LandingGroup } from '@pandora/contract/domains/landing/operations'
import { meanOf } from '@pandora/intelligence/industries/standing'
import type { View } from '@pandora/store/as-of'
import type { Services } from '../../http/services.ts'
import { industryMembers } from '../industries/offers/held.ts'
import { presentNode } from '../industries/offers/standing.ts'
import { inMarketOn } from '../figures/offers/traded.ts'
import { marketThemes } from '../themes/offers/summary.ts'

/**
 * Groups of a market on its last trading day: its themes, or where it has none the industries of the first level; with
 * the very numbers that the product shows of them. Those without a change of the day are left out.
 */
export interface Groups {
  by: 'theme' | 'industry'
  tradeDate: string | null
  groups: LandingGroup[]
}

export async function groupsOf(services: Services, view: View, now: number): Promise<Groups> {
  const themes = [...(await marketThemes(services, view, now)).values()].map((one) => one.wire)
  if (themes.length === 0) return industryGroups(services, view)
  const groups = themes.flatMap(
    ({ themeId, nameZh, nameEn, companies, marketCap, capStandIns, changeRate, riskPoint, opportunityPoint }) =>
      changeRate === null
        ? []
        : [{ id: themeId, nameZh, nameEn, companies, marketCap, capStandIns, changeRate, riskPoint, opportunityPoint }],
  )
  return { by: 'theme', tradeDate: themes[0]?.tradeDate ?? null, groups }
}

async function industryGroups(services: Services, view: View): Promise<Groups> {
  const { nodes, members, day } = await industryMembers(services, view)
  const groups = [...nodes.values()]
    .filter((node) => node.level === 1)
    .flatMap((node) => {
      const own = members.get(node.industry_code) ?? []
      const { nameZh, nameEn, num, marketCap, capStandIns, change } = presentNode(node, own, day)
      const traded = own.filter((one) => inMarketOn(one, day))
      const points = {
        riskPoint: meanOf(traded.map((one) => one.riskPoint)),
        opportunityPoint: meanOf(traded.map((one) => one.opportunityPoint)),
      }
      return change === null
        ? []
        : [
            {
              id: node.industry_code,
              nameZh,
              nameEn,
              companies: num,
              marketCap,
              capStandIns,
              changeRate: change,
              ...points,
            },
          ]
    })
  return { by: 'industry', tradeDate: day, groups }
}
