import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { IconButton } from '../../ui/Button.tsx'
import styles from './Dialog.module.css'
import { floorTexts } from './texts.ts'
import { useModal } from '../../ui/useModal.ts'

interface Props {
  title: string
  /** Beside the title: which list, a search. */
  controls?: ReactNode
  /** Below the content, always in sight. */
  footer?: ReactNode
  wide?: boolean
  onClose: () => void
  children: ReactNode
}

/** What stands over the floor until it is answered. Escape, its cross and a press beside it close it. */
export function Dialog({ title, controls, footer, wide = false, onClose, children }: Props) {
  const t = useTexts(floorTexts)
  const box = useModal()
  return (
    <dialog
      ref={box}
      className={`${styles.dialog} ${wide ? styles.wide : ''}`}
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
        {controls}
        <IconButton className={styles.shut} label={t('closePanel')} onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
      {footer ? <footer className={styles.foot}>{footer}</footer> : null}
    </dialog>
  )
}
