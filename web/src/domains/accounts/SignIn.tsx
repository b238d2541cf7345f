import { useEffect } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Brand } from '../../ui/Brand.tsx'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { LatestNews } from './LatestNews.tsx'
import { SignInForm } from './SignInForm.tsx'
import styles from './SignIn.module.css'
import { accountTexts } from './texts.ts'

/** `/u/login`: the e-mail account (ACC-01 a). */
export function SignIn() {
  const t = useTexts(accountTexts)
  const title = t('title')
  useEffect(() => { document.title = `${title} · Pandora` }, [title])
  return (
    <div className={styles.page}>
      <section className={styles.side} aria-label="Pandora">
        <div className={styles.brand}><Brand /></div>
        <div className={styles.hero}>
          <p className={styles.heroTitle}>{t('heroOne')}<br /><span>{t('heroTwo')}</span></p>
          <p className={styles.heroText}>{t('heroText')}</p>
        </div>
        <LatestNews />
      </section>
      <main className={styles.main}>
        <div className={styles.language}><LanguageSwitch /></div>
        <div className={styles.column}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.subtitle}>{t('subtitle')}</p>
          <SignInForm />
          <p className={styles.foot}>{t('firstAdmin')}</p>
        </div>
      </main>
    </div>
  )
}
