import { Mail } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { call } from '../../../lib/api/call.ts'
import { CallFailure } from '../../../lib/api/failure.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { FormFault } from '../../../ui/form/FormFault.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { aboutCaptcha, demandCaptcha, guarded, newCaptcha } from '../captcha/captcha.ts'
import type { Captcha } from '../captcha/captcha.ts'
import { CaptchaField } from '../captcha/CaptchaField.tsx'
import { mailCaptcha } from '../captcha/mailed.ts'
import type { Mailed } from '../captcha/mailed.ts'
import { MailedCaptcha } from '../captcha/MailedCaptcha.tsx'
import { sessionMode, useEntering } from '../entering.ts'
import { Column } from '../../../ui/kit/Stack.tsx'
import styles from '../Forms.module.css'
import { isMailbox } from '../mailbox.ts'
import { accountTexts } from '../texts.ts'
import { useForm } from '../useForm.ts'

/** The e-mail account's form (ACC-01 a). What is typed stays over every refusal. */
export function MailForm({ first }: { first: boolean }) {
  const t = useTexts(accountTexts)
  const language = useLanguage()
  const { search } = useLocation()
  const entering = useEntering()
  const { form, values, set, tell, clear, said, focus } = useForm(t, { email: '', password: '', captcha: '' })
  const [keep, setKeep] = useState(true)
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const [lastMailed, setLastMailed] = useState<Mailed | null>(null)
  const [mailing, setMailing] = useState(false)
  const [byImage, setByImage] = useState(false)
  const [refusedBefore, setRefusedBefore] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (first) focus('email')
  }, [first, focus])

  // A code answers the image it was mailed for, and no other.
  const mailed =
    captcha && lastMailed?.captchaId === captcha.captchaId && lastMailed.to === values.email.trim() ? lastMailed : null
  const show = (next: Captcha | null) => {
    setCaptcha(next)
    set('captcha', '')
  }
  const otherWay = (image: boolean) => {
    setByImage(image)
    set('captcha', '')
    focus('captcha')
  }
  const renew = async () => {
    const next = await newCaptcha()
    if (!next) return
    show(next)
    demandCaptcha(next)
  }
  const email = values.email.trim()
  const wrongEmail = () => (!email ? 'needEmail' : isMailbox(email) ? null : 'badEmail')
  const sendMail = async (shown: Captcha) => {
    const wrong = wrongEmail()
    if (wrong) return tell('email', { say: wrong })
    clear()
    setMailing(true)
    try {
      const sent = await mailCaptcha(shown, email, language)
      show(sent.captcha)
      demandCaptcha(sent.captcha)
      setLastMailed(sent.mailed)
      setByImage(false)
      focus('captcha')
    } catch (error) {
      const failure = error instanceof CallFailure ? error : new CallFailure('UNREADABLE')
      tell(
        failure.code === 'BAD_INPUT' ? 'email' : 'captcha',
        failure.code === 'BAD_INPUT' ? { say: 'badEmail' } : { failure },
      )
    }
    return setMailing(false)
  }
  const submit = async () => {
    const wrong = wrongEmail()
    if (wrong) return tell('email', { say: wrong })
    if (!values.password) return tell('password', { say: 'needPassword' })
    if (captcha && !values.captcha.trim())
      return tell('captcha', { say: mailed && !byImage ? 'needCode' : 'needCaptcha' })
    clear()
    setRefusedBefore(false)
    setBusy(true)
    const outcome = await guarded(
      captcha ? { shown: captcha, answer: values.captcha.trim() } : null,
      { email },
      (answer) =>
        call(accounts.signIn, { email, password: values.password, ...answer }, { sessionMode: sessionMode(keep) }),
    )
    if (outcome.kind === 'done') return entering(outcome.result, keep).finally(() => setBusy(false))
    setBusy(false)
    show(outcome.captcha)
    const { failure } = outcome
    if (failure.code === 'WRONG_CREDENTIALS') {
      setRefusedBefore(outcome.captcha !== null)
      tell('password', { failure })
      if (outcome.captcha) focus('captcha')
      return undefined
    }
    return tell(aboutCaptcha(failure) ? 'captcha' : 'form', { failure })
  }
  const wrongPassword = said('password')
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
      <div className={styles.head}>
        <Mail size={16} aria-hidden="true" />
        <h2>{t('account')}</h2>
        <span>{t('accountFor')}</span>
      </div>
      <TextField
        label={t('email')}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        value={values.email}
        error={said('email')}
        onChange={(event) => set('email', event.target.value)}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={values.password}
        onChange={(event) => set('password', event.target.value)}
        error={
          wrongPassword && refusedBefore
            ? `${wrongPassword}${language === 'en' ? ' ' : ''}${t('captchaFirst')}`
            : wrongPassword
        }
        aside={
          <Link to={`/u/reset${search}`} className={styles.link}>
            {t('forgot')}
          </Link>
        }
      />
      {captcha && mailed && !byImage ? (
        <MailedCaptcha
          mailed={mailed}
          answer={values.captcha}
          error={said('captcha')}
          sending={mailing}
          onAnswer={(code) => set('captcha', code)}
          onSend={() => {
            void sendMail(captcha)
          }}
          onImage={() => otherWay(true)}
        />
      ) : captcha ? (
        <CaptchaField
          label={t('captcha')}
          captcha={captcha}
          answer={values.captcha}
          error={said('captcha')}
          onAnswer={(text) => set('captcha', text)}
          onRenew={() => {
            void renew()
          }}
          aside={
            <button
              type="button"
              className={styles.link}
              disabled={mailing}
              onClick={() => {
                if (mailed) otherWay(false)
                else void sendMail(captcha)
              }}
            >
              {t('captchaMail')}
            </button>
          }
        />
      ) : null}
      <label className={styles.keep}>
        <input type="checkbox" checked={keep} onChange={(event) => setKeep(event.target.checked)} />
        {t('keep')}
      </label>
      <FormFault>{said('form')}</FormFault>
      <Column className={styles.end} gap={5}>
        <Button type="submit" kind="primary" size="large" busy={busy}>
          {t('signIn')}
        </Button>
        <p>
          {t('noAccount')} <Link to={`/u/register${search}`}>{t('register')}</Link> ·{' '}
          <Link to={`/u/activate${search}`}>{t('activate')}</Link>
        </p>
      </Column>
    </form>
  )
}
