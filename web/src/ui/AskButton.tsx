import { useState } from 'react'
import { useTexts } from '../lib/texts.ts'
import { Button } from './Button.tsx'
import styles from './AskButton.module.css'
import { uiTexts } from './uiTexts.ts'

interface Props {
  text: string
  /** What it is called where `text` alone does not tell it from its neighbours. */
  label?: string
  /** Asked before it is done. */
  question: string
  /** What the button says that does it. */
  confirm: string
  kind?: 'default' | 'quiet' | 'danger'
  size?: 'small' | 'middle'
  disabled?: boolean
  busy?: boolean
  onConfirm: () => void
}

/** A button whose deed is asked for once more, in its own place. */
export function AskButton({
  text,
  label,
  question,
  confirm,
  kind = 'default',
  size = 'middle',
  disabled = false,
  busy = false,
  onConfirm,
}: Props) {
  const t = useTexts(uiTexts)
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <Button
        kind={kind}
        size={size}
        aria-label={label}
        disabled={disabled}
        busy={busy}
        onClick={() => setAsking(true)}
      >
        {text}
      </Button>
    )
  return (
    <div className={styles.ask} role="group" aria-label={question}>
      <span role="alert">{question}</span>
      <Button
        kind="danger"
        size={size}
        busy={busy}
        onClick={() => {
          setAsking(false)
          onConfirm()
        }}
      >
        {confirm}
      </Button>
      <Button kind="quiet" size={size} onClick={() => setAsking(false)}>
        {t('cancel')}
      </Button>
    </div>
  )
}
