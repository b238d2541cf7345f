import { useAsOf, useGo } from '../../../lib/address.ts'
import { useRoot } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Empty } from '../../../ui/States.tsx'
import { documentTexts } from './texts.ts'

/**
 * Why a tab's list is empty, and the one thing to do about it: clear the filter, go back to the latest, import the file
 * that would fill it.
 */
export function MissingSource({ why, clear }: { why: string; clear?: { text: string; run: () => void } | undefined }) {
  const t = useTexts(documentTexts)
  const go = useGo()
  const [asOf, setAsOf] = useAsOf()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const action =
    clear ??
    (asOf
      ? { text: t('toLatest'), run: () => setAsOf(null) }
      : admin
        ? { text: t('importFile'), run: () => go('/index/imports') }
        : undefined)
  return <Empty why={why} action={action} />
}
