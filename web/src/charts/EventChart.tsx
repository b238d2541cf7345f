import { useEffect, useMemo, useRef, useState } from 'react'
import { number } from '../lib/formats.ts'
import { useRoot } from '../lib/store.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import type { Bar, Range } from './bars.ts'
import { BarLegend } from './BarLegend.tsx'
import { drawPrices } from './priceModel.ts'
import type { Compared, Pin, PriceModel, Sight } from './priceModel.ts'
import styles from './PriceChart.module.css'
import { chartTexts } from './texts.ts'

interface Props {
  name: string
  bars: readonly Bar[]
  range: Range
  /** Bars that have something pinned to them, oldest first. */
  pins: readonly Pin[]
  onChoose: (date: string) => void
  log?: boolean
  compared?: readonly Compared[]
  /** What is in sight instead of the range. */
  sight?: Sight | undefined
  /** The reader moved or zoomed: told once it rests. */
  onSight?: ((sight: Sight) => void) | undefined
}

const nobody: readonly Compared[] = []
/** How long the chart has to rest until what is in sight is kept, in ms. */
const REST_MS = 400

/** Candles with volume, and marks at the bars that something is pinned to; what it shows is all given from outside. */
export function EventChart({
  name,
  bars,
  range,
  pins,
  onChoose,
  log = false,
  compared = nobody,
  sight,
  onSight,
}: Props) {
  const t = useTexts(chartTexts)
  const language = useLanguage()
  const colourType = useRoot((root) => root.preferences.colourType)
  const element = useRef<HTMLDivElement>(null)
  const [model, setModel] = useState<PriceModel | null>(null)
  const [hovered, setHovered] = useState<string | null>(null)
  const calls = useRef({ onChoose, onSight })
  useEffect(() => {
    calls.current = { onChoose, onSight }
  })
  // What the chart itself told stands already: setting it again would move it under the hand.
  const told = useRef('')
  useEffect(() => {
    if (!element.current) return undefined
    let resting: ReturnType<typeof setTimeout> | undefined
    const drawn = drawPrices(
      element.current,
      setHovered,
      (date) => calls.current.onChoose(date),
      (seen) => {
        clearTimeout(resting)
        resting = setTimeout(() => {
          told.current = `${seen.from} ${seen.to}`
          calls.current.onSight?.(seen)
        }, REST_MS)
      },
    )
    setModel(drawn)
    return () => {
      clearTimeout(resting)
      setModel(null)
      drawn.remove()
    }
  }, [])
  const settings = useMemo(
    () => ({ language, log, under: 'volume' as const, compared, digits: 2, colourType }),
    [language, log, compared, colourType],
  )
  useEffect(() => {
    model?.setBars(bars, settings)
  }, [model, bars, settings])
  useEffect(() => {
    model?.setPins(pins)
  }, [model, pins])
  const [from, to] = [sight?.from, sight?.to]
  // Set anew with the bars and the lines beside them: their days decide where it begins.
  useEffect(() => {
    if (!model || bars.length + compared.length === 0) return
    if (from === undefined || to === undefined) model.setRange(range)
    else if (told.current !== `${from} ${to}`) model.setSight({ from, to })
  }, [model, range, bars, compared, from, to])
  const shown = bars.find(({ date }) => date === hovered) ?? bars.at(-1)
  return (
    <div className={`${styles.chart} ${styles.small}`}>
      {shown ? <BarLegend bar={shown} under="volume" digits={2} /> : null}
      <div
        ref={element}
        className={styles.canvas}
        role="figure"
        aria-label={t('described', {
          name,
          from: bars[0]?.date ?? '',
          to: bars.at(-1)?.date ?? '',
          count: bars.length,
          close: number(bars.at(-1)?.close),
        })}
      />
    </div>
  )
}
