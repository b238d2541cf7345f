import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { consumer } from '@pandora/contract/domains/consumer/operations'
import { call } from '../../../lib/api/call.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { FormFault } from '../../../ui/form/FormFault.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PhoneCode } from '../codes/PhoneCode.tsx'
import { usePhoneCode } from '../codes/usePhoneCode.ts'
import { sessionMode, useEntering } from '../entering.ts'
import { Column } from '../../../ui/kit/Stack.tsx'
import styles from '../Forms.module.css'
import { accountTexts } from '../texts.ts'
import { PhonePassword } from './PhonePassword.tsx'

interface Props {
  /** The form the visitor came for: it has the focus. */
  first: boolean
  /** The only form of its page: then its button is the one thing to do. */
  alone?: boolean
}

/**
 * The telephone account's form: by a texted code, which registers an unknown number, or by password (ACC-01 b, ACC-22).
 */
export function PhoneForm({ first, alone = false }: Props) {
  const t = useTexts(accountTexts)
  const language = useLanguage()
  const { search } = useLocation()
  const entering = useEntering()
  const phone = usePhoneCode('sign-in')
  const [byPassword, setByPassword] = useState(false)
  const [busy, setBusy] = useState(false)
  const { form, said, focus } = phone
  useEffect(() => {
    if (first) focus('number')
  }, [first, focus])
  const submit = async () => {
    setBusy(true)
    try {
      const proof = await phone.proven()
      if (proof) {
        const tokens = await call(consumer.signIn, { ...proof, language }, { sessionMode: sessionMode(true) })
        phone.sender.forget()
        await entering(tokens)
      }
    } catch (error) {
      phone.refuse(error)
    }
    setBusy(false)
  }
  const head = (
    <div className={styles.head}>
      <Smartphone size={16} aria-hidden="true" />
      <h2>{t('phoneAccount')}</h2>
      <span>{t('phoneAccountFor')}</span>
    </div>
  )
  const other = (
    <p>
      <button type="button" className={styles.link} onClick={() => setByPassword(!byPassword)}>
        {t(byPassword ? 'bySms' : 'byPassword')}
      </button>{' '}
      · <Link to={`/u/reset${search ? `${search}&` : '?'}by=phone`}>{t('forgotPhone')}</Link>
    </p>
  )
  if (byPassword) return <PhonePassword phone={phone} head={head} other={other} />
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
      {head}
      <PhoneCode phone={phone} onOther={() => setByPassword(true)} />
      <FormFault>{said('form')}</FormFault>
      <Column className={styles.end} gap={5}>
        <Button type="submit" kind={alone || first ? 'primary' : 'default'} size="large" busy={busy}>
          {t('signInOrRegister')}
        </Button>
        {other}
      </Column>
    </form>
  )
}
