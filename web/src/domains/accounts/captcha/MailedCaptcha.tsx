import { useTexts } from '../../../lib/texts.ts'
import { CodeField } from '../../../ui/form/CodeField.tsx'
import styles from '../Forms.module.css'
import { accountTexts } from '../texts.ts'
import type { Mailed } from './mailed.ts'

interface Props {
  mailed: Mailed
  answer: string
  error: string | undefined
  sending: boolean
  onAnswer: (answer: string) => void
  onSend: () => void
  /** Back to the image, which may be answered still. */
  onImage: () => void
}

/** In place of an image that cannot be read: the field for the code that was mailed for it. */
export function MailedCaptcha({ mailed, answer, error, sending, onAnswer, onSend, onImage }: Props) {
  const t = useTexts(accountTexts)
  return (
    <CodeField
      label={t('mailCode')}
      name="captcha"
      value={answer}
      error={error}
      hint={t('captchaMailed', { email: mailed.to })}
      onCode={onAnswer}
      onSend={onSend}
      sending={sending}
      sendAgainAt={mailed.sendAgainAt}
      aside={
        <button type="button" className={styles.link} onClick={onImage}>
          {t('captchaByImage')}
        </button>
      }
    />
  )
}
