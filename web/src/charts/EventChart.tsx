import { useEffect, useMemo, useRef, useState } from 'react'
import { number } from '../lib/formats.ts'
import { useRoot } from '../lib/store.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import type { Bar, Range } from './bars.ts'
import { BarLegend } from './BarLegend.tsx'
import { drawPrices } from './priceModel.ts'
import type { Pin, PriceModel } from './priceModel.ts'
import styles from './PriceChart.module.css'
import { chartTexts } from './texts.ts'

interface Props {
  name: string
  bars: readonly Bar[]
  range: Range
  /** Bars that have something pinned to them, oldest first. */
  pins: readonly Pin[]
  onChoose: (date: string) => void
}

const nobody = [] as const

/** Candles with volume, and marks at the bars that something is pinned to; what it shows is all given from outside. */
export function EventChart({ name, bars, range, pins, onChoose }: Props) {
  const t = useTexts(chartTexts)
  const language = useLanguage()
  const colourType = useRoot((root) => root.preferences.colourType)
  const element = useRef<HTMLDivElement>(null)
  const [model, setModel] = useState<PriceModel | null>(null)
  const [hovered, setHovered] = useState<string | null>(null)
  const choose = useRef(onChoose)
  useEffect(() => { choose.current = onChoose })
  useEffect(() => {
    if (!element.current) return undefined
    const drawn = drawPrices(element.current, setHovered, (date) => choose.current(date))
    setModel(drawn)
    return () => { setModel(null); drawn.remove() }
  }, [])
  const settings = useMemo(() => ({ language, log: false, under: 'volume' as const, compared: nobody, digits: 2, colourType }), [language, colourType])
  useEffect(() => { model?.setBars(bars, settings) }, [model, bars, settings])
  useEffect(() => { model?.setPins(pins) }, [model, pins])
  // Set anew with the bars: their days decide where the range begins.
  useEffect(() => { if (bars.length) model?.setRange(range) }, [model, range, bars])
  const shown = bars.find(({ date }) => date === hovered) ?? bars.at(-1)
  return (
    <div className={`${styles.chart} ${styles.small}`}>
      {shown ? <BarLegend bar={shown} under="volume" digits={2} /> : null}
      <div
        ref={element} className={styles.canvas} role="figure"
        aria-label={t('described', { name, from: bars[0]?.date ?? '', to: bars.at(-1)?.date ?? '', count: bars.length, close: number(bars.at(-1)?.close) })}
      />
    </div>
  )
}
