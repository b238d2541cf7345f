import { useTexts } from '../../lib/texts.ts'
import { Figure } from '../../ui/Figure.tsx'
import { latestOf } from './latest.ts'
import { macroTexts } from './texts.ts'
import styles from './Rates.module.css'

/** Last values side by side: name, rate in per cent, change in percentage points, day. */
export function LatestRates({
  days,
  digits,
  rates,
}: {
  days: readonly string[]
  /** As many as the line beside it shows. */
  digits: number
  rates: readonly (readonly [name: string, values: readonly (number | null)[]])[]
}) {
  const t = useTexts(macroTexts)
  const last = rates
    .map(([, values]) => latestOf(days, values)?.day ?? '')
    .toSorted()
    .at(-1)
  return (
    <dl className={styles.latest}>
      {rates.map(([name, values]) => {
        const latest = latestOf(days, values)
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>
                <Figure value={latest?.value} digits={digits} unit="%" />
              </b>{' '}
              <span title={t('change')}>
                <Figure value={latest?.change} digits={digits} change arrow />
              </span>
            </dd>
          </div>
        )
      })}
      {last ? (
        <div className={styles.quiet}>
          <dt className="visually-hidden">{t('onDay')}</dt>
          <dd>{last}</dd>
        </div>
      ) : null}
    </dl>
  )
}
