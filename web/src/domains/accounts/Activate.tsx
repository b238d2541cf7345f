import { Link } from 'react-router'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { call } from '../../lib/api/call.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { useCarried } from './codes/carried.ts'
import { MailSteps } from './codes/MailSteps.tsx'
import { sessionMode, useEntering } from './entering.ts'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Forms.module.css'
import { accountTexts } from './texts.ts'
import { UserPage } from './UserPage.tsx'

/**
 * `/u/activate`: an invited account is opened by the link of the invitation, or by a new code for who has lost it
 * (ACC-29).
 */
export default function Activate() {
  const t = useTexts(accountTexts)
  const language = useLanguage()
  const entering = useEntering()
  const given = useCarried()
  return (
    <UserPage title={t('activateTitle')} subtitle={t(given ? 'activateSubtitle' : 'activateLost')}>
      <MailSteps
        name="activate"
        names
        submit={t('activateDone')}
        given={given}
        send={(email, answer) => call(accounts.getActivateCode, { email, ...answer })}
        finish={async (details) =>
          entering(await call(accounts.activate, { ...details, language }, { sessionMode: sessionMode(true) }))
        }
        foot={
          <>
            {t('haveAccount')} <Link to="/u/login">{t('signIn')}</Link>
          </>
        }
      />
      <Text className={styles.foot} as="p" size="small" tone="quiet">
        {t('activateText')}
      </Text>
    </UserPage>
  )
}
