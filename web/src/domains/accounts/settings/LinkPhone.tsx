import { useState } from 'react'
import type { FormEvent } from 'react'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { call } from '../../../lib/api/call.ts'
import { notify } from '../../../lib/notices.ts'
import type { User } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import { takeUser } from '../../../lib/user.ts'
import { Button } from '../../../ui/Button.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { PhoneCode } from '../codes/PhoneCode.tsx'
import { usePhoneCode } from '../codes/usePhoneCode.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import styles from './Settings.module.css'
import { settingsTexts } from './texts.ts'

/** Makes a number the one of this account: a code texted there, and the password where there is one. */
export function LinkPhone({ user, onDone }: { user: User; onDone: () => void }) {
  const t = useTexts(settingsTexts)
  const phone = usePhoneCode('link')
  const [busy, setBusy] = useState(false)
  const { form, values, set, said, tell } = phone
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const proof = await phone.proven()
      if (proof && user.hasPassword && !values.password) tell('password', { say: 'needPassword' })
      else if (proof) {
        takeUser(
          await call(accounts.linkPhone, { ...proof, ...(user.hasPassword ? { password: values.password } : {}) }),
        )
        phone.sender.forget()
        notify('success', t('linked'))
        onDone()
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
      <PhoneCode phone={phone} />
      {user.hasPassword ? (
        <PasswordField
          label={t('oldPassword')}
          name="password"
          autoComplete="current-password"
          value={values.password}
          error={said('password')}
          onChange={(event) => set('password', event.target.value)}
        />
      ) : null}
      {said('form') ? (
        <Text as="p" size="small" tone="error" role="alert">
          {said('form')}
        </Text>
      ) : null}
      <Row align="stretch">
        <Button type="submit" kind="primary" busy={busy}>
          {t('link')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </Row>
    </form>
  )
}
