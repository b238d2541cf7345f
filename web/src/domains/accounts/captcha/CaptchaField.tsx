import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from '../Forms.module.css'
import { accountTexts } from '../texts.ts'
import type { Captcha } from './captcha.ts'

interface Props {
  label: string
  captcha: Captcha
  answer: string
  error: string | undefined
  /** Beside the label: another way for who cannot read the image. */
  aside?: ReactNode
  onAnswer: (answer: string) => void
  onRenew: () => void
}

/** An image with characters and the field they are typed into. */
export function CaptchaField({ label, captcha, answer, error, aside, onAnswer, onRenew }: Props) {
  const t = useTexts(accountTexts)
  return (
    <TextField
      label={label}
      name="captcha"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={16}
      value={answer}
      error={error}
      aside={aside}
      onChange={(event) => onAnswer(event.target.value)}
      beside={
        <>
          <img className={styles.captcha} src={captcha.image} alt={t('captchaImage')} />
          <IconButton size="large" label={t('captchaNew')} onClick={onRenew}>
            <RefreshCw size={16} aria-hidden="true" />
          </IconButton>
        </>
      }
    />
  )
}
