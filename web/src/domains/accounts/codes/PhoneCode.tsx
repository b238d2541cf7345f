import { useTexts } from '../../../lib/texts.ts'
import { CodeField } from '../../../ui/form/CodeField.tsx'
import { CaptchaField } from '../captcha/CaptchaField.tsx'
import styles from '../Forms.module.css'
import { accountTexts } from '../texts.ts'
import { covered } from './phone.ts'
import { PhoneFields } from './PhoneFields.tsx'
import type { PhoneCodeForm } from './usePhoneCode.ts'

interface Props {
  phone: PhoneCodeForm
  /** The number is known: it is not asked for. */
  fixed?: boolean
  /** Another way in, for who cannot read the image. */
  onOther?: () => void
}

/**
 * Telephone number → captcha → texted code, in one form (ACC-22). The image is asked for once somebody is about to need
 * it.
 */
export function PhoneCode({ phone, fixed = false, onOther }: Props) {
  const t = useTexts(accountTexts)
  const { sender, values, said, set, request, wake } = phone
  const { draft } = sender
  const minutes = draft ? Math.max(1, Math.round((draft.expiresAt - draft.sendAgainAt) / 60_000) + 1) : 0
  return (
    <div className={styles.inForm} onFocus={wake}>
      {fixed ? null : (
        <PhoneFields
          country={values.country}
          number={values.number}
          error={said('number')}
          onCountry={(text) => set('country', text)}
          onNumber={(text) => set('number', text)}
        />
      )}
      {sender.captcha ? (
        <CaptchaField
          label={t('phoneCaptcha')}
          captcha={sender.captcha}
          answer={sender.answer}
          error={said('captcha')}
          aside={
            onOther ? (
              <button type="button" className={styles.link} onClick={onOther}>
                {t('captchaOther')}
              </button>
            ) : null
          }
          onAnswer={sender.setAnswer}
          onRenew={() => {
            void sender.renew()
          }}
        />
      ) : null}
      <CodeField
        label={t('smsCode')}
        name="code"
        value={values.code}
        error={said('code')}
        hint={draft ? t('texted', { phone: covered(draft.to), count: minutes }) : t('smsHint')}
        onCode={(code) => set('code', code)}
        onSend={() => {
          void request()
        }}
        sending={sender.busy}
        sendAgainAt={draft?.sendAgainAt ?? 0}
      />
    </div>
  )
}
