import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../Button.tsx'
import { uiTexts } from '../uiTexts.ts'
import { Dialog } from './Dialog.tsx'

interface Props {
  title: string
  /** What the button says that does it. */
  confirm: string
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks once more before what cannot be undone is done; the focus is on not doing it. */
export function Confirm({ title, confirm, busy = false, onConfirm, onClose, children }: Props) {
  const t = useTexts(uiTexts)
  const not = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      first={not}
      footer={
        <>
          <Button ref={not} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="danger" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
