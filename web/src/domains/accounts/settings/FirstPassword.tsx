import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { accountsErrors } from '@pandora/contract/domains/accounts/errors'
import { consumer } from '@pandora/contract/domains/consumer/operations'
import { keepsRules } from '@pandora/contract/passwords/rules'
import { call } from '../../../lib/api/call.ts'
import { CallFailure } from '../../../lib/api/failure.ts'
import { leave } from '../../../lib/api/session.ts'
import { notify } from '../../../lib/notices.ts'
import { useTexts } from '../../../lib/texts.ts'
import { FormFault } from '../../../ui/form/FormFault.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { covered } from '../codes/phone.ts'
import { PhoneCode } from '../codes/PhoneCode.tsx'
import { usePhoneCode } from '../codes/usePhoneCode.ts'
import styles from './Settings.module.css'
import { settingsTexts } from './texts.ts'

/**
 * The first password of who has signed in by text message only: a code texted to the account's own number sets it
 * (ACC-47), which ends every session.
 */
export function FirstPassword({ phone: number }: { phone: string }) {
  const t = useTexts(settingsTexts)
  const navigate = useNavigate()
  const phone = usePhoneCode('password', number)
  const [busy, setBusy] = useState(false)
  const { form, values, set, said, tell } = phone
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const proof = await phone.proven()
      if (proof && !keepsRules(values.password))
        tell('password', { failure: CallFailure.of(accountsErrors.WEAK_PASSWORD) })
      else if (proof) {
        await call(consumer.changePw, { ...proof, password: values.password })
        phone.sender.forget()
        notify('success', t('firstSet'))
        leave('signed-out')
        await navigate('/u/login?by=phone')
      }
    } catch (error) {
      phone.refuse(error)
    }
    setBusy(false)
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        void submit(event)
      }}
    >
      <p>
        {t('phone')}: <b>{covered(number)}</b>
      </p>
      <PhoneCode phone={phone} fixed />
      <PasswordField
        label={t('newPassword')}
        name="password"
        autoComplete="new-password"
        fresh
        value={values.password}
        error={said('password')}
        onChange={(event) => set('password', event.target.value)}
      />
      <FormFault>{said('form')}</FormFault>
      <div>
        <Button type="submit" kind="primary" busy={busy}>
          {t('setFirst')}
        </Button>
      </div>
    </form>
  )
}
