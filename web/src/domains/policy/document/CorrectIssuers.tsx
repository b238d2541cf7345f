import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useCorrections } from '../../documents/offers/reading/useCorrections.ts'
import { policyTexts } from '../texts.ts'

interface Props {
  documentId: string
  departments: readonly string[]
}

/** Most bodies that issue one document together, and longest name of one, as `corrections.save` takes them. */
const [MOST, LONGEST] = [8, 40]

/** Puts right who issues a document; holds for everyone and through every new reading, and can be taken back. */
export function CorrectIssuers({ documentId, departments }: Props) {
  const t = useTexts(policyTexts)
  const language = useLanguage()
  const corrections = useCorrections(documentId, false)
  const [text, setText] = useState<string | null>(null)
  if (!corrections.may) return null
  const names = [...new Set((text ?? '').split(/[、，,;；]/u).map((name) => name.trim()))].filter(Boolean)
  const wrong = names.length > MOST || names.some((name) => name.length < 2 || name.length > LONGEST)
  const close = () => setText(null)
  const save = () => corrections.save({ kind: 'department', departments: names }, close)
  return (
    <>
      <IconButton
        size="small"
        label={t('correctIssuers')}
        onClick={() => setText(departments.join(language === 'en' ? ', ' : '、'))}
      >
        <PencilLine size={14} aria-hidden="true" />
      </IconButton>
      {text === null ? null : (
        <Dialog
          title={t('correctIssuers')}
          onClose={close}
          footer={
            <>
              <Button onClick={close}>{t('cancel')}</Button>
              <Button kind="primary" disabled={wrong} busy={corrections.busy} onClick={save}>
                {t('save')}
              </Button>
            </>
          }
        >
          <TextField
            label={t('issuer')}
            hint={t('issuersHint')}
            value={text}
            maxLength={400}
            error={wrong ? t('issuersWrong') : undefined}
            onChange={({ target }) => setText(target.value)}
          />
        </Dialog>
      )}
    </>
  )
}
