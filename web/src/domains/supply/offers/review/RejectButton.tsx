import { Ban } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useAsOf } from '../../../../lib/address.ts'
import { useRoot } from '../../../../lib/store.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { IconButton } from '../../../../ui/Button.tsx'
import { reviewTexts } from './texts.ts'
import type { Decided } from './useDecide.ts'

const RejectDialog = lazy(() => import('./RejectDialog.tsx'))

/** Rejects the relation of a row; not there for guests, nor where the page looks at the past. */
export function RejectButton({ decided }: { decided: Decided }) {
  const t = useTexts(reviewTexts)
  const [asOf] = useAsOf()
  const role = useRoot((root) => root.user.info?.role)
  const [open, setOpen] = useState(false)
  if (asOf !== null || role === undefined || role === 'guest') return null
  return (
    <>
      <IconButton label={t('refuse', { name: decided.relation })} onClick={() => setOpen(true)}>
        <Ban size={14} aria-hidden="true" />
      </IconButton>
      <Suspense fallback={null}>
        {open ? <RejectDialog decided={decided} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  )
}
