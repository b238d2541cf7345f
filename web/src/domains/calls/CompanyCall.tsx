import { Target } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import type { TabProps } from '../companies/slots.ts'
import { callsTexts } from './texts.ts'

const CallDialog = lazy(() => import('./CallDialog.tsx'))

/** Records what the user thinks of the company whose page is open: which way, until when, because of what. */
export default function CompanyCall({ profile }: TabProps) {
  const t = useTexts(callsTexts)
  const phone = usePhone()
  const [open, setOpen] = useState(false)
  const name = named(profile.companyNameZh, profile.companyNameEn, useLanguage(), profile.stockCode)
  const label = t('makeOf', { name })
  const sign = <Target size={phone ? 14 : 16} aria-hidden="true" />
  const show = () => setOpen(true)
  return (
    <>
      {phone ? (
        <IconButton size="small" label={label} onClick={show}>
          {sign}
        </IconButton>
      ) : (
        <Button icon={sign} title={label} onClick={show}>
          {t('make')}
        </Button>
      )}
      <Suspense>
        {open ? <CallDialog companyId={profile.companyId} name={name} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  )
}
