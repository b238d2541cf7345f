import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { ranking } from '@pandora/contract/domains/ranking/operations'
import { useAsOf } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { rankingTexts } from '../texts.ts'
import { operationOf } from './useList.ts'

/** ms between two looks. */
const PAUSE = 60_000

/**
 * Looks now and then whether the AI or the policy list has newer data than what is shown, and says so quietly; a press
 * clears the list and reads it anew (RANK-14, RANK-15). Nothing moves under the reader by itself.
 */
export function FreshButton({ list, version }: { list: 'ai' | 'policy'; version: string }) {
  const t = useTexts(rankingTexts)
  const client = useQueryClient()
  const [asOf] = useAsOf()
  const { data } = useOperation(
    ranking.checkRefresh,
    { list, version },
    { enabled: asOf === null, refetchInterval: PAUSE, staleTime: PAUSE },
  )
  if (asOf !== null || !(list === 'ai' ? data?.companyScoreList : data?.policyList)) return null
  return (
    <Button
      size="small"
      icon={<RefreshCw size={14} aria-hidden="true" />}
      onClick={() => void client.resetQueries({ queryKey: [operationOf[list].id] })}
    >
      {t('newData')}
    </Button>
  )
}
