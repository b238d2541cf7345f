import type { GradedMember, GradedTheme } from './offers/graded.ts'
import { presentMember, type Shown, type ThemeMember } from './present.ts'

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

const ownFigures = ['membership', 'marketCap', 'change', 'opportunity', 'risk', 'revenueShare'] as const
type Sort = (typeof ownFigures)[number] | 'code'
/** Whether members are sorted here; else as the screening sorts. */
export const isOwnSort = (sort: string): sort is Sort => sort === 'code' || ownFigures.some((one) => one === sort)

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
