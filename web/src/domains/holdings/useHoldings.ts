import { holdings } from '@pandora/contract/domains/holdings/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useReread } from '../../lib/live/useReread.ts'

const topics = ['holdings', 'prices', 'analysis'] as const
const own = ['holdings'] as const

/** What changes with every trade. */
export const changedByTrades = [
  holdings.portfolios,
  holdings.trades,
  holdings.positions,
  holdings.course,
  holdings.exposure,
]

/** The user's portfolios. */
export function usePortfolios() {
  useReread(holdings.portfolios, own)
  return useOperation(holdings.portfolios, {})
}

/** Positions of a portfolio, or of all together. */
export function usePositions(portfolioId: string | undefined) {
  useReread(holdings.positions, topics)
  return useOperation(holdings.positions, portfolioId ? { portfolioId } : {})
}
