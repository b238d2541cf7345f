import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts.ts'
import { IconButton } from './Button.tsx'
import { Text } from './kit/Text.tsx'
import { Row } from './kit/Stack.tsx'
import { Truncated } from './kit/Truncated.tsx'
import styles from './SidePanel.module.css'
import { uiTexts } from './uiTexts.ts'

interface Props {
  title: string
  context?: ReactNode
  onClose: () => void
  /** Stands there by itself and takes no focus. */
  quiet?: boolean
  children: ReactNode
}

/** A panel at the right of a screen, over it on a phone. Escape closes it, and the focus returns to where it was. */
export function SidePanel({ title, context, onClose, quiet = false, children }: Props) {
  const t = useTexts(uiTexts)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (quiet) return undefined
    const before = document.activeElement
    panel.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [quiet])
  useEffect(() => {
    const element = panel.current
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onClose()
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <aside ref={panel} tabIndex={-1} aria-label={title} className={styles.panel}>
      <Row className={styles.head} as="header">
        <Truncated className={styles.title} as="h2">
          {title}
        </Truncated>
        {context ? (
          <Text size="small" tone="accent" whole>
            {context}
          </Text>
        ) : null}
        <IconButton size="small" label={t('close')} onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </Row>
      <div className={styles.body}>{children}</div>
    </aside>
  )
}
