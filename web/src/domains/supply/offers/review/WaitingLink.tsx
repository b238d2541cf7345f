import { supply } from '@pandora/contract/domains/supply/operations'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { useReread } from '../../../../lib/live/useReread.ts'
import { useRoot } from '../../../../lib/store.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { ScreenLink } from '../../../../ui/ScreenLink.tsx'
import { reviewTexts } from './texts.ts'

const topics = ['analysis', 'companies'] as const

/** How many relations of a company wait for a reader, and the way to them; nothing where none does, or for a guest. */
export function WaitingLink({ companyId }: { companyId: string }) {
  const t = useTexts(reviewTexts)
  const role = useRoot((root) => root.user.info?.role)
  const user = role !== undefined && role !== 'guest'
  const query = useOperation(supply.waiting, { companyId, size: 1 }, { enabled: user })
  useReread(supply.waiting, topics)
  const count = query.data?.total ?? 0
  return count === 0 ? null : (
    <ScreenLink to={`/index/chains?tab=review&company=${encodeURIComponent(companyId)}`}>
      {t('waitingHere', { count })}
    </ScreenLink>
  )
}
