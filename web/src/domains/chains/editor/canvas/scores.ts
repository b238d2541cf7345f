import type { ChainNode } from '@pandora/contract/domains/chains/graph'
import { useOverlay } from '../overlay.ts'
import { companiesOf } from '../words.ts'

/** Scores on a card: those of its company; of a part the highest risk and the highest opportunity in it. */
export function useCardScores(node: ChainNode): { riskPoint: number; opportunityPoint: number } | null {
  const { scores } = useOverlay()
  const known = companiesOf(node).flatMap(({ companyId }) => {
    const one = companyId === null ? undefined : scores.get(companyId)
    return one && one.riskPoint !== null && one.opportunityPoint !== null
      ? [{ riskPoint: one.riskPoint, opportunityPoint: one.opportunityPoint }]
      : []
  })
  if (known.length === 0) return null
  return {
    riskPoint: Math.max(...known.map(({ riskPoint }) => riskPoint)),
    opportunityPoint: Math.max(...known.map(({ opportunityPoint }) => opportunityPoint)),
  }
}
