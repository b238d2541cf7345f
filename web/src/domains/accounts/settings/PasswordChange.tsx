import { useState } from 'react'
import type { FormEvent } from 'react'
import { accounts } from '@pandora/contract/accounts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { notify } from '../../../lib/notices.ts'
import { useRoot } from '../../../lib/store.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './Settings.module.css'
import { settingsTexts } from './texts.ts'

const LEAST = 10
const nothing = { old: '', fresh: '', again: '' }

/** Changes the password (ACC-37). What is typed stays when it is refused. */
export function PasswordChange() {
  const t = useTexts(settingsTexts)
  const language = useLanguage()
  const email = useRoot((root) => root.user.info?.email ?? '')
  const [typed, setTyped] = useState(nothing)
  const [wrong, setWrong] = useState<Partial<Record<keyof typeof nothing | 'form', string>>>({})
  const change = useAction(accounts.updatePassword, { invalidates: [accounts.sessions] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!typed.old) return setWrong({ old: t('needOld') })
    if (Array.from(typed.fresh).length < LEAST) return setWrong({ fresh: t('needNew') })
    if (typed.fresh === typed.old) return setWrong({ fresh: t('samePassword') })
    if (typed.fresh !== typed.again) return setWrong({ again: t('notSame') })
    setWrong({})
    change.mutate({ oldPassword: typed.old, newPassword: typed.fresh }, {
      onSuccess: () => { setTyped(nothing); notify('success', t('changed')) },
      onError: (failure) => {
        const text = failureText(failure, language)
        setWrong(failure.code === 'WRONG_PASSWORD' ? { old: text } : failure.code === 'WEAK_PASSWORD' ? { fresh: text } : { form: text })
      },
    })
  }
  const field = (name: keyof typeof nothing, label: string, autoComplete: string, hint?: string) => (
    <TextField label={label} type="password" autoComplete={autoComplete} value={typed[name]} error={wrong[name]} hint={hint} onChange={(event) => setTyped({ ...typed, [name]: event.target.value })} />
  )
  return (
    <section className={styles.card}>
      <h2>{t('password')}</h2>
      <p className={styles.note}>{t('passwordText')}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        {field('old', t('oldPassword'), 'current-password')}
        {field('fresh', t('newPassword'), 'new-password', t('passwordHint'))}
        {field('again', t('againPassword'), 'new-password')}
        {wrong.form ? <p className={styles.formError} role="alert">{wrong.form}</p> : null}
        <div><Button type="submit" kind="primary" busy={change.isPending}>{t('change')}</Button></div>
      </form>
    </section>
  )
}
