import { macro } from '@pandora/contract/domains/macro/operations'
import { ranges } from '../../charts/bars.ts'
import { useAddressField } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useTexts } from '../../lib/texts.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { FX, pairs } from './currencies.ts'
import styles from './Rates.module.css'
import { SeriesSource } from './SeriesSource.tsx'
import { macroTexts } from './texts.ts'
import { currency } from './views.ts'

const fields = { as: `${FX}View` } as const

/** Five exchange rates beside each other; range and view are chosen once for all. */
export function ExchangeRates() {
  const t = useTexts(macroTexts)
  const query = useOperation(macro.exchangeRate, {})
  const [rangeText, setRange] = useAddressField(`${FX}Range`)
  const [view, setView] = useAddressField(`${FX}View`)
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
      <div className={styles.five}>
        {pairs.map((pair) => (
          <ViewTile key={pair} view={currency} given={{ pair }} fields={fields} title={t(pair)} level={3} />
        ))}
      </div>
    </section>
  )
}
