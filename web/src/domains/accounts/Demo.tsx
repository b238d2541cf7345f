import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../lib/texts.ts'
import { DemoBar } from './login/DemoBar.tsx'
import { useDemo } from './login/useDemo.ts'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Forms.module.css'
import { accountTexts } from './texts.ts'
import { UserPage } from './UserPage.tsx'

/**
 * `/u/demo`: enters the demo as soon as it is ready; where that fails, or there is none, the page says so and offers
 * the other ways.
 */
export default function Demo() {
  const t = useTexts(accountTexts)
  const entry = useDemo()
  const { demo, start } = entry
  const begun = useRef(false)
  useEffect(() => {
    if (demo !== 'ready' || begun.current) return
    begun.current = true
    void start()
  }, [demo, start])
  return (
    <UserPage
      title={t('demoEnter')}
      subtitle={t(demo === 'off' ? 'demoOff' : demo === 'loading' ? 'demoLoading' : 'demoText')}
    >
      <DemoBar entry={entry} />
      <Text className={styles.foot} as="p" size="small" tone="quiet">
        {t('haveAccount')} <Link to="/u/login">{t('signIn')}</Link>
      </Text>
    </UserPage>
  )
}
