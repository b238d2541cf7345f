import { useState } from 'react'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { download } from '../../../lib/api/download.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { notify } from '../../../lib/notices.ts'
import { useRoot } from '../../../lib/store.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import styles from './Settings.module.css'
import { settingsTexts } from './texts.ts'

/** What the product holds of the user: as a file to take along, and how to have it deleted. */
export function MyData() {
  const t = useTexts(settingsTexts)
  const language = useLanguage()
  const user = useRoot((root) => root.user.info)
  const [busy, setBusy] = useState(false)
  if (!user) return null
  const take = async () => {
    setBusy(true)
    try {
      await download(accounts.exportData, {}, `pandora-${user.uid}.json`)
      notify('success', t('exported'))
    } catch (error) {
      notify('error', failureText(error, language))
    }
    setBusy(false)
  }
  return (
    <>
      <section className={styles.card}>
        <h2>{t('exportTitle')}</h2>
        <p className={styles.note}>{t('exportText')}</p>
        <div className={styles.row}>
          <Button
            busy={busy}
            onClick={() => {
              void take()
            }}
          >
            {t('exportStart')}
          </Button>
        </div>
      </section>
      <section className={styles.card}>
        <h2>{t('deleteTitle')}</h2>
        <p className={styles.note}>{t('deleteText')}</p>
        <ul className={styles.means}>
          <li>{t('deleteMeans1')}</li>
          <li>{t('deleteMeans2')}</li>
          <li>{t('deleteMeans3')}</li>
        </ul>
        <DeleteAccount user={user} />
      </section>
    </>
  )
}
