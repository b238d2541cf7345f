import { macro } from '@pandora/contract/domains/macro/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { ranges } from '../../charts/bars.ts'
import { LineChart } from '../../charts/LineChart.tsx'
import { pointsOf } from '../../charts/lines.ts'
import { useAddressField } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { exportTable } from '../../ui/table/DataTable.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { latestOf } from './latest.ts'
import { NoSeries } from './NoSeries.tsx'
import { SeriesSource } from './SeriesSource.tsx'
import { macroTexts } from './texts.ts'
import styles from './Rates.module.css'

type Rates = OutputOf<typeof macro.exchangeRate>
/** The five currencies against the yuan (POLICY-24), with digits that show a day's change. */
const currencies = [
  ['usdCny', 'USD', 4],
  ['eurCny', 'EUR', 4],
  ['jpyCny', 'JPY', 6],
  ['hkdCny', 'HKD', 4],
  ['gbpCny', 'GBP', 4],
] as const
const FIELD = 'fx'

function CurrencyTile({
  rates,
  field,
  currency,
  digits,
}: {
  rates: Rates
  field: (typeof currencies)[number][0]
  currency: string
  digits: number
}) {
  const t = useTexts(macroTexts)
  const unit = t('per', { currency })
  const values = rates[field]
  const latest = latestOf(rates.time, values)
  const name = t('pair', { currency })
  const lines = [{ key: field, name, points: pointsOf(rates.time, values) }]
  return (
    <Tile
      title={t(field)}
      context={name}
      level={3}
      source={<ProvenanceLink provenance={rates.provenance} bare />}
      onExport={() =>
        exportTable(
          currency.toLowerCase(),
          [
            { key: 'day', title: 'date', value: ([day]: (typeof lines)[0]['points'][number]) => day },
            { key: 'value', title: unit, value: ([, value]) => value },
          ],
          lines[0]?.points ?? [],
        )
      }
    >
      {latest ? (
        <div className={styles.currency}>
          <p className={styles.head}>
            <span className={styles.value}>
              <Figure value={latest.value} digits={digits} />
            </span>
            <span title={t('change')}>
              <Figure value={latest.change} digits={digits} change arrow />{' '}
              <Figure value={latest.changeRate} as="percent" change />
            </span>
            <span className={styles.quiet} title={currency === 'JPY' ? t('jpyNote') : undefined}>
              {unit} · {latest.day}
            </span>
          </p>
          <div className={styles.small}>
            <LineChart small name={`${t(field)} ${name}`} lines={lines} unit={unit} digits={digits} field={FIELD} />
          </div>
        </div>
      ) : (
        <NoSeries />
      )}
    </Tile>
  )
}

/** Five exchange rates beside each other; range and view are chosen once for all. */
export function ExchangeRates() {
  const t = useTexts(macroTexts)
  const query = useOperation(macro.exchangeRate, {})
  const [rangeText, setRange] = useAddressField(`${FIELD}Range`)
  const [view, setView] = useAddressField(`${FIELD}View`)
  const range = ranges.find((one) => one === rangeText) ?? '1y'
  return (
    <section className={styles.section} aria-labelledby="fx-title">
      <header className={styles.sectionHead}>
        <h2 id="fx-title">{t('fx')}</h2>
        <span className={styles.quiet}>{t('fxUnit')}</span>
        <span className={styles.spring}>{query.data ? <SeriesSource origin={query.data} /> : null}</span>
        <SegmentedControl
          label={`${t('fx')} · ${t('range')}`}
          value={range}
          onChange={setRange}
          options={ranges.map((value) => ({ value, text: t(`range_${value}`) }))}
        />
        <SegmentedControl
          label={`${t('fx')} · ${t('view')}`}
          value={view === 'table' ? 'table' : 'chart'}
          onChange={(to) => setView(to === 'table' ? 'table' : '')}
          options={[
            { value: 'chart', text: t('chart') },
            { value: 'table', text: t('table') },
          ]}
        />
      </header>
      <Answer
        query={query}
        waiting={
          <div className={styles.five}>
            {currencies.map(([field]) => (
              <div key={field} className={styles.waiting}>
                <Skeleton shape="block" />
              </div>
            ))}
          </div>
        }
      >
        {(rates) => (
          <div className={styles.five}>
            {currencies.map(([field, currency, digits]) => (
              <CurrencyTile key={field} rates={rates} field={field} currency={currency} digits={digits} />
            ))}
          </div>
        )}
      </Answer>
    </section>
  )
}
