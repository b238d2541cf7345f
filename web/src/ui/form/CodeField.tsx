import type { ComponentProps } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { useNow } from '../../lib/useNow.ts'
import { Button } from '../Button.tsx'
import { TextField } from '../TextField.tsx'
import { codeIn } from './code.ts'
import styles from './Form.module.css'
import { formTexts } from './texts.ts'

interface Props extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'inside' | 'beside'> {
  value: string
  onCode: (code: string) => void
  /** Sends one; absent = none can be sent from here. */
  onSend?: (() => void) | undefined
  sending?: boolean
  /** Instant in ms from which another may be sent; 0 = none was sent yet. */
  sendAgainAt?: number
}

/** A code of six digits that came by mail or SMS, with the button that sends another. The browser may fill it in. */
export function CodeField({ value, onCode, onSend, sending = false, sendAgainAt = 0, ...rest }: Props) {
  const t = useTexts(formTexts)
  const left = Math.max(0, Math.ceil((sendAgainAt - useNow(500)) / 1000))
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={t('code')}
      value={value}
      maxLength={16}
      spellCheck={false}
      onChange={(event) => onCode(codeIn(event.target.value))}
      beside={
        onSend ? (
          <Button size="large" className={styles.send} busy={sending} disabled={left > 0} onClick={onSend}>
            {left > 0 ? t('resendIn', { count: left }) : t(sendAgainAt ? 'resend' : 'send')}
          </Button>
        ) : null
      }
    />
  )
}
