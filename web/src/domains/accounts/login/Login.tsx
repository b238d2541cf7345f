import { useAddressField } from '../../../lib/address.ts'
import { useTexts } from '../../../lib/texts.ts'
import { useMedia } from '../../../lib/useMedia.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import styles from '../Forms.module.css'
import { accountTexts } from '../texts.ts'
import { UserPage } from '../UserPage.tsx'
import { DemoBar } from './DemoBar.tsx'
import { useDemo } from './useDemo.ts'
import { MailForm } from './MailForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { Systems } from './Systems.tsx'

/** `/u/login`: both account systems (ACC-01), side by side where there is room, else as tabs; and the demo. */
export default function Login() {
  const t = useTexts(accountTexts)
  const wide = useMedia('(min-width: 1240px)')
  const [by, setBy] = useAddressField('by')
  const chosen = by === 'phone' ? 'phone' : 'mail'
  return (
    <UserPage title={t('title')} subtitle={t('subtitle')} wide>
      {wide ? (
        <div className={`${styles.frame} ${styles.two}`}>
          <MailForm first={chosen === 'mail'} />
          <PhoneForm first={chosen === 'phone'} />
        </div>
      ) : (
        <Systems chosen={chosen} onChoose={(system) => setBy(system === 'phone' ? 'phone' : '')}>
          {chosen === 'mail' ? <MailForm first /> : <PhoneForm first alone />}
        </Systems>
      )}
      <Text className={styles.foot} as="p" size="small" tone="quiet">
        {t('firstAdmin')}
      </Text>
      <DemoBar entry={useDemo()} />
    </UserPage>
  )
}
