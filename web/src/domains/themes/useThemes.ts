import { themes } from '@pandora/contract/themes'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useReread } from '../../lib/live/useReread.ts'

const topics = ['prices', 'analysis'] as const

/** The themes of the market, the hottest first, then the user's own; read again as prices and readings come. */
export function useThemes() {
  useReread(themes.list, topics)
  return useOperation(themes.list, {})
}
