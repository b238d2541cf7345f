import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts.ts'
import { IconButton } from './Button.tsx'
import { Text } from './kit/Text.tsx'
import { usePane } from './dialog/usePane.ts'
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
  const panel = usePane(onClose, quiet)
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
