import { useRef, useState } from 'react'
import { DRAWING_TEXT } from '@pandora/contract/view/drawings'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { priceTexts } from './texts.ts'

/** Asks for the words of a note that was put on the chart; without any it is given up. */
export function NoteDialog({ onSay }: { onSay: (text: string) => void }) {
  const t = useTexts(priceTexts)
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog title={t('note')} onClose={() => onSay('')} guarded={text.trim() !== ''} first={field}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSay(text)
        }}
      >
        <TextField
          label={t('noteText')}
          value={text}
          maxLength={DRAWING_TEXT}
          ref={field}
          onChange={({ target }) => setText(target.value)}
          beside={
            <Button type="submit" size="large" kind="primary" disabled={!text.trim()}>
              {t('notePut')}
            </Button>
          }
        />
      </form>
    </Dialog>
  )
}
