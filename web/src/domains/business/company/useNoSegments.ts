import { useAsOf, useGo } from '../../../lib/address.ts'
import { useRoot } from '../../../lib/store.ts'
import type { Nothing } from '../../../ui/view/ViewBody.tsx'
import type { Turnover } from './model.ts'
import { useWords } from './useWords.ts'

/** Why there are no segments, and the one thing to do about it: back to the latest, or import them. */
export function useNoSegments(): (absence: Turnover['absence']) => Nothing {
  const { t } = useWords()
  const go = useGo()
  const [asOf, setAsOf] = useAsOf()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  return (absence) => ({
    why: t(absence === 'NOT_KNOWN_YET' ? 'segmentsLater' : 'noSegments'),
    action: asOf
      ? { text: t('toLatest'), run: () => setAsOf(null) }
      : admin
        ? { text: t('importSegments'), run: () => go('/index/imports') }
        : undefined,
  })
}
