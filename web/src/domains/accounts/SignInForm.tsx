import { Eye, EyeOff, Mail, RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { failureText } from '../../lib/api/failure.ts'
import { enter, useSession } from '../../lib/api/session.ts'
import { backTo } from '../../lib/address.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { loadUser } from '../../lib/user.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { demandCaptcha, newCaptcha, trySignIn } from './signInFlow.ts'
import type { Captcha } from './signInFlow.ts'
import styles from './SignIn.module.css'
import { accountTexts } from './texts.ts'

type Field = 'email' | 'password' | 'captcha' | 'form'

/** The e-mail account's form. What is typed stays over every refusal. */
export function SignInForm() {
  const t = useTexts(accountTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [answer, setAnswer] = useState('')
  const [keep, setKeep] = useState(true)
  const [seen, setSeen] = useState(false)
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const focus = (name: Exclude<Field, 'form'>) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
  useEffect(() => { form.current?.querySelector<HTMLInputElement>('[name="email"]')?.focus() }, [])

  const tell = (wrong: Partial<Record<Field, string>>, first: Exclude<Field, 'form'>) => {
    setErrors(wrong)
    // The captcha's field may only be drawn after this.
    setTimeout(() => focus(first), 0)
  }
  const renew = async () => {
    const next = await newCaptcha()
    if (!next) return
    setAnswer('')
    setCaptcha(next)
    demandCaptcha(next)
  }
  const submit = async () => {
    const address = email.trim()
    if (!address) return tell({ email: t('needEmail') }, 'email')
    if (!/^[^\s@]+@[^\s@]+$/.test(address)) return tell({ email: t('badEmail') }, 'email')
    if (!password) return tell({ password: t('needPassword') }, 'password')
    if (captcha && !answer.trim()) return tell({ captcha: t('needCaptcha') }, 'captcha')
    setErrors({})
    setBusy(true)
    const outcome = await trySignIn({ email: address, password, keep, captcha: captcha ? { shown: captcha, answer: answer.trim() } : null })
    if (outcome.kind === 'refused') {
      setBusy(false)
      setCaptcha(outcome.captcha)
      setAnswer('')
      const text = failureText(outcome.failure, language)
      if (outcome.failure.code === 'WRONG_CREDENTIALS') return tell({ password: outcome.captcha ? `${text}${language === 'en' ? ' ' : ''}${t('captchaFirst')}` : text }, outcome.captcha ? 'captcha' : 'password')
      if (outcome.failure.code === '101' || outcome.failure.code === 'WRONG_CAPTCHA') return tell({ captcha: text }, 'captcha')
      return tell({ form: text }, 'password')
    }
    enter(outcome.tokens, keep)
    try {
      if (!(await loadUser())) return setBusy(false)
    } catch {
      useSession.setState({ status: 'away' })
    }
    await navigate(backTo(location.search), { replace: true })
  }

  return (
    <form ref={form} className={styles.card} noValidate onSubmit={(event: FormEvent) => { event.preventDefault(); void submit() }}>
      <div className={styles.cardHead}><Mail size={16} aria-hidden="true" /><h2>{t('account')}</h2><span>{t('accountFor')}</span></div>
      <TextField label={t('email')} type="email" name="email" autoComplete="username" inputMode="email" value={email} error={errors.email} onChange={(event) => setEmail(event.target.value)} />
      <TextField
        label={t('password')} type={seen ? 'text' : 'password'} name="password" autoComplete="current-password" value={password} error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
        inside={<IconButton label={seen ? t('hide') : t('show')} pressed={seen} onClick={() => setSeen(!seen)}>{seen ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}</IconButton>}
      />
      {captcha ? (
        <div className={styles.captcha}>
          <TextField label={t('captcha')} name="captcha" autoComplete="off" autoCapitalize="off" spellCheck={false} maxLength={16} value={answer} error={errors.captcha} onChange={(event) => setAnswer(event.target.value)} />
          <img className={styles.captchaImage} src={captcha.image} alt={t('captchaImage')} />
          <IconButton size="large" label={t('captchaNew')} onClick={() => { void renew() }}><RefreshCw size={16} aria-hidden="true" /></IconButton>
        </div>
      ) : null}
      <label className={styles.keep}><input type="checkbox" checked={keep} onChange={(event) => setKeep(event.target.checked)} />{t('keep')}</label>
      {errors.form ? <p className={styles.formError} role="alert">{errors.form}</p> : null}
      <Button type="submit" kind="primary" size="large" busy={busy}>{t('signIn')}</Button>
    </form>
  )
}
