import type { OutputOf } from '@pandora/contract/operation'
import type { themes } from '@pandora/contract/domains/themes/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import type { View } from '@pandora/store/as-of'
import { shownOf } from './asked.ts'
import { bubbleOf, drawMap, type Drawn, type MapNode } from './map.ts'
import { industryOrder, supplyAmong } from './map.queries.ts'
import { changedOn, tradeDateOf } from '../figures/offers/traded.ts'
import { marketThemes, type SummedTheme } from './offers/summary.ts'
import type { HeldServices } from '../../shared/define-held.ts'
import { presentMember } from './present.ts'

/** Members shown of each theme of a company, the strongest. */
const NEIGHBOURS = 12

/** A theme with its chain tree and bubbles. */
export async function mapOf(
  services: HeldServices,
  view: View,
  now: number,
  { graded, wire }: SummedTheme,
): Promise<OutputOf<typeof themes.map>> {
  const shown = await shownOf(services, view)
  const companies = graded.members.map((one) => one.companyId)
  const names = [
    ...new Set(
      companies.flatMap((id) => {
        const code = shown.figures.get(id)?.industryCode
        const name = code ? shown.nodes.get(code)?.name_zh : undefined
        return name === undefined ? [] : [name]
      }),
    ),
  ]
  const [supplies, order] = await Promise.all([
    supplyAmong(services.sql, view, companies, now),
    industryOrder(services.sql, view, names),
  ])
  return { ...wire, ...drawMap(wire, graded.members, shown, supplies, order) }
}

/**
 * Themes of a company, the nearest first, with the strongest members of each (THEME-13). Throws NOT_FOUND where the
 * market knows no such company.
 */
export async function companyMap(
  services: HeldServices,
  view: View,
  now: number,
  companyId: string,
): Promise<OutputOf<typeof themes.companyMap>> {
  const [shown, summed] = await Promise.all([shownOf(services, view), marketThemes(services, view, now)])
  const { figures } = shown
  const own = figures.get(companyId)
  const belongs = [...summed.values()]
    .flatMap((one) => {
      const member = one.graded.members.find((each) => each.companyId === companyId)
      return member ? [{ ...one, member }] : []
    })
    .toSorted((a, b) => b.member.points - a.member.points || (a.wire.themeId < b.wire.themeId ? -1 : 1))
  if (!own && belongs.length === 0) throw new Refusal(errors.NOT_FOUND)
  const tradeDate = tradeDateOf(figures)
  const [nameZh, nameEn] = [own?.nameZh ?? null, own?.nameEn ?? null]
  const nodes: MapNode[] = [
    {
      nodeId: companyId,
      parentId: null,
      kind: 'company',
      id: companyId,
      nameZh,
      nameEn,
      stage: null,
      companies: 1,
      marketCap: own?.marketCap ?? null,
      capBasis: own?.capBasis ?? null,
      ...changedOn(own, tradeDate),
      riskPoint: own?.riskPoint ?? null,
      opportunityPoint: own?.opportunityPoint ?? null,
      membership: null,
      band: null,
    },
  ]
  const bubbles: Drawn['bubbles'] = []
  for (const { graded, wire, member } of belongs) {
    const { themeId, marketCap, changeRate, riskPoint, opportunityPoint } = wire
    nodes.push({
      nodeId: themeId,
      parentId: companyId,
      kind: 'theme',
      id: themeId,
      nameZh: wire.nameZh,
      nameEn: wire.nameEn,
      stage: null,
      companies: wire.companies,
      marketCap,
      capBasis: null,
      changeRate,
      changeAdjusted: false,
      riskPoint,
      opportunityPoint,
      membership: member.membership,
      band: member.band,
    })
    for (const one of [member, ...graded.members.filter((each) => each !== member).slice(0, NEIGHBOURS - 1)]) {
      const bubble = bubbleOf(themeId, one, figures, tradeDate)
      bubbles.push(bubble)
      if (one === member) continue
      const {
        themeId: _theme,
        industryCode: _code,
        impactScore: _score,
        revenueShare: _share,
        companyId: id,
        ...rest
      } = bubble
      nodes.push({
        nodeId: `${themeId}/${id}`,
        parentId: themeId,
        kind: 'company',
        id,
        stage: null,
        companies: 1,
        ...rest,
      })
    }
  }
  return {
    companyId,
    nameZh,
    nameEn,
    themes: belongs.map(({ wire, member }) => ({ ...wire, member: presentMember(member, shown) })),
    nodes,
    edges: [],
    bubbles,
    leftOut: 0,
    tradeDate,
  }
}
