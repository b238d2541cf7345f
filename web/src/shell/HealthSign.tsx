import { health } from '@pandora/contract/domains/health/operations'
import { useGo } from '../lib/address.ts'
import { useOperation } from '../lib/api/useOperation.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import { MenuItem, Popup } from '../ui/Popup.tsx'
import { shellTexts } from './texts.ts'
import styles from './Controls.module.css'

const words = { ok: 'stateOk', stale: 'stateStale', empty: 'stateEmpty', error: 'stateError' } as const

/** How the data stand: one bar a kind that has any, in the colour of its state. */
export function HealthSign() {
  const t = useTexts(shellTexts)
  const language = useLanguage()
  const go = useGo()
  const { data } = useOperation(health.overview, {}, { refetchInterval: 60_000 })
  if (!data)
    return <span className={`${styles.health} ${styles.optional}`} aria-label={t('healthUnknown')} role="img" />
  const kinds = data.kinds.filter(({ state }) => state !== 'empty')
  return (
    <Popup
      label={t('health', { ok: data.ok, of: kinds.length })}
      align="end"
      width={264}
      className={`${styles.chip} ${styles.health}`}
      face={
        <>
          <span className={styles.bars} aria-hidden="true">
            {kinds.map(({ kind, state }) => (
              <i key={kind} className={styles[state]} />
            ))}
          </span>
          <span className={styles.optional}>{t('data')}</span>{' '}
          <span className={styles.strong}>
            {data.ok}/{kinds.length}
          </span>
        </>
      }
    >
      {(close) => (
        <>
          <ul className={styles.kinds}>
            {data.kinds.map(({ kind, nameZh, nameEn, state, lastOn }) => (
              <li key={kind}>
                <i className={styles[state]} aria-hidden="true" />
                <span>{language === 'en' ? nameEn : nameZh}</span>
                <span className={styles.aside}>
                  {lastOn ? lastOn.slice(0, 10) : ''} {t(words[state])}
                </span>
              </li>
            ))}
          </ul>
          <MenuItem
            onSelect={() => {
              go('/index/health')
              close()
            }}
          >
            {t('healthOpen')}
          </MenuItem>
        </>
      )}
    </Popup>
  )
}
