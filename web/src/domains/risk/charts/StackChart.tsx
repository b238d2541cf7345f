import { useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { number } from '../../../lib/formats.ts'
import { useWidth } from '../../../lib/useWidth.ts'
import { Facts } from '../../../ui/kit/Facts.tsx'
import styles from './StackChart.module.css'

/** One place along the chart: a day or a month. */
export interface Slot {
  key: string
  /** Stacked away from nought: above it, or below where they are negative. */
  parts: readonly { key: string; value: number; colour: string }[]
  /** A value of a line over the columns. */
  line?: number | null
  /** A ring around its top: something turns here. */
  ring?: boolean
  /** A letter above it. */
  mark?: string | undefined
}

interface Props {
  /** What is shown, for those who do not see it. */
  name: string
  slots: readonly Slot[]
  low?: number
  /** Greatest value; that of the slots where it is not given. */
  high?: number
  /** Stretches behind the columns, by the places they begin and end at; `short` where there is no room for the text. */
  bands?: readonly { from: number; to: number; text: string; short: string }[]
  digits?: number
  /** What is said of a slot that is pointed at. */
  tip: (slot: Slot, place: number) => readonly { label: string; value: ReactNode }[]
  chosen?: string | null
  onChoose?: ((key: string) => void) | undefined
}

const none: NonNullable<Props['bands']> = []

/** Room that a letter takes at most, px: a Chinese one at the size of the names. */
const LETTER = 12

const sumOf = ({ parts }: Slot): number => parts.reduce((sum, { value }) => sum + Math.max(0, value), 0)

/** Columns by day or month with what is behind them on hover; the arrows go through them, Enter chooses. */
export function StackChart({ name, slots, low = 0, high, bands = none, digits = 0, tip, chosen, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<number | null>(null)
  const top = high ?? Math.max(1e-9, ...slots.map(sumOf), ...slots.map(({ line }) => line ?? 0))
  const y = (value: number) => ((top - value) / (top - low)) * 100
  const width = 100 / Math.max(1, slots.length)
  const room = useWidth(box)
  /** Whether a text has room over so many columns; before the room is known it is taken to have. */
  const fits = (text: string, columns: number): boolean =>
    room === 0 || text.length * LETTER <= (room * columns * width) / 100
  const point = (event: PointerEvent) => {
    const area = box.current?.getBoundingClientRect()
    if (!area || area.width === 0) return
    const place = Math.floor(((event.clientX - area.left) / area.width) * slots.length)
    setAt(place >= 0 && place < slots.length ? place : null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt((was) => Math.max(0, Math.min(slots.length - 1, (was ?? slots.length - 1) + step)))
    }
    const slot = at === null ? undefined : slots[at]
    if (event.key === 'Enter' && slot) onChoose?.(slot.key)
  }
  const shown = at === null ? undefined : slots[at]
  const line = slots.flatMap((slot, place) =>
    typeof slot.line === 'number' ? [`${((place + 0.5) * width).toFixed(2)},${y(slot.line).toFixed(2)}`] : [],
  )
  return (
    <div className={styles.chart}>
      <div
        ref={box}
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, slots.length - 1)}
        aria-valuenow={at ?? Math.max(0, slots.length - 1)}
        aria-valuetext={shown?.key ?? slots.at(-1)?.key ?? ''}
        onPointerMove={point}
        onPointerLeave={() => setAt(null)}
        onPointerDown={point}
        onClick={() => (shown ? onChoose?.(shown.key) : undefined)}
        onKeyDown={onKeyDown}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {bands.map(({ from, to, text }, nth) =>
            nth % 2 === 1 ? null : (
              <rect
                key={text}
                className={styles.band}
                x={from * width}
                width={(to - from + 1) * width}
                y={0}
                height={100}
              />
            ),
          )}
          {[top, (top + low) / 2, low].map((value) => (
            <line key={value} className={styles.grid} x1={0} x2={100} y1={y(value)} y2={y(value)} />
          ))}
          {slots.map((slot, place) => (
            <Stack
              key={slot.key}
              slot={slot}
              x={place * width}
              width={width}
              y={y}
              on={place === at || slot.key === chosen}
            />
          ))}
          {line.length > 1 ? <polyline className={styles.line} points={line.join(' ')} /> : null}
        </svg>
        {slots.map((slot, place) =>
          slot.ring || slot.mark ? (
            <i
              key={slot.key}
              aria-hidden="true"
              className={slot.ring ? styles.ring : styles.mark}
              style={{ left: `${(place + 0.5) * width}%`, top: `${y(sumOf(slot))}%` }}
            >
              {fits(slot.mark ?? '', 1) ? slot.mark : null}
            </i>
          ) : null,
        )}
        {bands.map(({ from, to, text, short }) => (
          <small
            key={text}
            className={styles.bandName}
            aria-hidden="true"
            style={{ left: `${((from + to + 1) / 2) * width}%` }}
          >
            {[text, short].find((one) => fits(one, to - from + 1))}
          </small>
        ))}
        {shown && at !== null ? (
          <div className={`${styles.tip} ${at > slots.length / 2 ? styles.left : styles.right}`} role="status">
            <b>{shown.key}</b>
            <Facts small items={tip(shown, at)} />
          </div>
        ) : null}
      </div>
      <div className={styles.scale} aria-hidden="true">
        {[top, (top + low) / 2, low].map((value) => (
          <span key={value} style={{ top: `${y(value)}%` }}>
            {number(value, { digits })}
          </span>
        ))}
      </div>
      <div className={styles.days} aria-hidden="true">
        <span>{slots[0]?.key}</span>
        <span>{slots[Math.floor(slots.length / 2)]?.key}</span>
        <span>{slots.at(-1)?.key}</span>
      </div>
    </div>
  )
}

interface StackProps {
  slot: Slot
  x: number
  width: number
  y: (value: number) => number
  on: boolean
}

/** The parts of one slot on one another. */
function Stack({ slot: { parts }, x, width, y, on }: StackProps) {
  const below = (place: number) => parts.slice(0, place).reduce((sum, { value }) => sum + Math.max(0, value), 0)
  return (
    <g className={on ? styles.on : undefined}>
      {parts.map(({ key, value, colour }, place) => {
        const from = value < 0 ? 0 : below(place)
        const [top, bottom] = value < 0 ? [y(0), y(value)] : [y(from + value), y(from)]
        return (
          <rect
            key={key}
            x={x + width * 0.1}
            width={width * 0.8}
            y={top}
            height={Math.max(0, bottom - top)}
            fill={`var(--${colour})`}
          />
        )
      })}
    </g>
  )
}
