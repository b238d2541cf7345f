import { totalPages } from '@pandora/contract/constants'
import type { ParsedInputOf } from '@pandora/contract/operation'
import type { themes } from '@pandora/contract/domains/themes/operations'
import { contributionsOf } from '@pandora/intelligence/themes/sums'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { eventParts } from '../impact/offers/parts.queries.ts'
import { eventTitles } from '../impact/offers/titles.queries.ts'
import type { GradedMember } from './offers/graded.ts'
import type { Figures } from '../figures/offers/market.ts'
import type { SummedTheme } from './offers/summary.ts'
import { pageOf, partOf, type AnswerOf } from '../../shared/page.ts'

type Side = ParsedInputOf<typeof themes.opportunities>['side']
/** Events named of a company. */
const EVENTS = 3

/** A member with what it gives to its theme's points of one side. */
export interface Contribution {
  themeId: string
  member: GradedMember
  points: number
  contribution: number
}

/** What members give to a theme's points, the greatest first; who has none of that side is left out. */
export function contributions(
  { graded: { theme, members } }: SummedTheme,
  figures: Figures,
  side: Side,
): Contribution[] {
  const values = members.map((member) => ({
    weight: member.membership,
    value: figures.get(member.companyId)?.[side === 'risk' ? 'riskPoint' : 'opportunityPoint'] ?? null,
  }))
  const parts = contributionsOf(values)
  return members
    .flatMap((member, at): Contribution[] => {
      const [points, contribution] = [values[at]?.value ?? null, parts[at] ?? null]
      return points === null || contribution === null || points <= 0
        ? []
        : [{ themeId: theme.themeId, member, points, contribution }]
    })
    .toSorted(
      (a, b) =>
        b.contribution - a.contribution || b.points - a.points || (a.member.companyId < b.member.companyId ? -1 : 1),
    )
}

/** Contributions of all themes, each company once by the theme it is nearest to, by the points they have. */
export function nearestContributions(summed: Iterable<SummedTheme>, figures: Figures, side: Side): Contribution[] {
  const nearest = new Map<string, Contribution>()
  for (const one of summed) {
    for (const contribution of contributions(one, figures, side)) {
      const before = nearest.get(contribution.member.companyId)
      if (!before || contribution.member.membership > before.member.membership)
        nearest.set(contribution.member.companyId, contribution)
    }
  }
  return [...nearest.values()].toSorted(
    (a, b) => b.points - a.points || (a.member.companyId < b.member.companyId ? -1 : 1),
  )
}

/** A page of contributions with the events behind each (THEME-17). */
export async function presentContributions(
  db: Db,
  view: View,
  all: readonly Contribution[],
  figures: Figures,
  side: Side,
  { page, size }: { page: number; size: number },
): Promise<AnswerOf<typeof themes.opportunities>> {
  const rows = partOf(all, { page, size })
  const parts = await eventParts(
    db,
    view,
    rows.map((one) => one.member.companyId),
  )
  const top = new Map(
    [...parts].map(([id, own]) => [
      id,
      own
        .filter((part) => part.side === side)
        .toSorted((a, b) => b.points - a.points || (a.eventId < b.eventId ? -1 : 1))
        .slice(0, EVENTS),
    ]),
  )
  const titles = await eventTitles(
    db,
    view,
    [...top.values()].flatMap((own) => own.map((part) => part.eventId)),
  )
  return {
    ...pageOf(
      rows.map(({ themeId, member: { companyId, membership, band }, points, contribution }) => {
        const own = figures.get(companyId)
        return {
          companyId,
          stockCode: own?.code ?? null,
          nameZh: own?.nameZh ?? null,
          nameEn: own?.nameEn ?? null,
          themeId,
          membership,
          band,
          side,
          points,
          contribution,
          events: (top.get(companyId) ?? []).flatMap((part) => {
            const title = titles.get(part.eventId)
            return title
              ? [
                  {
                    eventId: part.eventId,
                    type: part.type,
                    titleZh: title.title_zh,
                    titleEn: title.title_en,
                    happenedAt: title.happened_at,
                    points: part.points,
                    direct: part.direct,
                  },
                ]
              : []
          }),
        }
      }),
      all.length,
      { page, size },
    ),
    totalPages: totalPages(all.length),
  }
}
