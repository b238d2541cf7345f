import { useAsOf, useGo } from '../../../lib/address.ts'
import { useRoot } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { Nothing } from '../../../ui/view/ViewBody.tsx'
import { documentTexts } from './texts.ts'

/**
 * Why a list is empty, and the one thing to do about it: clear the filter, go back to the latest, import the file that
 * would fill it.
 */
export function useMissing(): (why: string, clear?: Nothing['action']) => Nothing {
  const t = useTexts(documentTexts)
  const go = useGo()
  const [asOf, setAsOf] = useAsOf()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  return (why, clear) => ({
    why,
    action:
      clear ??
      (asOf
        ? { text: t('toLatest'), run: () => setAsOf(null) }
        : admin
          ? { text: t('importFile'), run: () => go('/index/imports') }
          : undefined),
  })
}
