import { macro } from '@pandora/contract/domains/macro/operations'
import { LineChart } from '../../../charts/LineChart.tsx'
import { pointsOf } from '../../../charts/lines.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Fill } from '../../../ui/kit/Stack.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { LatestRates } from '../LatestRates.tsx'
import styles from '../Rates.module.css'
import { SeriesSource } from '../SeriesSource.tsx'
import { macroTexts } from '../texts.ts'
import { useNoSeries } from '../useNoSeries.ts'

/** Loan prime rate: it holds until the next one, so it is drawn in steps (POLICY-25). */
export default function LprView() {
  const t = useTexts(macroTexts)
  const query = useOperation(macro.lpr, {})
  const noSeries = useNoSeries()
  return (
    <ViewBody
      answer={query}
      source={(data) => <SeriesSource origin={data} />}
      empty={({ valueCode }) => (valueCode.length > 0 ? undefined : noSeries)}
    >
      {(data) => (
        <div className={styles.body}>
          <LatestRates
            days={data.valueCode}
            digits={2}
            rates={[
              [t('oneYear'), data.oneYear],
              [t('fiveYear'), data.fiveYear],
            ]}
          />
          <Fill>
            <LineChart
              name={t('lprShort')}
              unit={t('perCent')}
              field="lpr"
              startRange="all"
              steps
              lines={[
                { key: 'oneYear', name: t('oneYear'), points: pointsOf(data.valueCode, data.oneYear) },
                { key: 'fiveYear', name: t('fiveYear'), points: pointsOf(data.valueCode, data.fiveYear) },
              ]}
            />
          </Fill>
        </div>
      )}
    </ViewBody>
  )
}
