import type { health } from '@pandora/contract/domains/health/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { number, percent } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Meter } from '../../ui/kit/Meter.tsx'
import styles from './Health.module.css'
import { share } from './places.ts'
import { healthTexts } from './texts.ts'

type Covered = OutputOf<(typeof health)['overview']>['coverage']
const parts = ['withPrices', 'withIndustry', 'withEnglishName', 'withNews'] as const
const strays = [
  ['pricesWithoutCompany', '/index/search'],
  ['newsWithoutCompany', '/index/flash'],
] as const
const whole = (value: number) => number(value, { digits: 0 })

/** How many companies have what, as bars, and what belongs to no company. */
export function Coverage({ coverage }: { coverage: Covered }) {
  const t = useTexts(healthTexts)
  return (
    <div className={styles.coverage}>
      <ScreenLink to="/index/search" className={styles.all}>
        <span>{t('companies')}</span>
        <b>{whole(coverage.companies)}</b>
      </ScreenLink>
      {coverage.companies === 0 ? (
        <p className={styles.quiet}>{t('none')}</p>
      ) : (
        parts.map((key) => {
          const part = share(coverage[key], coverage.companies)
          return (
            <ScreenLink
              key={key}
              to={key === 'withIndustry' ? '/index/industries' : '/index/search'}
              className={styles.cover}
              title={t('coverageOf', { count: whole(coverage[key]), of: whole(coverage.companies) })}
            >
              <span>{t(key)}</span>
              <Meter value={(part ?? 0) * 100} tone="plain" />
              <span className={styles.figure}>
                {part === null ? '–' : percent(part * 100, { digits: 1, sign: false })}
              </span>
              <span className={styles.figure}>{whole(coverage[key])}</span>
            </ScreenLink>
          )
        })
      )}
      {strays.map(([key, to]) => (
        <ScreenLink key={key} to={to} className={styles.stray}>
          <span>{t(key)}</span>
          <b className={coverage[key] > 0 ? styles.some : undefined}>{whole(coverage[key])}</b>
        </ScreenLink>
      ))}
    </div>
  )
}
