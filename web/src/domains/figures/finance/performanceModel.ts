import type { figures } from '@pandora/contract/domains/figures/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { QuarterBars } from '../../../charts/quarters/layout.ts'
import { quarterKey } from '../../../charts/quarters/quarter.ts'

export type Performance = OutputOf<typeof figures.performance>['dataList'][number]

/**
 * Quarters as the chart draws them, oldest first: revenue by the left axis, profits by the right; the quarter alone or
 * the four quarters up to its end.
 */
export function barsOfQuarters(rows: readonly Performance[], basis: 'quarter' | 'ttm' = 'quarter'): QuarterBars[] {
  return rows
    .map((row) => ({ row, of: basis === 'ttm' ? row.ttm : row }))
    .map(({ row, of }) => ({
      key: quarterKey(row),
      left: of.revenue,
      right: of.operatingIncome,
      line: of.netIncomeAfterTax,
    }))
    .toReversed()
}

/** As many quarters as are drawn, up to the latest; moved back only so far that the chosen one is among them. */
export function windowOf<Item extends { key: string }>(
  all: readonly Item[],
  chosen: string | undefined,
  most: number,
): readonly Item[] {
  const at = all.findIndex((one) => one.key === chosen)
  const end = at < 0 || at >= all.length - most ? all.length : Math.max(most, at + 1)
  return all.slice(Math.max(0, end - most), end)
}
