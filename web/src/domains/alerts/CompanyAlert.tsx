import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import type { TabProps } from '../companies/slots.ts'
import { emptyDraft } from './rules/draft.ts'
import { RuleEditor } from './rules/RuleEditor.tsx'
import { alertTexts } from './texts.ts'

/** Makes a rule about the company whose page is open. */
export default function CompanyAlert({ profile }: TabProps) {
  const t = useTexts(alertTexts)
  const phone = usePhone()
  const [open, setOpen] = useState(false)
  const name = named(profile.companyNameZh, profile.companyNameEn, useLanguage(), profile.stockCode)
  const label = t('alertMeOf', { name })
  const sign = <BellRing size={phone ? 14 : 16} aria-hidden="true" />
  const show = () => setOpen(true)
  const draft = () => ({
    ...emptyDraft(),
    company: { id: profile.companyId, name },
    price: profile.quote ? String(profile.quote.close) : '',
  })
  return (
    <>
      {phone ? (
        <IconButton size="small" label={label} onClick={show}>
          {sign}
        </IconButton>
      ) : (
        <Button icon={sign} title={label} onClick={show}>
          {t('alertMe')}
        </Button>
      )}
      {open ? <RuleEditor begin={draft()} ruleId={null} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
