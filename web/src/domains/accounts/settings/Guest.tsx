import { Check, X } from 'lucide-react'
import { dateTime, until } from '../../../lib/formats.ts'
import { useGo } from '../../../lib/address.ts'
import { useRoot } from '../../../lib/store.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { useNow } from '../../../lib/useNow.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './Settings.module.css'
import { settingsTexts } from './texts.ts'

const may = ['may1', 'may2', 'may3'] as const
const mayNot = ['mayNot1', 'mayNot2', 'mayNot3'] as const

/** What a guest of the demo may do, until when, and how to keep the account. */
export function Guest() {
  const t = useTexts(settingsTexts)
  const language = useLanguage()
  const go = useGo()
  const now = useNow(60_000)
  const ends = useRoot((root) => root.user.info?.expire_time ?? null)
  return (
    <section className={styles.card}>
      <h2>{t('guest')}</h2>
      <p className={styles.note}>
        {ends ? t('guestText', { left: until(ends, now, language), time: dateTime(ends) }) : t('guestTextPlain')}
      </p>
      <ul className={styles.means}>
        {may.map((key) => (
          <li key={key}>
            <Check size={14} className={styles.yes} aria-label={t('yes')} role="img" />
            {t(key)}
          </li>
        ))}
        {mayNot.map((key) => (
          <li key={key}>
            <X size={14} className={styles.no} aria-label={t('no')} role="img" />
            {t(key)}
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button kind="primary" onClick={() => go('/u/register')}>
          {t('guestKeep')}
        </Button>
      </div>
    </section>
  )
}
