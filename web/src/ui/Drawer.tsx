import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts.ts'
import { IconButton } from './Button.tsx'
import { Text } from './kit/Text.tsx'
import { Truncated } from './kit/Truncated.tsx'
import styles from './dialog/Dialog.module.css'
import Over from './dialog/Over.tsx'
import { uiTexts } from './uiTexts.ts'

interface Props {
  title: string
  context?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Stands over the screen at its right until it is closed: Escape, its cross and a press beside it close it. */
export function Drawer({ title, context, onClose, children }: Props) {
  const t = useTexts(uiTexts)
  return (
    <Over label={title} className={styles.drawer} onClose={onClose}>
      <header className={styles.head}>
        <Text as="h2" size="lead">
          {title}
        </Text>
        {context ? <Truncated className={styles.context}>{context}</Truncated> : null}
        <IconButton className={styles.shut} label={t('close')} onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
    </Over>
  )
}
