import { useState } from 'react'
import { useTexts } from '../../../../lib/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { Column } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { reviewTexts } from './texts.ts'
import { useDecide, type Decided } from './useDecide.ts'

/** Rejects a relation for everyone, with what follows from that, and a note. */
export default function RejectDialog({ decided, onClose }: { decided: Decided; onClose: () => void }) {
  const t = useTexts(reviewTexts)
  const [note, setNote] = useState('')
  const { reject, busy } = useDecide()
  const run = () => reject(decided, note, onClose)
  return (
    <Dialog
      title={t('rejectTitle')}
      onClose={onClose}
      guarded={note !== ''}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={busy} onClick={run}>
            {t('reject')}
          </Button>
        </>
      }
    >
      <Column
        as="form"
        gap={5}
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) run()
        }}
      >
        <Text strong>{decided.relation}</Text>
        <Text as="p">{t('rejectText')}</Text>
        {decided.which.origin === 'fact' ? (
          <Text as="p" tone="quiet">
            {t('rejectFact')}
          </Text>
        ) : null}
        <TextField label={t('note')} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
      </Column>
    </Dialog>
  )
}
