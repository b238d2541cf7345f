import { Dialog as Modal } from '@ariakit/react/dialog'
import { useEffect, useState } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { forThisAlone } from './escape.ts'
import styles from './Dialog.module.css'

interface Props {
  label: string
  className: string | undefined
  onClose: () => void
  /** A press beside it does not close it: something typed would be lost. */
  guarded?: boolean
  /** What has the focus first; else the first thing that can have it. */
  first?: RefObject<HTMLElement | null>
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

const notices = () => document.querySelectorAll('[data-notices]')

/**
 * What stands over everything until it is closed: nothing behind it can be reached, Escape and a press beside it close
 * it, and the focus returns to where it was. Notices stay in reach.
 */
export default function Over({ label, className, onClose, guarded = false, first, onKeyDown, children }: Props) {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // Closed by a press beside it, nothing has the focus; what is behind can have it once this one is gone.
      setTimeout(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement)
          before.focus({ preventScroll: true })
      })
    },
    [before],
  )
  return (
    <Modal
      open
      onClose={onClose}
      aria-label={label}
      className={className}
      backdrop={<div className={styles.backdrop} />}
      hideOnEscape={forThisAlone}
      hideOnInteractOutside={!guarded}
      getPersistentElements={notices}
      {...(first ? { initialFocus: first } : {})}
      {...(onKeyDown ? { onKeyDown } : {})}
    >
      {children}
    </Modal>
  )
}
