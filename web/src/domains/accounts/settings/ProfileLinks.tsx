import { useState } from 'react'
import { covered } from '../codes/phone.ts'
import type { User } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { LinkEmail } from './LinkEmail.tsx'
import { LinkPhone } from './LinkPhone.tsx'
import styles from './Settings.module.css'
import { settingsTexts } from './texts.ts'

/**
 * How the account is reached and signed in to: by e-mail, by telephone, or both (ACC-01: the same person may hold
 * both).
 */
export function ProfileLinks({ user }: { user: User }) {
  const t = useTexts(settingsTexts)
  const [open, setOpen] = useState<'email' | 'phone' | null>(null)
  const close = () => setOpen(null)
  return (
    <section className={styles.card}>
      <h2>{t('reach')}</h2>
      <p className={styles.note}>{t('reachText')}</p>
      <dl className={styles.facts}>
        <dt>{t('email')}</dt>
        <dd>{user.email || '–'}</dd>
        <dd>
          <Button
            size="small"
            aria-expanded={open === 'email'}
            onClick={() => setOpen(open === 'email' ? null : 'email')}
          >
            {t(user.email ? 'changeEmail' : 'addEmail')}
          </Button>
        </dd>
        {open === 'email' ? (
          <dd className={styles.wholeRow}>
            <LinkEmail user={user} onDone={close} />
          </dd>
        ) : null}
        <dt>{t('phone')}</dt>
        <dd>{user.phoneNum ? covered(user.phoneNum) : '–'}</dd>
        <dd>
          <Button
            size="small"
            aria-expanded={open === 'phone'}
            onClick={() => setOpen(open === 'phone' ? null : 'phone')}
          >
            {t(user.phoneNum ? 'changePhone' : 'addPhone')}
          </Button>
        </dd>
        {open === 'phone' ? (
          <dd className={styles.wholeRow}>
            <LinkPhone user={user} onDone={close} />
          </dd>
        ) : null}
      </dl>
    </section>
  )
}
