import { useEffect, useMemo, useRef, useState } from 'react'
import { useAddressField } from '../lib/address.ts'
import { number } from '../lib/formats.ts'
import { useRoot } from '../lib/store.ts'
import { usePhone } from '../lib/usePhone.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import { Figure } from '../ui/Figure.tsx'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/DataTable.tsx'
import { axisOf } from './axis.ts'
import type { AxisKind } from './axis.ts'
import { rangeStart, rangesUpTo } from './bars.ts'
import type { Range } from './bars.ts'
import { drawLines } from './line/lineModel.ts'
import type { LineModel } from './line/lineModel.ts'
import { colourOf, rowsOf, stackEnds } from './lines.ts'
import type { Line, LineRow } from './lines.ts'
import { Text } from '../ui/kit/Text.tsx'
import styles from './Chart.module.css'
import { chartTexts } from './texts.ts'

interface Props {
  /** What is shown, for the table and for those who do not see it. */
  name: string
  lines: readonly Line[]
  /** Unit of all values: `%`, `CNY`. */
  unit: string
  digits?: number
  /** Values hold until the next one: drawn as steps. */
  steps?: boolean
  /** Counts: drawn as columns over one another. */
  columns?: boolean
  /** Ends of the scale, where the values have such: 0 and 100 per cent. */
  bounds?: readonly [number, number] | null
  /** Which lines its value axis stands on, where it is not the library's choice (`axisOf`). */
  axis?: AxisKind | undefined
  /** Days marked by a line across. */
  marks?: readonly string[]
  /** Prefix of its fields in the address: `<field>Range`, `<field>View`. */
  field: string
  startRange?: Range
  /** The longest range that its values reach back: longer ones would show the same under another name. */
  longest?: Range
  /** False: all of its values stand, and how far they reach back is chosen elsewhere. */
  ranged?: boolean
  /** Without controls and legend: they stand once, for several charts of one `field`. */
  small?: boolean
  /** The legend all the same. */
  legend?: boolean
  /** A day of the picture was pressed. */
  onChoose?: (day: string) => void
}

const noMarks: readonly string[] = []

/** Values over time: range, unit, and the same data as a table. */
export function LineChart({
  name,
  lines,
  unit,
  digits = 2,
  steps = false,
  columns: asColumns = false,
  bounds = null,
  axis: axisKind,
  marks = noMarks,
  field,
  startRange = '1y',
  longest = 'all',
  ranged = true,
  small = false,
  legend = !small,
  onChoose,
}: Props) {
  const t = useTexts(chartTexts)
  const phone = usePhone()
  const language = useLanguage()
  const colourType = useRoot((root) => root.preferences.colourType)
  const [rangeText, setRange] = useAddressField(`${field}Range`)
  const [view, setView] = useAddressField(`${field}View`)
  const element = useRef<HTMLDivElement>(null)
  const [model, setModel] = useState<LineModel | null>(null)
  const chosen = useRef(onChoose)
  useEffect(() => {
    chosen.current = onChoose
  })
  const offered = rangesUpTo(longest)
  const range = ranged ? (offered.find((value) => value === rangeText) ?? startRange) : 'all'
  const asTable = view === 'table'
  const last = useMemo(
    () =>
      lines
        .map(({ points }) => points.at(-1)?.[0] ?? '')
        .toSorted()
        .at(-1) ?? '',
    [lines],
  )
  const from = last ? rangeStart(last, range) : undefined
  const cut = useMemo(
    () =>
      lines.map((line) => ({
        ...line,
        points: from ? line.points.filter(([day]) => day >= from) : line.points,
        ...(line.band && from ? { band: line.band.filter(([day]) => day >= from) } : {}),
      })),
    [lines, from],
  )
  const rows = useMemo(() => rowsOf(cut), [cut])
  const axis = useMemo(
    () =>
      axisKind
        ? axisOf(asColumns ? stackEnds(cut) : cut.flatMap(({ points }) => points.map(([, value]) => value)), axisKind)
        : null,
    [cut, axisKind, asColumns],
  )
  const count = cut.reduce((sum, { points }) => sum + points.length, 0)
  const renderer = count < 1000 ? 'svg' : 'canvas'
  const drawable = !asTable && rows.length > 0

  useEffect(() => {
    if (!drawable || !element.current) return undefined
    const drawn = drawLines(element.current, renderer)
    setModel(drawn)
    drawn.onPress((day) => chosen.current?.(day))
    return () => {
      setModel(null)
      drawn.remove()
    }
  }, [drawable, renderer])
  useEffect(() => {
    model?.setLines(cut, { language, unit, digits, steps, columns: asColumns, bounds, axis, marks, colourType })
  }, [model, cut, language, unit, digits, steps, asColumns, bounds, axis, marks, colourType])

  const columns = useMemo(
    (): Column<LineRow>[] => [
      { key: 'day', title: t('date'), width: '104px', value: ({ day }) => day },
      ...lines.map((line, place): Column<LineRow> => ({
        key: line.key,
        title: line.name,
        figures: true,
        value: ({ values }) => values[place] ?? null,
        cell: ({ values }) => <Figure value={values[place]} digits={digits} />,
      })),
    ],
    [t, lines, digits],
  )
  return (
    // On a phone a legend may take many lines: what is around grows with it, and the picture keeps its height.
    <div
      className={`${styles.chart} ${small ? styles.small : ''}`}
      data-grows={(phone && !small && !asTable) || undefined}
    >
      {small ? null : (
        <div className={styles.controls}>
          {ranged ? (
            <SegmentedControl
              label={`${name} · ${t('range')}`}
              value={range}
              onChange={setRange}
              options={offered.map((value) => ({ value, text: t(`range_${value}`) }))}
            />
          ) : null}
          <Text className={styles.basis} size="small" tone="quiet">
            {unit}
          </Text>
          <SegmentedControl
            label={`${name} · ${t('view')}`}
            value={asTable ? 'table' : 'chart'}
            onChange={(value) => setView(value === 'table' ? 'table' : '')}
            options={[
              { value: 'chart', text: t('chart') },
              { value: 'table', text: t('table') },
            ]}
          />
        </div>
      )}
      {rows.length === 0 ? (
        <p className={styles.none}>{t('noData')}</p>
      ) : asTable ? (
        <div className={styles.table}>
          <DataTable label={name} columns={columns} rows={rows} rowKey={({ day }) => day} />
        </div>
      ) : (
        <>
          {legend ? (
            <p className={styles.legend}>
              {cut.map((line, place) => (
                <span key={line.key} className={styles.other}>
                  <i style={{ background: `var(--${colourOf(line, place)})` }} aria-hidden="true" />
                  <Text>{line.name}</Text>{' '}
                  <b>
                    {line.sign
                      ? number(line.points.filter(([, value]) => value !== null).length, { digits: 0 })
                      : number(line.points.findLast(([, value]) => value !== null)?.[1], { digits })}
                  </b>
                </span>
              ))}
            </p>
          ) : null}
          <div
            ref={element}
            className={styles.canvas}
            role="img"
            aria-label={t('lineDescribed', {
              name,
              from: rows.at(-1)?.day ?? '',
              to: rows[0]?.day ?? '',
              count: lines.length,
            })}
          />
        </>
      )}
    </div>
  )
}
