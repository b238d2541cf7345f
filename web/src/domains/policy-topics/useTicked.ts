import { useMemo } from 'react'
import { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import { useOperation } from '../../lib/api/useOperation.ts'

/** What the user has ticked, and the topics to ask for while none is chosen; none of them means all. */
export function useTicked() {
  const { data: kept } = useOperation(policyTopics.configuration, {})
  const ticked = useMemo(
    () =>
      kept?.saved
        ? kept.dataList.flatMap(({ dataList }) => dataList.flatMap(({ id, flag }) => (flag ? [id] : []))).slice(0, 200)
        : [],
    [kept],
  )
  return { kept, ticked }
}
