import { useMemo } from 'react'
import { macro } from '@pandora/contract/domains/macro/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { LineChart } from '../../../charts/LineChart.tsx'
import { pointsOf } from '../../../charts/lines.ts'
import { useAddressField } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Fill } from '../../../ui/kit/Stack.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { tenors } from '../curve.ts'
import type { Tenor } from '../curve.ts'
import { LatestRates } from '../LatestRates.tsx'
import styles from '../Rates.module.css'
import { SeriesSource } from '../SeriesSource.tsx'
import { macroTexts } from '../texts.ts'
import { useNoSeries } from '../useNoSeries.ts'

/** Tenors that tell the others; eight lines at once are hard to read. */
const main = ['now', 'oneWeek', 'threeMonth', 'oneYear'] as const
type Shibor = OutputOf<typeof macro.shibor>
const keys = {
  now: 'now',
  oneWeek: 'oneWeek',
  twoWeek: 'twoWeek',
  oneMonth: 'oneMonth',
  threeMonth: 'threeMonth',
  sixMonth: 'sixMonth',
  nineMonth: 'nineMonth',
  oneYear: 'shiborOneYear',
} as const satisfies Record<Tenor, string>

function History({ data }: { data: Shibor }) {
  const t = useTexts(macroTexts)
  const [all, setAll] = useAddressField('shiborTenors')
  const lines = useMemo(
    () =>
      (all === 'all' ? tenors : main).map((tenor) => ({
        key: tenor,
        name: t(keys[tenor]),
        points: pointsOf(data.valueCode, data[tenor]),
      })),
    [data, t, all],
  )
  return (
    <div className={styles.body}>
      <div className={styles.above}>
        <LatestRates days={data.valueCode} digits={3} rates={[[t('now'), data.now]]} />
        <SegmentedControl
          label={`${t('shiborHistory')} · ${t('tenors')}`}
          value={all === 'all' ? 'all' : 'main'}
          onChange={(to) => setAll(to === 'all' ? 'all' : '')}
          options={[
            { value: 'main', text: t('main') },
            { value: 'all', text: t('allTenors') },
          ]}
        />
      </div>
      <Fill>
        <LineChart name={t('shiborHistory')} unit={t('perCent')} digits={3} field="shibor" lines={lines} />
      </Fill>
    </div>
  )
}

/** SHIBOR: every tenor over time (POLICY-26). */
export default function ShiborHistoryView() {
  const query = useOperation(macro.shibor, {})
  const noSeries = useNoSeries()
  return (
    <ViewBody
      answer={query}
      source={(data) => <SeriesSource origin={data} />}
      empty={({ valueCode }) => (valueCode.length > 0 ? undefined : noSeries)}
    >
      {(data) => <History data={data} />}
    </ViewBody>
  )
}
