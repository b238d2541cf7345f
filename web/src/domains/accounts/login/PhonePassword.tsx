import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { consumer } from '@pandora/contract/domains/consumer/operations'
import { call } from '../../../lib/api/call.ts'
import { useTexts } from '../../../lib/texts.ts'
import { FormFault } from '../../../ui/form/FormFault.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { aboutCaptcha, guarded, newCaptcha } from '../captcha/captcha.ts'
import type { Captcha } from '../captcha/captcha.ts'
import { CaptchaField } from '../captcha/CaptchaField.tsx'
import { PhoneFields } from '../codes/PhoneFields.tsx'
import type { PhoneCodeForm } from '../codes/usePhoneCode.ts'
import { sessionMode, tokensOf, useEntering } from '../entering.ts'
import { Column } from '../../../ui/kit/Stack.tsx'
import styles from '../Forms.module.css'
import { accountTexts } from '../texts.ts'

/**
 * Number and password; the captcha where failures demand it (ACC-09 serves both logins). The number typed is the one of
 * the form by code.
 */
export function PhonePassword({ phone, head, other }: { phone: PhoneCodeForm; head: ReactNode; other: ReactNode }) {
  const t = useTexts(accountTexts)
  const entering = useEntering()
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const [busy, setBusy] = useState(false)
  const { form, values, set, tell, clear, said } = phone
  const show = (next: Captcha | null) => {
    setCaptcha(next)
    set('captcha', '')
  }
  const renew = async () => {
    const next = await newCaptcha()
    if (next) show(next)
  }
  const submit = async () => {
    const number = phone.phone
    if (!number) return tell('number', { say: values.number.trim() ? 'badPhone' : 'needPhone' })
    if (!values.password) return tell('password', { say: 'needPassword' })
    if (captcha && !values.captcha.trim()) return tell('captcha', { say: 'needCaptcha' })
    clear()
    setBusy(true)
    const outcome = await guarded(
      captcha ? { shown: captcha, answer: values.captcha.trim() } : null,
      { phone: number },
      async (answer) =>
        tokensOf(
          await call(
            consumer.login,
            { phone: number, password: values.password, ...answer },
            { sessionMode: sessionMode(true) },
          ),
        ),
    )
    if (outcome.kind === 'done') return entering(outcome.result).finally(() => setBusy(false))
    setBusy(false)
    show(outcome.captcha)
    const { failure } = outcome
    return tell(
      aboutCaptcha(failure)
        ? 'captcha'
        : failure.code === 'WRONG_PHONE_CREDENTIALS'
          ? 'password'
          : failure.code === 'BAD_PHONE'
            ? 'number'
            : 'form',
      { failure },
    )
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      {head}
      <PhoneFields
        country={values.country}
        number={values.number}
        error={said('number')}
        onCountry={(text) => set('country', text)}
        onNumber={(text) => set('number', text)}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={values.password}
        error={said('password')}
        onChange={(event) => set('password', event.target.value)}
      />
      {captcha ? (
        <CaptchaField
          label={t('phoneCaptcha')}
          captcha={captcha}
          answer={values.captcha}
          error={said('captcha')}
          onAnswer={(text) => set('captcha', text)}
          onRenew={() => {
            void renew()
          }}
        />
      ) : null}
      <FormFault>{said('form')}</FormFault>
      <Column className={styles.end} gap={5}>
        <Button type="submit" size="large" busy={busy}>
          {t('signInPhone')}
        </Button>
        {other}
      </Column>
    </form>
  )
}
