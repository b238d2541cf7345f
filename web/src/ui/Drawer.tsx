import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts.ts'
import { IconButton } from './Button.tsx'
import styles from './Drawer.module.css'
import { uiTexts } from './uiTexts.ts'
import { useModal } from './useModal.ts'

interface Props {
  title: string
  context?: ReactNode
  onClose: () => void
  children: ReactNode
}

/**
 * Stands over the screen at its right until it is closed: Escape, its cross and a press beside it close it, and the
 * focus returns to where it was.
 */
export function Drawer({ title, context, onClose, children }: Props) {
  const t = useTexts(uiTexts)
  const box = useModal()
  return (
    <dialog
      ref={box}
      className={styles.drawer}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === box.current) onClose()
      }}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {context ? <span className={styles.context}>{context}</span> : null}
        <IconButton className={styles.shut} label={t('close')} onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
