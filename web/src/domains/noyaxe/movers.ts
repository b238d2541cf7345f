import type { PortfolioCompany } from '../portfolio/offers/useDashboard.ts'

export const moverKinds = ['both', 'up', 'down'] as const
export type MoverKind = (typeof moverKinds)[number]
type Moving = Pick<PortfolioCompany, 'companyId' | 'quote'>

/**
 * Companies that rose, the best first, and that fell, the worst last: at most `most` of each side. Only those of the
 * newest day among them: a change of last month is no mover of today.
 */
export function moversOf<Row extends Moving>(
  rows: readonly Row[],
  kind: MoverKind,
  most: number,
): { row: Row; change: number }[] {
  const newest = rows.reduce((day, { quote }) => (quote && quote.date > day ? quote.date : day), '')
  const moved = rows
    .flatMap((row) =>
      row.quote?.date === newest && row.quote.changeRate !== null && row.quote.changeRate !== 0
        ? [{ row, change: row.quote.changeRate }]
        : [],
    )
    .toSorted((a, b) => b.change - a.change || (a.row.companyId < b.row.companyId ? -1 : 1))
  const up = moved.filter(({ change }) => change > 0).slice(0, most)
  const down = moved.filter(({ change }) => change < 0).slice(-most)
  return [...(kind === 'down' ? [] : up), ...(kind === 'up' ? [] : down)]
}
