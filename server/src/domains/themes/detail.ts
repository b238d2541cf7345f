import type { OutputOf } from '@pandora/contract/operation'
import type { themes } from '@pandora/contract/domains/themes/operations'
import { membershipFormula } from '@pandora/intelligence/themes/membership'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { isoInstant, presentProvenance } from '../../shared/provenance.ts'
import type { OwnThemeRow } from './offers/own.queries.ts'
import type { Shown } from './members.ts'
import { contributions } from './opportunities.ts'
import { presentOwn } from './own-routes.ts'
import { changeOn } from '../figures/offers/traded.ts'
import type { SummedTheme } from './offers/summary.ts'

type Detail = OutputOf<typeof themes.detail>
/** Companies named of each side. */
const NAMED = 5

/** Rising and falling members of the day. */
function breadthOf({ graded: { members }, wire: { tradeDate } }: SummedTheme, { figures }: Shown): Detail['breadth'] {
  const breadth = { rising: 0, falling: 0, flat: 0, withoutQuote: 0 }
  let [rising, quoted] = [0, 0]
  for (const { companyId, membership } of members) {
    const change = changeOn(figures.get(companyId), tradeDate)
    breadth[change === null ? 'withoutQuote' : change > 0 ? 'rising' : change < 0 ? 'falling' : 'flat']++
    if (change === null) continue
    quoted += membership
    if (change > 0) rising += membership
  }
  return { ...breadth, weightedRising: quoted > 0 ? (rising / quoted) * 100 : null }
}

/** What a theme is, with what stands behind its numbers. */
export async function presentDetail(
  db: Db,
  view: View,
  summed: SummedTheme & { row?: OwnThemeRow },
  shown: Shown,
): Promise<Detail> {
  const {
    graded: { theme, members },
    wire,
    row,
  } = summed
  const side = (of: 'opportunity' | 'risk') =>
    contributions(summed, shown.figures, of)
      .slice(0, NAMED)
      .map(({ member: { companyId }, points, contribution }) => {
        const own = shown.figures.get(companyId)
        return { companyId, nameZh: own?.nameZh ?? null, nameEn: own?.nameEn ?? null, points, contribution }
      })
  const byClass = Map.groupBy(members, (one) => shown.figures.get(one.companyId)?.industryCode ?? null)
  const knownAt = Math.max(theme.origin?.known_at ?? -Infinity, ...members.map((one) => one.knownAt))
  return {
    ...wire,
    wordsZh: [...theme.wordsZh],
    wordsEn: [...theme.wordsEn],
    provenance: theme.origin ? presentProvenance(theme.origin) : null,
    own: row ? await presentOwn(db, view, row) : null,
    formula: membershipFormula(theme.words),
    breadth: breadthOf(summed, shown),
    contributions: { opportunity: side('opportunity'), risk: side('risk') },
    industries: [...byClass]
      .flatMap(([code, own]) =>
        code === null
          ? []
          : [
              {
                industryCode: code,
                nameZh: shown.nodes.get(code)?.name_zh ?? null,
                nameEn: shown.nodes.get(code)?.name_en ?? null,
                companies: own.length,
                membership: own.reduce((sum, one) => sum + one.membership, 0),
              },
            ],
      )
      .toSorted((a, b) => b.membership - a.membership || (a.industryCode < b.industryCode ? -1 : 1)),
    knownAt: isoInstant(knownAt),
  }
}
