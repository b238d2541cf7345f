import { useState } from 'react'
import type { FormEvent } from 'react'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { call } from '../../../lib/api/call.ts'
import { CallFailure } from '../../../lib/api/failure.ts'
import { notify } from '../../../lib/notices.ts'
import type { User } from '../../../lib/store.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { takeUser } from '../../../lib/user.ts'
import { CodeField } from '../../../ui/form/CodeField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { aboutCaptcha } from '../captcha/captcha.ts'
import { CaptchaField } from '../captcha/CaptchaField.tsx'
import { useCodeSender } from '../codes/useCodeSender.ts'
import { isMailbox } from '../mailbox.ts'
import { useForm } from '../useForm.ts'
import { LinkForm } from './LinkForm.tsx'
import { settingsTexts } from './texts.ts'

/** Makes an address the one of this account: a code mailed there, and the password where there is one. */
export function LinkEmail({ user, onDone }: { user: User; onDone: () => void }) {
  const t = useTexts(settingsTexts)
  const language = useLanguage()
  const sender = useCodeSender('link-email', (email, answer) =>
    call(accounts.getVerifyCode, { email, language, ...answer }),
  )
  const { form, values, set, tell, clear, said, focus } = useForm(t, {
    email: sender.draft?.to ?? '',
    captcha: '',
    code: '',
    password: '',
  })
  const [busy, setBusy] = useState(false)
  const email = values.email.trim()
  const request = async () => {
    if (!isMailbox(email)) return tell('email', { say: 'badEmail' })
    if (sender.captcha && !sender.answer.trim()) return tell('captcha', { say: 'needCaptcha' })
    clear()
    const failure = await sender.request(email)
    return failure ? tell(aboutCaptcha(failure) ? 'captcha' : 'form', { failure }) : focus('code')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isMailbox(email)) return tell('email', { say: 'badEmail' })
    if (values.code.length < 6) return tell('code', { say: 'needCode' })
    if (user.hasPassword && !values.password) return tell('password', { say: 'needOld' })
    clear()
    setBusy(true)
    try {
      takeUser(
        await call(accounts.linkEmail, {
          email,
          code: values.code,
          ...(user.hasPassword ? { password: values.password } : {}),
        }),
      )
      sender.forget()
      notify('success', t('linked'))
      onDone()
    } catch (error) {
      const code = error instanceof CallFailure ? error.code : ''
      tell(code === 'WRONG_CODE' ? 'code' : code === 'WRONG_PASSWORD' ? 'password' : 'form', { failure: error })
    }
    return setBusy(false)
  }
  return (
    <LinkForm
      form={form}
      user={user}
      password={values.password}
      said={said}
      onPassword={(password) => set('password', password)}
      busy={busy}
      onSubmit={submit}
      onDone={onDone}
    >
      <TextField
        label={t('newEmail')}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        value={values.email}
        error={said('email')}
        onChange={(event) => set('email', event.target.value)}
      />
      {sender.captcha ? (
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
      ) : null}
      <CodeField
        label={t('mailCode')}
        name="code"
        value={values.code}
        error={said('code')}
        onCode={(code) => set('code', code)}
        onSend={() => {
          void request()
        }}
        sending={sender.busy}
        sendAgainAt={sender.draft?.sendAgainAt ?? 0}
      />
    </LinkForm>
  )
}
