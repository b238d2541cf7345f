import { useMemo } from 'react'
import { impact, SCORED_LIMIT } from '@pandora/contract/domains/impact/operations'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import type { Effect, Overlay } from '../overlay.ts'
import { useGraph } from '../state.ts'
import { companiesOf } from '../words.ts'

const noEffects: ReadonlyMap<string, Effect> = new Map()

/** What is laid over the graph: scores of its companies, and what a scenario does to its nodes. */
export function useOverlays(effects: ReadonlyMap<string, Effect> = noEffects): Overlay {
  const { nodes } = useGraph()
  const companyIds = useMemo(() => {
    const ids = nodes.flatMap((node) => companiesOf(node).flatMap(({ companyId }) => companyId ?? []))
    return [...new Set(ids)].sort().slice(0, SCORED_LIMIT)
  }, [nodes])
  const { data } = useOperation(impact.scores, { companyIds }, { enabled: companyIds.length > 0, keepPrevious: true })
  return useMemo(() => {
    const scores = new Map(data?.dataList.map((one) => [one.companyId, one]))
    return { effects, scores: companyIds.length === 0 ? new Map() : scores }
  }, [data, effects, companyIds])
}
