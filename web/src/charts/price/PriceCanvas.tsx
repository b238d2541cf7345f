import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { number, percent } from '../../lib/formats.ts'
import { useRoot } from '../../lib/store.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { BarLegend } from '../BarLegend.tsx'
import type { Drawn } from '../indicators/indicators.ts'
import { chartTexts } from '../texts.ts'
import type { DrawingWords } from './drawing/DrawingLayer.ts'
import { drawByHand } from './drawing/hand.ts'
import type { Tool } from './drawing/hand.ts'
import { moved } from './drawing/shapes.ts'
import type { Drawing } from './drawing/shapes.ts'
import { placeOf } from './interval.ts'
import type { Candle } from './interval.ts'
import type { Pin } from './lane.ts'
import { PriceModel } from './priceModel.ts'
import type { Shown } from './priceModel.ts'
import type { Sight, Wanted } from './sight.ts'
import styles from './PriceCanvas.module.css'

interface Props {
  name: string
  shown: Omit<Shown, 'language'>
  pins: readonly Pin[]
  /** Day of the bar that is chosen. */
  chosen: string | null
  /** Day of the bar whose figures are told where none is pointed at; null = the last. */
  told?: string | null
  wanted: Wanted
  onSight: (sight: Sight) => void
  /** A bar was pressed, or Enter on it. */
  onChoose: (date: string) => void
  onBase?: (day: string | undefined) => void
  drawings?: readonly Drawing[]
  selected?: string | null
  tool?: Tool
  onSelect?: (id: string | null) => void
  /** A new drawing, or one that lies elsewhere now. */
  onDrawn?: (drawing: Drawing) => void
  onDelete?: (id: string) => void
  onUndo?: () => void
  onTool?: (tool: Tool) => void
}

/** How long the chart has to rest until what is in sight is told, in ms. */
const REST_MS = 400
const nothing: readonly Drawing[] = []

/** Bars with their panes, marks and drawings. What it shows is given; a hand, a finger and the keyboard move in it. */
export function PriceCanvas({
  name,
  shown,
  pins,
  chosen,
  told = null,
  wanted,
  onSight,
  onChoose,
  onBase,
  drawings = nothing,
  selected = null,
  tool = null,
  onSelect,
  onDrawn,
  onDelete,
  onUndo,
  onTool,
}: Props) {
  const t = useTexts(chartTexts)
  const language = useLanguage()
  const colourType = useRoot((root) => root.preferences.colourType)
  const keys = useId()
  const element = useRef<HTMLDivElement>(null)
  const cursor = useRef<HTMLDivElement>(null)
  const [model, setModel] = useState<PriceModel | null>(null)
  const [hovered, setHovered] = useState<string | null>(null)
  /** The bar that the arrows stand at. */
  const [at, setAt] = useState<number | null>(null)
  const [draft, setDraft] = useState<Drawing | null>(null)
  const hand = useRef<ReturnType<typeof drawByHand> | null>(null)
  // What the chart itself told stands already: setting it again would move it under the hand.
  const toldSight = useRef('')
  const { bars } = shown
  const tellSight = useEffectEvent((sight: Sight) => {
    toldSight.current = `${sight.from} ${sight.to}`
    onSight(sight)
  })
  const choose = useEffectEvent((date: string) => {
    if (!hand.current?.met() && tool === null) onChoose(date)
  })
  const tellBase = useEffectEvent((day: string | undefined) => onBase?.(day))
  const select = useEffectEvent((id: string | null) => onSelect?.(id))
  const done = useEffectEvent((drawing: Drawing) => onDrawn?.(drawing))
  const drawingOf = useEffectEvent((id: string) => drawings.find(({ drawingId }) => drawingId === id))
  const days = useEffectEvent(() => bars.map(({ date }) => date))

  useEffect(() => {
    const box = element.current
    if (!box) return undefined
    let resting: ReturnType<typeof setTimeout> | undefined
    const drawn = new PriceModel(box, {
      hover: setHovered,
      click: (date) => choose(date),
      sight: (sight) => {
        clearTimeout(resting)
        resting = setTimeout(() => tellSight(sight), REST_MS)
      },
      base: (day) => tellBase(day),
    })
    hand.current = drawByHand(
      box,
      {
        shapes: drawn.shapes,
        drawing: (id) => drawingOf(id),
        anchorAt: (point) => drawn.anchorAt(point),
        days: () => days(),
        hold: (held) => drawn.hold(held),
      },
      { select: (id) => select(id), draft: setDraft, done: (drawing) => done(drawing) },
    )
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) drawn.resize(Math.floor(entry.contentRect.width), Math.floor(entry.contentRect.height))
    })
    watcher.observe(box)
    // Whoever presses on the chart goes on by keyboard there.
    const focus = () => cursor.current?.focus({ preventScroll: true })
    box.addEventListener('pointerup', focus)
    setModel(drawn)
    return () => {
      clearTimeout(resting)
      watcher.disconnect()
      box.removeEventListener('pointerup', focus)
      hand.current?.stop()
      hand.current = null
      setModel(null)
      drawn.remove()
    }
  }, [])
  useEffect(() => {
    if (model && bars.length) model.show({ ...shown, language })
  }, [model, shown, bars, language, colourType])
  useEffect(() => {
    model?.setPins(pins, chosen)
  }, [model, pins, chosen])
  const key = 'range' in wanted ? wanted.range : `${wanted.from} ${wanted.to}`
  const latest = useRef(wanted)
  useEffect(() => {
    latest.current = wanted
  })
  // Set anew with the bars: their days decide where it begins.
  useEffect(() => {
    if (model && bars.length && toldSight.current !== key) model.see(latest.current)
    if (toldSight.current !== key) toldSight.current = ''
  }, [model, bars, key])
  useEffect(() => hand.current?.setTool(tool), [tool, model])
  const words = useMemo((): DrawingWords => {
    return {
      price: (price) => number(price, { digits: shown.digits }),
      span: ({ anchors: [first, second] }) =>
        first && second && first.price > 0
          ? t('rangeSpan', {
              change: percent((second.price / first.price - 1) * 100, { digits: 1 }),
              bars: Math.abs(placeOf(bars, second.date) - placeOf(bars, first.date)),
            })
          : '',
    }
  }, [bars, shown.digits, t])
  useEffect(() => {
    const others = draft ? drawings.filter(({ drawingId }) => drawingId !== draft.drawingId) : drawings
    model?.setDrawings(draft ? [...others, draft] : others, draft?.drawingId ?? selected, words)
  }, [model, drawings, selected, draft, words, shown])

  const place = at ?? bars.length - 1
  const go = (next: number) => {
    const to = Math.max(0, Math.min(bars.length - 1, next))
    setAt(to)
    model?.point(bars[to]?.date ?? null)
    setHovered(bars[to]?.date ?? null)
  }
  const own = drawings.find(({ drawingId }) => drawingId === selected)
  const onKeyDown = (event: KeyboardEvent) => {
    const { key: pressed } = event
    const bar = bars[place]
    const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -20, PageDown: 20 }[pressed]
    if (event.altKey || ((event.ctrlKey || event.metaKey) && pressed !== 'z')) return
    if (pressed === 'z' && (event.ctrlKey || event.metaKey)) onUndo?.()
    else if (pressed === 'Escape' && (hand.current?.cancel() || tool || own)) {
      onTool?.(null)
      onSelect?.(null)
    } else if ((pressed === 'Delete' || pressed === 'Backspace') && own) onDelete?.(own.drawingId)
    else if (own && pressed.startsWith('Arrow')) {
      const price = bar ? bar.close * 0.002 : 0
      const up = pressed === 'ArrowUp' ? price : pressed === 'ArrowDown' ? -price : 0
      onDrawn?.(
        moved(
          own,
          step ?? 0,
          up,
          bars.map(({ date }) => date),
        ),
      )
    } else if (step !== undefined) go(place + step)
    else if (pressed === 'Home') go(0)
    else if (pressed === 'End') go(bars.length - 1)
    else if (pressed === 'Enter' && bar && tool) hand.current?.put({ date: bar.date, price: bar.close })
    else if (pressed === 'Enter' && bar) onChoose(bar.date)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const bar = bars.find(({ date }) => date === (hovered ?? told)) ?? bars.at(-1)
  const pointed = bars[place]
  const below = new Set(
    shown.indicators.map(({ pane }) => pane).filter((pane) => pane !== 'price' && pane !== 'volume'),
  )
  return (
    <div
      className={styles.chart}
      role="figure"
      aria-label={t('described', {
        name,
        from: bars[0]?.date ?? '',
        to: bars.at(-1)?.date ?? '',
        count: bars.length,
        close: number(bars.at(-1)?.close, { digits: shown.digits }),
      })}
    >
      {bar ? (
        <BarLegend bar={bar} under={shown.under} digits={shown.digits} lines={overlays(shown.indicators, bars, bar)} />
      ) : null}
      <div
        className={styles.canvas}
        style={{ ['--panes' as string]: below.size + (shown.volume ? 1 : 0) }}
        data-tool={tool ?? undefined}
      >
        <div ref={element} className={styles.drawn} />
        {/* Over the chart and not around it: the chart holds a link, and lets no press reach this. */}
        <div
          ref={cursor}
          className={styles.cursor}
          role="slider"
          tabIndex={0}
          aria-label={t('bars')}
          aria-describedby={keys}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, bars.length - 1)}
          aria-valuenow={place}
          aria-valuetext={
            pointed
              ? t('barTold', {
                  date: pointed.date,
                  close: number(pointed.close, { digits: shown.digits }),
                  change: number(pointed.changeRate, { digits: 2 }),
                })
              : ''
          }
          onKeyDown={onKeyDown}
          onBlur={() => {
            model?.point(null)
            setAt(null)
          }}
        />
      </div>
      <p id={keys} className="visually-hidden">
        {t('barKeys')}
      </p>
    </div>
  )
}

/** What the lines over the bars say at one of them. */
function overlays(indicators: readonly Drawn[], bars: readonly Candle[], bar: Candle) {
  const at = bars.indexOf(bar)
  return indicators
    .filter(({ pane }) => pane === 'price')
    .map(({ key, name, values }, place) => ({ key, name, value: values[at] ?? null, series: (place % 8) + 1 }))
}
