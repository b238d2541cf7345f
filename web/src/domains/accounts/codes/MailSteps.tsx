import { useEffect, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { accountsErrors } from '@pandora/contract/domains/accounts/errors'
import { keepsRules } from '@pandora/contract/passwords/rules'
import { CallFailure } from '../../../lib/api/failure.ts'
import { useTexts } from '../../../lib/texts.ts'
import { FormFault } from '../../../ui/form/FormFault.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CodeField } from '../../../ui/form/CodeField.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { formTexts } from '../../../ui/form/texts.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { aboutCaptcha } from '../captcha/captcha.ts'
import { CaptchaField } from '../captcha/CaptchaField.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Column } from '../../../ui/kit/Stack.tsx'
import styles from '../Forms.module.css'
import { NameFields } from '../NameFields.tsx'
import { accountTexts } from '../texts.ts'
import { isMailbox } from '../mailbox.ts'
import { useForm } from '../useForm.ts'
import { useCodeSender } from './useCodeSender.ts'
import type { Send } from './useCodeSender.ts'

export interface Details {
  email: string
  code: string
  password: string
  user_name: string
  family_name: string
}

interface Props {
  /** Name of the draft that survives a reload. */
  name: string
  send: Send
  /** Checks the code without spending it; absent where only the last call tells. */
  check?: (email: string, code: string) => Promise<boolean>
  finish: (details: Details) => Promise<void>
  /** Asks for the person's names too. */
  names?: boolean
  submit: string
  /** Address and code that the visitor came with. */
  given?: { email: string; code: string } | undefined
  /** Under the first step. */
  foot?: ReactNode
}

/** A code that people type; the one in the link of an invitation is long, and needs no step of its own. */
const isTyped = (code: string) => /^\d{6}$/.test(code)

type Step = 'mail' | 'code' | 'password'
const asFailure = (error: unknown) => (error instanceof CallFailure ? error : new CallFailure('UNREADABLE'))

/**
 * Address → mailed code → password: one form in three steps. A reload keeps the step of the code; only codes and
 * passwords are forgotten.
 */
export function MailSteps({ name, send, check, finish, names = false, submit, given, foot }: Props) {
  const t = useTexts(accountTexts)
  const f = useTexts(formTexts)
  const sender = useCodeSender(name, send)
  const [step, setStep] = useState<Step>(
    given?.code && !isTyped(given.code) ? 'password' : given?.email || sender.draft ? 'code' : 'mail',
  )
  const [busy, setBusy] = useState(false)
  const { form, values, set, tell, clear, said, focus } = useForm(t, {
    email: given?.email || sender.draft?.to || '',
    code: given?.code ?? '',
    password: '',
    user_name: '',
    family_name: '',
    captcha: '',
  })
  useEffect(() => {
    focus({ mail: 'email', code: 'code', password: names ? 'user_name' : 'password' }[step])
  }, [step, names, focus])

  const email = values.email.trim()
  const request = async () => {
    if (!email) return tell('email', { say: 'needEmail' })
    if (!isMailbox(email)) return tell('email', { say: 'badEmail' })
    if (sender.captcha && !sender.answer.trim()) return tell('captcha', { say: 'needCaptcha' })
    clear()
    const failure = await sender.request(email)
    if (!failure) return setStep('code')
    return tell(
      aboutCaptcha(failure) ? 'captcha' : failure.code === 'BAD_INPUT' ? 'email' : 'form',
      failure.code === 'BAD_INPUT' ? { say: 'badEmail' } : { failure },
    )
  }
  const checkCode = async () => {
    if (values.code.length < 6) return tell('code', { say: 'needCode' })
    clear()
    setBusy(true)
    try {
      if (check && !(await check(email, values.code))) throw CallFailure.of(accountsErrors.WRONG_CODE)
      setStep('password')
    } catch (error) {
      tell(asFailure(error).code === 'WRONG_CODE' ? 'code' : 'form', { failure: error })
    }
    return setBusy(false)
  }
  const complete = async () => {
    if (!values.password) return tell('password', { say: 'needNewPassword' })
    if (!keepsRules(values.password)) return tell('password', { failure: CallFailure.of(accountsErrors.WEAK_PASSWORD) })
    clear()
    setBusy(true)
    try {
      await finish({
        email,
        code: values.code,
        password: values.password,
        user_name: values.user_name.trim(),
        family_name: values.family_name.trim(),
      })
      sender.forget()
    } catch (error) {
      const { code } = asFailure(error)
      if (code === 'WRONG_CODE' || code === 'CODE_NOT_CHECKED') {
        // The code ran out meanwhile: back to its step, with what was typed.
        if (!isTyped(values.code)) set('code', '')
        setStep('code')
        tell('code', { failure: error })
      } else tell(code === 'WEAK_PASSWORD' ? 'password' : 'form', { failure: error })
    }
    return setBusy(false)
  }
  const run = { mail: request, code: checkCode, password: complete }[step]
  const at = { mail: 1, code: 2, password: 3 }[step]
  const captcha = sender.captcha ? (
    <CaptchaField
      label={t('captcha')}
      captcha={sender.captcha}
      answer={sender.answer}
      error={said('captcha')}
      onAnswer={sender.setAnswer}
      onRenew={() => {
        void sender.renew()
      }}
    />
  ) : null
  return (
    <form
      ref={form}
      className={`${styles.frame} ${styles.form}`}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void run()
      }}
    >
      <Text as="p" size="small" tone="quiet" aria-live="polite">
        {f('step', { step: at, of: 3 })}
      </Text>
      {step === 'mail' ? (
        <>
          <TextField
            label={t('email')}
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            maxLength={254}
            value={values.email}
            error={said('email')}
            onChange={(event) => set('email', event.target.value)}
          />
          {captcha}
        </>
      ) : (
        <>
          <p className={styles.told}>
            {step === 'code' ? (
              <>
                {t('mailedBefore')}
                <b>{email}</b>
                {t('mailedAfter')}
              </>
            ) : (
              <b>{email}</b>
            )}{' '}
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                sender.forget()
                set('code', '')
                setStep('mail')
              }}
            >
              {t('otherEmail')}
            </button>
          </p>
        </>
      )}
      {step === 'code' ? (
        <>
          {captcha}
          <CodeField
            label={t('mailCode')}
            name="code"
            value={values.code}
            error={said('code')}
            hint={t('mailCodeHint')}
            onCode={(code) => set('code', code)}
            onSend={() => {
              void request()
            }}
            sending={sender.busy}
            sendAgainAt={sender.draft?.sendAgainAt ?? 1}
          />
        </>
      ) : null}
      {step === 'password' ? (
        <>
          {/* Password managers keep the address together with the password. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          {names ? (
            <div className={styles.names}>
              <NameFields values={values} said={said} set={set} />
            </div>
          ) : null}
          <PasswordField
            label={t('newPassword')}
            name="password"
            autoComplete="new-password"
            fresh
            value={values.password}
            error={said('password')}
            onChange={(event) => set('password', event.target.value)}
          />
        </>
      ) : null}
      <FormFault>{said('form')}</FormFault>
      <Column className={styles.end} gap={5}>
        <Button type="submit" kind="primary" size="large" busy={busy || (step === 'mail' && sender.busy)}>
          {step === 'mail' ? t('sendMail') : step === 'code' ? t('next') : submit}
        </Button>
        {step === 'mail' && foot ? <p>{foot}</p> : null}
      </Column>
    </form>
  )
}
