import type { z } from 'zod'
import type { themeMember } from '@pandora/contract/domains/themes/shapes'
import type { GradedMember, GradedTheme } from './offers/graded.ts'
import type { NodeRow } from './offers/own.queries.ts'
import type { Figures } from '../figures/offers/market.ts'
import { changedOn, tradeDateOf } from '../figures/offers/traded.ts'

export type ThemeMember = z.infer<typeof themeMember>

/** What members are shown with. */
export interface Shown {
  figures: Figures
  nodes: ReadonlyMap<string, NodeRow>
}

/** A member on the wire, with why it is one. */
export function presentMember(member: GradedMember, { figures, nodes }: Shown): ThemeMember {
  const own = figures.get(member.companyId)
  const industry = own?.industryCode ? nodes.get(own.industryCode) : undefined
  const { companyId, membership, points, parts, band, share, periodEnd, stories, given, since } = member
  return {
    companyId,
    stockCode: own?.code ?? null,
    nameZh: own?.nameZh ?? null,
    nameEn: own?.nameEn ?? null,
    industryCode: own?.industryCode ?? null,
    industryZh: industry?.name_zh ?? null,
    industryEn: industry?.name_en ?? null,
    membership,
    points,
    parts: [...parts],
    band,
    revenueShare: share === null ? null : Math.round(share * 100) / 100,
    revenuePeriod: periodEnd,
    stories,
    given,
    since,
    marketCap: own?.marketCap ?? null,
    capBasis: own?.capBasis ?? null,
    close: own?.close ?? null,
    ...changedOn(own, tradeDateOf(figures)),
    riskPoint: own?.riskPoint ?? null,
    opportunityPoint: own?.opportunityPoint ?? null,
    impactScore: own?.impactScore ?? null,
  }
}

/** Members of themes as they are listed, each company once by the theme it is nearest to; the nearest first. */
export function nearestMembers(themes: Iterable<GradedTheme>, shown: Shown): (ThemeMember & { themeId: string })[] {
  const nearest = new Map<string, { themeId: string; member: GradedMember }>()
  for (const { theme, members } of themes)
    for (const member of members)
      if (member.points > (nearest.get(member.companyId)?.member.points ?? -1))
        nearest.set(member.companyId, { themeId: theme.themeId, member })
  return sorted(
    [...nearest.values()].map((one) => ({ ...presentMember(one.member, shown), themeId: one.themeId })),
    'membership',
    'down',
  )
}

type Sort = 'membership' | 'marketCap' | 'change' | 'opportunity' | 'risk' | 'revenueShare' | 'code'
const valueOf: Record<Exclude<Sort, 'code'>, (one: ThemeMember) => number | null> = {
  membership: (one) => one.membership,
  marketCap: (one) => one.marketCap,
  change: (one) => one.changeRate,
  opportunity: (one) => one.opportunityPoint,
  risk: (one) => one.riskPoint,
  revenueShare: (one) => one.revenueShare,
}

/** Members in an order; who has no value of it stands last either way. */
export function sorted<M extends ThemeMember>(members: readonly M[], sort: Sort, order: 'up' | 'down'): M[] {
  const by = (a: M, b: M): number => (a.companyId < b.companyId ? -1 : a.companyId > b.companyId ? 1 : 0)
  const way = order === 'up' ? 1 : -1
  if (sort === 'code')
    return members.toSorted(
      (a, b) =>
        way *
        ((a.stockCode ?? '') < (b.stockCode ?? '') ? -1 : (a.stockCode ?? '') > (b.stockCode ?? '') ? 1 : by(a, b)),
    )
  const value = valueOf[sort]
  return members.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)]
    return one === null || other === null
      ? Number(one === null) - Number(other === null) || by(a, b)
      : way * (one - other) || by(a, b)
  })
}

/** Whether a member's name or code holds a text; an empty text is in all. */
export function holdsText({ stockCode, nameZh, nameEn }: ThemeMember, text: string): boolean {
  const asked = text.normalize('NFKC').trim().toLowerCase()
  return asked === '' || [stockCode, nameZh, nameEn].some((one) => one?.toLowerCase().includes(asked))
}
