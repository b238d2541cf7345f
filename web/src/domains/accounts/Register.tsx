import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { useAddressField } from '../../lib/address.ts'
import { call } from '../../lib/api/call.ts'
import { refresh } from '../../lib/api/session.ts'
import { notify } from '../../lib/notices.ts'
import { useRoot } from '../../lib/store.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { loadUser } from '../../lib/user.ts'
import { MailSteps } from './codes/MailSteps.tsx'
import type { Details } from './codes/MailSteps.tsx'
import { sessionMode, useEntering } from './entering.ts'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Forms.module.css'
import { PhoneForm } from './login/PhoneForm.tsx'
import { Systems } from './login/Systems.tsx'
import { accountTexts } from './texts.ts'
import { UserPage } from './UserPage.tsx'

/** `/u/register`: a new account by e-mail or by telephone; a guest of the demo keeps the one he has. */
export default function Register() {
  const t = useTexts(accountTexts)
  const language = useLanguage()
  const { search } = useLocation()
  const navigate = useNavigate()
  const entering = useEntering()
  const guest = useRoot((root) => root.user.info?.role === 'guest')
  const [by, setBy] = useAddressField('by')
  // The session of a guest may end while the page is open: then it is an ordinary registration.
  const chosen = by === 'phone' && !guest ? 'phone' : 'mail'
  useEffect(() => {
    if (guest && by) setBy('')
  }, [guest, by, setBy])

  const register = async (details: Details) =>
    entering(await call(accounts.register, { ...details, language }, { sessionMode: sessionMode(true) }))
  const keep = async (details: Details) => {
    await call(accounts.keepGuest, details)
    // The access token still says guest: a new one says what the account is now.
    await refresh()
    await loadUser()
    notify('success', t('kept'))
    await navigate('/index', { replace: true })
  }
  const steps = (
    <MailSteps
      key={guest ? 'keep' : 'register'}
      name="register"
      names
      submit={t(guest ? 'keepAccount' : 'registerDone')}
      send={(email, answer) => call(accounts.getVerifyCode, { email, language, ...answer })}
      check={async (email, code) => (await call(accounts.checkVerifyCode, { email, code })).passed}
      finish={guest ? keep : register}
      foot={
        guest ? (
          <Link to="/index">{t('backToDemo')}</Link>
        ) : (
          <>
            {t('haveAccount')} <Link to={`/u/login${search}`}>{t('signIn')}</Link> ·{' '}
            <Link to={`/u/activate${search}`}>{t('activate')}</Link>
          </>
        )
      }
    />
  )
  return (
    <UserPage
      title={t(guest ? 'keepTitle' : 'registerTitle')}
      subtitle={t(guest ? 'keepSubtitle' : 'registerSubtitle')}
    >
      {guest ? (
        steps
      ) : (
        <Systems chosen={chosen} onChoose={(system) => setBy(system === 'phone' ? 'phone' : '')}>
          {chosen === 'mail' ? steps : <PhoneForm first alone />}
        </Systems>
      )}
      {chosen === 'phone' ? (
        <Text className={styles.foot} as="p" size="small" tone="quiet">
          {t('phoneRegisterText')}
        </Text>
      ) : null}
    </UserPage>
  )
}
