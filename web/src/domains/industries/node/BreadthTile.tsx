import { useMemo } from 'react'
import { LineChart } from '../../../charts/LineChart.tsx'
import { pointsOf, rowsOf } from '../../../charts/lines.ts'
import { useAddressField } from '../../../lib/address.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { industryTexts } from '../texts.ts'
import styles from './Node.module.css'
import { countsBy, spanOf } from './spans.ts'
import { usePeriod, useSeries } from './useSeries.ts'

/** How many constituents rose and fell by day, or the sum of rising less falling. */
export function BreadthTile({ id, className }: { id: string; className?: string | undefined }) {
  const t = useTexts(industryTexts)
  const [text, setText] = useAddressField('breadth')
  const [view, setView] = useAddressField('breadthView')
  const kind = text === 'sum' ? 'sum' : 'days'
  const [period] = usePeriod()
  const query = useSeries(id)
  const lines = useMemo(() => {
    if (!query.data) return []
    const { date, advance } = query.data.index
    const { days, rising, falling } = countsBy(spanOf(period), query.data.index)
    return kind === 'sum'
      ? [{ key: 'advance', name: t('advanceLine'), colour: 'series-1', points: pointsOf(date, advance) }]
      : [
          { key: 'falling', name: t('fallingLine'), colour: 'fall', points: pointsOf(days, falling) },
          { key: 'rising', name: t('risingLine'), colour: 'rise', points: pointsOf(days, rising) },
        ]
  }, [query.data, kind, period, t])
  return (
    <Tile
      title={t('breadthOver')}
      className={className}
      health={query.error ? 'error' : undefined}
      onExport={
        lines.length
          ? () => ({
              name: `${t('breadthOver')} ${id}`,
              head: [t('date'), ...lines.map(({ name }) => name)],
              rows: rowsOf(lines).map(({ day, values }) => [day, ...values]),
            })
          : undefined
      }
    >
      <div className={styles.chart}>
        <div className={styles.controls}>
          <SegmentedControl
            label={t('breadthOver')}
            value={kind}
            onChange={(next) => setText(next === 'sum' ? 'sum' : '')}
            options={[
              { value: 'days', text: t('breadth_days') },
              { value: 'sum', text: t('breadth_sum') },
            ]}
          />
          <span className={styles.end}>
            <SegmentedControl
              label={`${t('breadthOver')} · ${t('view')}`}
              value={view === 'table' ? 'table' : 'chart'}
              onChange={(next) => setView(next === 'table' ? 'table' : '')}
              options={[
                { value: 'chart', text: t('chart') },
                { value: 'table', text: t('table') },
              ]}
            />
          </span>
        </div>
        <Answer query={query} waiting={<Skeleton shape="block" />}>
          {(data) =>
            data.index.date.length === 0 ? (
              <Empty why={t('noSeries')} />
            ) : (
              <LineChart
                name={t('breadthOver')}
                lines={lines}
                unit={t('unitCompanies')}
                digits={spanOf(period) === 'day' || kind === 'sum' ? 0 : 1}
                columns={kind === 'days'}
                field="breadth"
                startRange="all"
                small
                legend
              />
            )
          }
        </Answer>
        <p className={styles.note}>{t(kind === 'sum' ? 'advanceNote' : `${spanOf(period)}sNote`)}</p>
      </div>
    </Tile>
  )
}
