import { MOST_WAITING } from '@pandora/contract/constants'
import { markets } from '@pandora/contract/domains/markets/operations'
import { useAsOf, useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { counted } from '../../../lib/formats.ts'
import { useRoot } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { Nothing } from '../../../ui/view/ViewBody.tsx'
import { documentTexts } from './texts.ts'

/**
 * Why a list is empty, and the one thing to do about it: clear the filter, go back to the latest, import the file that
 * would fill it. While documents wait to be read it is told how many: what they say may be what is missing.
 */
export function useMissing(): (why: string, clear?: Nothing['action']) => Nothing {
  const t = useTexts(documentTexts)
  const go = useGo()
  const [asOf, setAsOf] = useAsOf()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  // As the status line knows it; nothing is asked for here.
  const { data } = useOperation(markets.status, {}, { enabled: false })
  const waiting = data?.waiting ?? 0
  return (why, clear) => ({
    why,
    note: waiting > 0 ? t('stillReading', { documents: counted(waiting, MOST_WAITING) }) : undefined,
    action:
      clear ??
      (asOf
        ? { text: t('toLatest'), run: () => setAsOf(null) }
        : admin
          ? { text: t('importFile'), run: () => go('/index/imports') }
          : undefined),
  })
}
