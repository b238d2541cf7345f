import { risk } from '@pandora/contract/domains/risk/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'

const own = ['analysis', 'risk-register'] as const

/** Risks of the user's register that texts told of since they were last looked at, or whose review is due. */
export function useMoved() {
  useReread(risk.register, own)
  // A review falls due by the day alone.
  const { data } = useOperation(risk.register, {}, { refetchInterval: 600_000 })
  return data?.dataList.filter(({ news, reviewDue }) => news > 0 || reviewDue) ?? []
}

/** How many they are: the bell counts them until they are seen or reviewed. */
export const useMovedCount = (): number => useMoved().length
