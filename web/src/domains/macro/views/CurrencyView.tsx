import { macro } from '@pandora/contract/domains/macro/operations'
import { LineChart } from '../../../charts/LineChart.tsx'
import { pointsOf } from '../../../charts/lines.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { currencies, FX } from '../currencies.ts'
import type { currencyParameters } from '../currencies.ts'
import { latestOf } from '../latest.ts'
import styles from '../Rates.module.css'
import { macroTexts } from '../texts.ts'
import { useNoSeries } from '../useNoSeries.ts'

/** What one unit of a currency costs: the last rate, its move, and its course. */
export default function CurrencyView({ parameters: { pair } }: ViewProps<typeof currencyParameters>) {
  const t = useTexts(macroTexts)
  const { code, digits, units } = currencies[pair]
  const unit = t('per', { currency: code, units })
  const name = t('pair', { currency: code })
  const query = useOperation(macro.exchangeRate, {})
  const noSeries = useNoSeries()
  const points = query.data ? pointsOf(query.data.time, query.data[pair]) : []
  const latest = query.data ? latestOf(query.data.time, query.data[pair]) : undefined
  return (
    <ViewBody
      answer={query}
      context={name}
      source={({ provenance }) => <ProvenanceLink provenance={provenance} bare />}
      empty={() => (latest ? undefined : noSeries)}
      table={() => ({
        name: code.toLowerCase(),
        head: ['date', unit],
        rows: points.map(([day, value]) => [day, value]),
      })}
    >
      {() => (
        <div className={styles.currency}>
          <p className={styles.head}>
            <span className={styles.value}>
              <Figure value={latest?.value} digits={digits} />
            </span>
            <span title={t('change')}>
              <Figure value={latest?.change} digits={digits} change arrow />{' '}
              <Figure value={latest?.changeRate} as="percent" change />
            </span>
            <span className={styles.quiet} title={code === 'JPY' ? t('jpyNote') : undefined}>
              {unit} · {latest?.day}
            </span>
          </p>
          <div className={styles.small}>
            <LineChart
              small
              name={`${t(pair)} ${name}`}
              lines={[{ key: pair, name, points }]}
              unit={unit}
              digits={digits}
              field={FX}
            />
          </div>
        </div>
      )}
    </ViewBody>
  )
}
