import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { call } from '../../../lib/api/call.ts'
import { leave } from '../../../lib/api/session.ts'
import { notify } from '../../../lib/notices.ts'
import type { User } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import { FormFault } from '../../../ui/form/FormFault.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { PhoneCode } from '../codes/PhoneCode.tsx'
import { usePhoneCode } from '../codes/usePhoneCode.ts'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import styles from './Settings.module.css'
import { settingsTexts } from './texts.ts'

/** Deletes the account: asked, then proven by password or texted code, then asked once more. A guest proves nothing. */
export function DeleteAccount({ user }: { user: User }) {
  const t = useTexts(settingsTexts)
  const navigate = useNavigate()
  const phone = usePhoneCode('delete', user.phoneNum || undefined)
  const [step, setStep] = useState<'closed' | 'prove' | 'last'>('closed')
  const [busy, setBusy] = useState(false)
  const { form, values, set, said, tell, clear } = phone
  const guest = user.role === 'guest'
  const byCode = !guest && !user.hasPassword

  const prove = async (event: FormEvent) => {
    event.preventDefault()
    if (guest) return setStep('last')
    if (!byCode) return values.password ? setStep('last') : tell('password', { say: 'needPassword' })
    setBusy(true)
    try {
      if (await phone.proven()) setStep('last')
    } catch (error) {
      phone.refuse(error)
    }
    return setBusy(false)
  }
  const remove = async () => {
    clear()
    setBusy(true)
    try {
      await call(accounts.deleteAccount, guest ? {} : byCode ? { code: values.code } : { password: values.password })
      phone.sender.forget()
      notify('success', t('deleted'))
      leave('signed-out')
      await navigate('/u/login')
    } catch (error) {
      setStep('prove')
      phone.refuse(error)
    }
    setBusy(false)
  }
  const stop = () => {
    setStep('closed')
    set('password', '')
    clear()
  }
  if (step === 'closed')
    return (
      <div className={styles.row}>
        <Button kind="danger" onClick={() => setStep('prove')}>
          {t('deleteStart')}
        </Button>
      </div>
    )
  if (step === 'last') {
    return (
      <Column className={styles.last} gap={5} role="alertdialog" aria-label={t('deleteTitle')}>
        <p>{t('deleteLast', { name: user.email || user.phoneNum || t('role_guest') })}</p>
        <Row align="stretch">
          <Button
            kind="danger"
            busy={busy}
            onClick={() => {
              void remove()
            }}
          >
            {t('deleteForGood')}
          </Button>
          <Button kind="quiet" onClick={stop}>
            {t('cancel')}
          </Button>
        </Row>
      </Column>
    )
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        void prove(event)
      }}
    >
      {guest ? (
        <p>{t('deleteGuest')}</p>
      ) : byCode ? (
        <PhoneCode phone={phone} fixed />
      ) : (
        <PasswordField
          label={t('oldPassword')}
          name="password"
          autoComplete="current-password"
          value={values.password}
          error={said('password')}
          onChange={(event) => set('password', event.target.value)}
        />
      )}
      <FormFault>{said('form')}</FormFault>
      <Row align="stretch">
        <Button type="submit" kind="danger" busy={busy}>
          {t('deleteNext')}
        </Button>
        <Button kind="quiet" onClick={stop}>
          {t('cancel')}
        </Button>
      </Row>
    </form>
  )
}
