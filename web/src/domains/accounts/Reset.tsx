import { useState } from 'react'
import type { FormEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { accountsErrors } from '@pandora/contract/domains/accounts/errors'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { consumer } from '@pandora/contract/domains/consumer/operations'
import { keepsRules } from '@pandora/contract/passwords/rules'
import { useAddressField } from '../../lib/address.ts'
import { call } from '../../lib/api/call.ts'
import { notify } from '../../lib/notices.ts'
import { useTexts } from '../../lib/texts.ts'
import { FormFault } from '../../ui/form/FormFault.tsx'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { CallFailure } from '../../lib/api/failure.ts'
import { useCarried } from './codes/carried.ts'
import { MailSteps } from './codes/MailSteps.tsx'
import { PhoneCode } from './codes/PhoneCode.tsx'
import { usePhoneCode } from './codes/usePhoneCode.ts'
import { Text } from '../../ui/kit/Text.tsx'
import { Column } from '../../ui/kit/Stack.tsx'
import styles from './Forms.module.css'
import { Systems } from './login/Systems.tsx'
import { accountTexts } from './texts.ts'
import { UserPage } from './UserPage.tsx'

/** New password by a texted code (ACC-47). */
function PhoneReset({ onDone }: { onDone: () => void }) {
  const t = useTexts(accountTexts)
  const phone = usePhoneCode('password')
  const [busy, setBusy] = useState(false)
  const { form, values, set, said, tell } = phone
  const submit = async () => {
    setBusy(true)
    try {
      const proof = await phone.proven()
      if (proof && !values.password) tell('password', { say: 'needNewPassword' })
      else if (proof && !keepsRules(values.password))
        tell('password', { failure: CallFailure.of(accountsErrors.WEAK_PASSWORD) })
      else if (proof) {
        await call(consumer.changePw, { ...proof, password: values.password })
        phone.sender.forget()
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
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <PhoneCode phone={phone} />
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
      <Column className={styles.end} gap={5}>
        <Button type="submit" kind="primary" size="large" busy={busy}>
          {t('setPassword')}
        </Button>
      </Column>
    </form>
  )
}

/** `/u/reset`: a new password by mail (ACC-21) or by text message. */
export default function Reset() {
  const t = useTexts(accountTexts)
  const { search } = useLocation()
  const navigate = useNavigate()
  const [by, setBy] = useAddressField('by')
  const given = useCarried()
  const chosen = by === 'phone' ? 'phone' : 'mail'
  const done = () => {
    notify('success', t('passwordSet'))
    void navigate(`/u/login${search}`)
  }
  return (
    <UserPage title={t('resetTitle')} subtitle={t('resetSubtitle')}>
      <Systems chosen={chosen} onChoose={(system) => setBy(system === 'phone' ? 'phone' : '')}>
        {chosen === 'phone' ? (
          <PhoneReset onDone={done} />
        ) : (
          <MailSteps
            name="reset"
            submit={t('setPassword')}
            given={given}
            send={(email, answer) => call(accounts.sendResetMail, { email, ...answer })}
            check={async (email, code) => (await call(accounts.checkResetCode, { email, code })).passed}
            finish={async ({ email, code, password }) => {
              await call(accounts.resetPassword, { email, code, password })
              done()
            }}
          />
        )}
      </Systems>
      <Text className={styles.foot} as="p" size="small" tone="quiet">
        {t('resetText')} <Link to={`/u/login${search}`}>{t('backToSignIn')}</Link>
      </Text>
    </UserPage>
  )
}
