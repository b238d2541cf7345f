import { useEffect, useMemo, useRef, useState } from 'react'
import { useAddressField } from '../lib/address.ts'
import { number } from '../lib/formats.ts'
import { useRoot } from '../lib/store.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'
import { barsOf, canLog, isPartial, ranges, underOf, unders } from './bars.ts'
import type { Bars, Range, Under } from './bars.ts'
import { BarLegend } from './BarLegend.tsx'
import { BarTable } from './BarTable.tsx'
import { drawPrices } from './priceModel.ts'
import type { Compared, PriceModel } from './priceModel.ts'
import { Text } from '../ui/kit/Text.tsx'
import styles from './PriceChart.module.css'
import { chartTexts } from './texts.ts'

interface Props {
  /** Whose prices they are. */
  name: string
  bars: Bars
  basis: 'traded' | 'forward-adjusted' | 'backward-adjusted' | null
  /** Day whose share count adjusted prices are counted in. */
  basisDate: string | null
  currency: string | null
  compared?: readonly Compared[]
  /** Prefix of its fields in the address: `priceRange`, `priceScale`, `priceUnder`, `priceView`. */
  field?: string
  digits?: number
  /** A bar was clicked, or chosen in the table. */
  onChoose?: ((date: string) => void) | undefined
}

const nobody: readonly Compared[] = []
const one = <Value extends string>(all: readonly Value[], text: string, fallback: Value): Value =>
  all.find((value) => value === text) ?? fallback

/** Daily candles with volume, amount or turnover; range, linear or log, comparison; the same data as a table. */
export function PriceChart({
  name,
  bars,
  basis,
  basisDate,
  currency,
  compared = nobody,
  field = 'price',
  digits = 2,
  onChoose,
}: Props) {
  const t = useTexts(chartTexts)
  const language = useLanguage()
  const colourType = useRoot((root) => root.preferences.colourType)
  const [rangeText, setRange] = useAddressField(`${field}Range`)
  const [scaleText, setScale] = useAddressField(`${field}Scale`)
  const [underText, setUnder] = useAddressField(`${field}Under`)
  const [view, setView] = useAddressField(`${field}View`)
  const [hovered, setHovered] = useState<string | null>(null)
  const element = useRef<HTMLDivElement>(null)
  const [model, setModel] = useState<PriceModel | null>(null)
  const choose = useRef(onChoose)
  useEffect(() => {
    choose.current = onChoose
  })
  const all = useMemo(() => barsOf(bars), [bars])
  const logPossible = useMemo(() => canLog(bars), [bars])
  const range = one<Range>(ranges, rangeText, '1y')
  const under = one<Under>(unders, underText, 'volume')
  const log = scaleText === 'log' && logPossible
  const asTable = view === 'table'

  useEffect(() => {
    if (asTable || !element.current) return undefined
    const drawn = drawPrices(element.current, setHovered, (date) => choose.current?.(date))
    setModel(drawn)
    return () => {
      setModel(null)
      drawn.remove()
    }
  }, [asTable])
  useEffect(() => {
    model?.setBars(all, { language, log, under, compared, digits, colourType })
  }, [model, all, language, log, under, compared, digits, colourType])
  // Set anew with every bar and line: their days decide where the range begins.
  useEffect(() => {
    if (all.length || compared.length) model?.setRange(range)
  }, [model, range, all, compared])

  const shown = all.find(({ date }) => date === hovered) ?? all.at(-1)
  const partial = all.filter(isPartial).length
  const has = (kind: Under) => all.some((bar) => underOf(bar, kind) !== null)
  return (
    <div className={styles.chart}>
      <div className={styles.controls}>
        <SegmentedControl
          label={t('range')}
          value={range}
          onChange={setRange}
          options={ranges.map((value) => ({ value, text: t(`range_${value}`) }))}
        />
        <SegmentedControl
          label={t('scale')}
          value={log && !compared.length ? 'log' : 'linear'}
          onChange={(value) => setScale(value === 'log' ? 'log' : '')}
          options={[
            { value: 'linear', text: t('linear') },
            {
              value: 'log',
              text: t('log'),
              disabledBecause: compared.length ? t('logCompared') : logPossible ? undefined : t('logImpossible'),
            },
          ]}
        />
        <SegmentedControl
          label={t('under')}
          value={under}
          onChange={(value) => setUnder(value === 'volume' ? '' : value)}
          options={unders.map((value) => ({
            value,
            text: t(value),
            disabledBecause: has(value) ? undefined : t('noUnder'),
          }))}
        />
        <SegmentedControl
          label={t('view')}
          value={asTable ? 'table' : 'chart'}
          onChange={(value) => setView(value === 'table' ? 'table' : '')}
          options={[
            { value: 'chart', text: t('chart') },
            { value: 'table', text: t('table') },
          ]}
        />
        <Text className={styles.basis} size="small" tone="quiet">
          {basis
            ? basisDate
              ? t('basisAsOf', { basis: t(`basis_${basis}`), date: basisDate })
              : t(`basis_${basis}`)
            : null}
          {currency ? ` · ${currency}` : ''}
          {partial ? ` · ${t('closeOnlyCount', { count: number(partial, { digits: 0 }) })}` : ''}
        </Text>
      </div>
      {all.length === 0 ? (
        <p className={styles.none}>{t('noData')}</p>
      ) : asTable ? (
        <BarTable name={name} bars={all} digits={digits} onChoose={onChoose} />
      ) : (
        <>
          {shown ? <BarLegend bar={shown} under={under} digits={digits} /> : null}
          <div
            ref={element}
            className={styles.canvas}
            role="figure"
            aria-label={t('described', {
              name,
              from: all[0]?.date ?? '',
              to: all.at(-1)?.date ?? '',
              count: all.length,
              close: number(all.at(-1)?.close, { digits }),
            })}
          />
        </>
      )}
    </div>
  )
}
