import type { ImpactNumbers } from '../impact/offers/scores.ts'

/** Opportunity over risk: what the bar between the two points is sorted by. */
export const balanceOf = ({ riskPoint, opportunityPoint }: ImpactNumbers): number | null =>
  riskPoint === null || opportunityPoint === null ? null : opportunityPoint - riskPoint

/** What is listed by a figure; who lacks it stands last either way, those alike as they came. */
export function byFigure<T>(listed: readonly T[], figureOf: (one: T) => number | null, order: 'up' | 'down'): T[] {
  const way = order === 'up' ? 1 : -1
  return listed.toSorted((one, other) => {
    const [a, b] = [figureOf(one), figureOf(other)]
    return a === null || b === null ? Number(a === null) - Number(b === null) : way * (a - b)
  })
}
