import { useAsOf, useGo } from '../../lib/address.ts'
import { useRoot } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import type { Nothing } from '../../ui/view/ViewBody.tsx'
import { macroTexts } from './texts.ts'

/** A set without a value at the as-of instant, and the one thing to do about it. */
export function useNoSeries(): Nothing {
  const t = useTexts(macroTexts)
  const go = useGo()
  const [asOf, setAsOf] = useAsOf()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const action = asOf
    ? { text: t('toLatest'), run: () => setAsOf(null) }
    : admin
      ? { text: t('importFile'), run: () => go('/index/imports') }
      : undefined
  return { why: t('none'), action }
}
