import { useState } from 'react'
import type { FormEvent } from 'react'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { call } from '../../../lib/api/call.ts'
import { notify } from '../../../lib/notices.ts'
import type { User } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import { takeUser } from '../../../lib/user.ts'
import { PhoneCode } from '../codes/PhoneCode.tsx'
import { usePhoneCode } from '../codes/usePhoneCode.ts'
import { LinkForm } from './LinkForm.tsx'
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
      <PhoneCode phone={phone} />
    </LinkForm>
  )
}
