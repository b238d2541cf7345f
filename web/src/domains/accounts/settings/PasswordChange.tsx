import type { FormEvent } from 'react'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { consumer } from '@pandora/contract/domains/consumer/operations'
import { keepsRules } from '@pandora/contract/passwords/rules'
import { useAction } from '../../../lib/api/useAction.ts'
import { notify } from '../../../lib/notices.ts'
import { useRoot } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import { FormFault } from '../../../ui/form/FormFault.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { useForm } from '../useForm.ts'
import { FirstPassword } from './FirstPassword.tsx'
import styles from './Settings.module.css'
import { settingsTexts } from './texts.ts'

/**
 * Changes the password by the old one, in either account system (ACC-37, ACC-48). What is typed stays when it is
 * refused.
 */
function ChangeForm({ email }: { email: string }) {
  const t = useTexts(settingsTexts)
  const { form, values, set, setValues, tell, clear, said } = useForm(t, { old: '', fresh: '', again: '' })
  const change = useAction(email ? accounts.updatePassword : consumer.changePwByUser, {
    invalidates: [accounts.sessions],
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!values.old) return tell('old', { say: 'needOld' })
    if (!keepsRules(values.fresh)) return tell('fresh', { say: 'needNew' })
    if (values.fresh === values.old) return tell('fresh', { say: 'samePassword' })
    if (values.fresh !== values.again) return tell('again', { say: 'notSame' })
    clear()
    return change.mutate(
      { oldPassword: values.old, newPassword: values.fresh },
      {
        onSuccess: () => {
          setValues({ old: '', fresh: '', again: '' })
          notify('success', t('changed'))
        },
        onError: (failure) =>
          tell(failure.code === 'WRONG_PASSWORD' ? 'old' : failure.code === 'WEAK_PASSWORD' ? 'fresh' : 'form', {
            failure,
          }),
      },
    )
  }
  const field = (name: keyof typeof values, label: string, autoComplete: string, fresh = false) => (
    <PasswordField
      label={label}
      name={name}
      autoComplete={autoComplete}
      fresh={fresh}
      value={values[name]}
      error={said(name)}
      onChange={(event) => set(name, event.target.value)}
    />
  )
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {field('old', t('oldPassword'), 'current-password')}
      {field('fresh', t('newPassword'), 'new-password', true)}
      {field('again', t('againPassword'), 'new-password')}
      <FormFault>{said('form')}</FormFault>
      <div>
        <Button type="submit" kind="primary" busy={change.isPending}>
          {t('change')}
        </Button>
      </div>
    </form>
  )
}

/** Changes the password; who has none yet sets the first by a texted code. */
export function PasswordChange() {
  const t = useTexts(settingsTexts)
  const user = useRoot((root) => root.user.info)
  if (!user) return null
  return (
    <section className={styles.card}>
      <h2>{t('password')}</h2>
      <p className={styles.note}>{t(user.hasPassword ? 'passwordText' : 'firstPasswordText')}</p>
      {user.hasPassword ? <ChangeForm email={user.email} /> : <FirstPassword phone={user.phoneNum} />}
    </section>
  )
}
