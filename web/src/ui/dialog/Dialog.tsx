import { X } from 'lucide-react'
import { useMemo, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { IconButton } from '../Button.tsx'
import { uiTexts } from '../uiTexts.ts'
import { Text } from '../kit/Text.tsx'
import { Row } from '../kit/Stack.tsx'
import styles from './Dialog.module.css'
import Over from './Over.tsx'

interface Props {
  title: string
  /** Beside the title: which list, a search. */
  controls?: ReactNode
  /** Below the content, always in sight: what to do with it. */
  footer?: ReactNode
  wide?: boolean
  /** It holds nothing to press: its text can be scrolled by keys all the same. */
  readOnly?: boolean
  /** A press beside it does not close it: something typed would be lost. */
  guarded?: boolean
  /** What has the focus first; else its first field, so that it is written in at once. */
  first?: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** Fields that are written in or chosen from. */
const FIELDS = [
  'input:not([type])',
  'input[type=text]',
  'input[type=search]',
  'input[type=email]',
  'select',
  'textarea',
]
  .map((one) => `${one}:not([disabled])`)
  .join()

/** Asks for an answer in the middle of the screen. Stands as long as it is rendered; `onClose` takes it away. */
export function Dialog({
  title,
  controls,
  footer,
  wide = false,
  readOnly = false,
  guarded = false,
  first,
  onClose,
  children,
}: Props) {
  const t = useTexts(uiTexts)
  const phone = usePhone()
  const body = useRef<HTMLDivElement>(null)
  // The sign that closes comes first of all: Enter after what was typed blindly would close what was asked for.
  const field = useMemo<RefObject<HTMLElement | null>>(
    () => ({
      get current() {
        return body.current?.querySelector<HTMLElement>(FIELDS) ?? null
      },
    }),
    [],
  )
  // On a phone a field with the focus brings up keys that hide half of the question.
  const begins = first ?? (phone || controls ? undefined : field)
  return (
    <Over
      label={title}
      className={`${styles.dialog} ${wide ? styles.wide : ''}`}
      onClose={onClose}
      guarded={guarded}
      {...(begins ? { first: begins } : {})}
    >
      <header className={styles.head}>
        <Text as="h2" size="lead">
          {title}
        </Text>
        {controls}
        <IconButton className={styles.shut} label={t('close')} onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </header>
      <div
        ref={body}
        className={styles.body}
        {...(readOnly ? { role: 'region', 'aria-label': title, tabIndex: 0 } : {})}
      >
        {children}
      </div>
      {footer ? (
        <Row className={styles.foot} as="footer" wrap place="end">
          {footer}
        </Row>
      ) : null}
    </Over>
  )
}
