import type { macro } from '@pandora/contract/domains/macro/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useState } from 'react'
import { useAddressField } from '../../lib/address.ts'
import { number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Figure } from '../../ui/Figure.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { boundsOf, curvesOf } from './curve.ts'
import type { Curve } from './curve.ts'
import { macroTexts } from './texts.ts'
import { Pane } from '../../ui/kit/Stack.tsx'
import styles from './ShiborCurve.module.css'
import { Text } from '../../ui/kit/Text.tsx'

interface Row {
  name: string
  rates: readonly (number | null)[]
}

const columnsOf = (tenor: string, curves: readonly Curve[]): Column<Row>[] => [
  { key: 'tenor', title: tenor, value: ({ name }) => name, sortable: false },
  ...curves.map(({ day }, at): Column<Row> => ({
    key: day,
    title: `${day} %`,
    figures: true,
    sortable: false,
    value: ({ rates }) => rates[at] ?? null,
    cell: ({ rates }) => <Figure value={rates[at]} digits={3} />,
  })),
]

function Drawn({ curves, names }: { curves: readonly Curve[]; names: readonly string[] }) {
  const t = useTexts(macroTexts)
  const [over, setOver] = useState<number | null>(null)
  const bounds = boundsOf(curves)
  if (!bounds) return null
  const { low, high, step } = bounds
  const x = (place: number) => ((place + 0.5) / names.length) * 100
  const y = (rate: number) => (1 - (rate - low) / (high - low)) * 100
  const grid = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step)
  const said = t('curveDescribed', {
    date: curves[0]?.day ?? '',
    low: number(Math.min(...(curves[0]?.rates ?? []).filter((rate) => rate !== null))),
    high: number(Math.max(...(curves[0]?.rates ?? []).filter((rate) => rate !== null))),
  })
  return (
    <div className={styles.plot} role="img" aria-label={said} onPointerLeave={() => setOver(null)}>
      <div className={styles.area}>
        {grid.map((rate) => (
          <span key={rate} className={styles.grid} style={{ top: `${y(rate)}%` }}>
            <i>{number(rate, { digits: step < 0.1 ? 2 : 1 })}%</i>
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {curves.map(({ day, rates }, at) => (
            <polyline
              key={day}
              points={rates.flatMap((rate, place) => (rate === null ? [] : [`${x(place)},${y(rate)}`])).join(' ')}
              fill="none"
              stroke={`var(--series-${at === 0 ? 1 : at === 1 ? 2 : 7})`}
              strokeWidth={at === 0 ? 2 : 1.5}
              strokeDasharray={at === 0 ? undefined : '4 3'}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {(curves[0]?.rates ?? []).map((rate, place) =>
          rate === null ? null : (
            <span key={names[place]} className={styles.point} style={{ left: `${x(place)}%`, top: `${y(rate)}%` }} />
          ),
        )}
        {names.map((name, place) => (
          <span
            key={name}
            className={`${styles.column} ${over === place ? styles.over : ''}`}
            style={{ left: `${(place / names.length) * 100}%`, width: `${100 / names.length}%` }}
            onPointerEnter={() => setOver(place)}
          />
        ))}
        {over === null ? null : (
          <div className={styles.tip}>
            <Text as="b">{names[over]}</Text>
            {curves.map(({ day, rates }) => (
              <span key={day}>
                {day} {number(rates[over], { digits: 3 })}%
              </span>
            ))}
          </div>
        )}
      </div>
      <div className={styles.names} aria-hidden="true">
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </div>
  )
}

/** SHIBOR by tenor on the last day, a month and a year before; the same as a table. */
export function ShiborCurve({ data, names }: { data: OutputOf<typeof macro.shibor>; names: readonly string[] }) {
  const t = useTexts(macroTexts)
  const [view, setView] = useAddressField('curveView')
  const curves = curvesOf(data)
  const rows = names.map((name, place): Row => ({ name, rates: curves.map(({ rates }) => rates[place] ?? null) }))
  return (
    <Pane>
      <div className={styles.controls}>
        <ul className={styles.legend}>
          {curves.map(({ day }, at) => (
            <li key={day}>
              <i className={styles[`line${at}`]} aria-hidden="true" />
              {day}
            </li>
          ))}
        </ul>
        <SegmentedControl
          label={`${t('shiborCurve')} · ${t('view')}`}
          value={view === 'table' ? 'table' : 'chart'}
          onChange={(to) => setView(to === 'table' ? 'table' : '')}
          options={[
            { value: 'chart', text: t('chart') },
            { value: 'table', text: t('table') },
          ]}
        />
      </div>
      {view === 'table' ? (
        <div className={styles.table}>
          <DataTable
            label={t('shiborCurve')}
            columns={columnsOf(t('tenor'), curves)}
            rows={rows}
            rowKey={({ name }) => name}
          />
        </div>
      ) : (
        <Drawn curves={curves} names={names} />
      )}
    </Pane>
  )
}
