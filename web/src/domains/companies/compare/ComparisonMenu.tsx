import { useState } from 'react'
import { useGo } from '../../../lib/address.ts'
import { withoutSaved, withSaved } from '../../../lib/lists/compared.ts'
import { notify } from '../../../lib/notices.ts'
import { useTexts } from '../../../lib/texts.ts'
import { SavedMenu } from '../../../ui/saved/SavedMenu.tsx'
import { useKept } from '../../../ui/saved/useKept.ts'
import { compareTexts } from './texts.ts'
import { codesOf, compareAddress, useComparisons } from './useComparisons.ts'

/** Comparisons kept under a name; the companies that stand side by side now can be kept too. */
export function ComparisonMenu({ companyIds }: { companyIds: readonly string[] }) {
  const t = useTexts(compareTexts)
  const go = useGo()
  const { saved, full, change } = useComparisons()
  const { kept, gone, onError } = useKept()
  const [busy, setBusy] = useState(false)
  const keep = (one: (typeof saved)[number], after: () => void) => {
    setBusy(true)
    const told = kept(after)
    change(withSaved(one))
      .then(() => told.onSuccess({ data: one }), onError)
      .finally(() => setBusy(false))
  }
  const own = (id: string) => saved.find((one) => one.id === id)
  return (
    <SavedMenu
      words={{
        label: t('saved'),
        none: t('savedNone'),
        saveAs: t('saveAs'),
        update: t('update'),
        updateOf: (name) => t('updateOf', { name }),
      }}
      things={saved.map(({ id, name, companyIds: ids }) => ({ id, name, note: codesOf(ids) }))}
      keepable={companyIds.length > 1}
      busy={busy}
      onOpen={(id) => {
        const one = own(id)
        if (one) go(compareAddress(one.companyIds))
      }}
      onKeep={(name, id, after) => {
        if (id === undefined && full) notify('error', t('savedFull', { count: saved.length }))
        else keep({ id: id ?? crypto.randomUUID(), name, companyIds: [...companyIds] }, after)
      }}
      onRename={(id, name, after) => {
        const one = own(id)
        if (one) keep({ ...one, name }, after)
      }}
      onRemove={(id, name) => {
        const one = own(id)
        change(withoutSaved(id)).then(gone(name, one && (() => keep(one, () => undefined))).onSuccess, onError)
      }}
      restorable
    />
  )
}
