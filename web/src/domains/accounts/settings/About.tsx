import { useTexts } from '../../../lib/texts.ts'
import styles from './Settings.module.css'
import { settingsTexts } from './texts.ts'
import { OutLink } from '../../../ui/OutLink.tsx'

/** What the pages are made of, with licences; lightweight-charts' licence asks for its credit. */
const parts = [
  ['React', 'MIT'],
  ['Ariakit', 'MIT'],
  ['React Router', 'MIT'],
  ['TanStack Query · Virtual', 'MIT'],
  ['zustand', 'MIT'],
  ['i18next', 'MIT'],
  ['zod', 'MIT'],
  ['DayPicker', 'MIT'],
  ['Apache ECharts', 'Apache-2.0'],
  ['Lightweight Charts', 'Apache-2.0'],
  ['Lucide', 'ISC'],
  ['Inter', 'OFL-1.1'],
  ['Fastify', 'MIT'],
  ['PostgreSQL', 'PostgreSQL'],
] as const

export function About() {
  const t = useTexts(settingsTexts)
  return (
    <>
      <section className={styles.card}>
        <h2>Pandora</h2>
        <p className={styles.note}>{t('aboutText')}</p>
        <p className={styles.note}>{t('licence')}: Apache-2.0</p>
      </section>
      <section className={styles.card}>
        <h2>{t('charts')}</h2>
        <p className={styles.note}>
          {t('chartsText')} <OutLink to="https://www.tradingview.com/">tradingview.com</OutLink>
        </p>
      </section>
      <section className={styles.card}>
        <h2>{t('parts')}</h2>
        <p className={styles.note}>{t('partsText')}</p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('component')}</th>
              <th scope="col">{t('licenceName')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(([name, licence]) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{licence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
