import { macro } from '@pandora/contract/domains/macro/operations'
import { LineChart } from '../../charts/LineChart.tsx'
import { pointsOf } from '../../charts/lines.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { LatestRates } from './LatestRates.tsx'
import { NoSeries } from './NoSeries.tsx'
import { SeriesSource } from './SeriesSource.tsx'
import { macroTexts } from './texts.ts'
import { Fill } from '../../ui/kit/Stack.tsx'
import styles from './Rates.module.css'

/** Loan prime rate: it holds until the next one, so it is drawn in steps (POLICY-25). */
export function LprTile({ className }: { className?: string | undefined }) {
  const t = useTexts(macroTexts)
  const query = useOperation(macro.lpr, {})
  return (
    <Tile
      title={t('lpr')}
      className={className}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      health={query.error ? 'error' : undefined}
      source={query.data ? <SeriesSource origin={query.data} /> : undefined}
    >
      <Answer query={query} waiting={<Skeleton shape="block" />}>
        {(data) =>
          data.valueCode.length === 0 ? (
            <NoSeries />
          ) : (
            <div className={styles.body}>
              <LatestRates
                days={data.valueCode}
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
          )
        }
      </Answer>
    </Tile>
  )
}
