import { useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useHeight } from '../../lib/useHeight.ts'
import { useWidth } from '../../lib/useWidth.ts'
import { labelled } from './layout.ts'
import { linesLayout } from './lines.ts'
import type { QuarterLine } from './lines.ts'
import { shortQuarter } from './quarter.ts'
import plot from './Plot.module.css'
import styles from './QuarterLines.module.css'

interface Props {
  /** What is shown, for those who do not see it. */
  label: string
  /** Quarters, oldest first. */
  keys: readonly string[]
  lines: readonly QuarterLine[]
  format: (value: number | null | undefined) => string
  chosen: string | undefined
  onChoose: (key: string) => void
}

const LEFT = 52
const RIGHT = 10
const BELOW = 18
const ABOVE = 8
const colour = (place: number) => `var(--series-${(place % 8) + 1})`

/**
 * Lines over the quarters in the room there is, the chosen quarter marked, to be moved by pressing and by arrows; all
 * values of a quarter in a fixed corner.
 */
export function QuarterLines({ label, keys, lines, format, chosen, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const height = useHeight(box)
  const [over, setOver] = useState<number | null>(null)
  const inner = Math.max(0, width - LEFT - RIGHT)
  const tall = Math.max(40, height - ABOVE - BELOW)
  const {
    scale,
    x,
    y,
    lines: drawn,
  } = useMemo(() => linesLayout(lines, { width: inner, height: tall }), [lines, inner, tall])
  const placeOf = (clientX: number, left: number) =>
    Math.max(0, Math.min(keys.length - 1, Math.floor(((clientX - left - LEFT) / inner) * keys.length)))
  const at = keys.indexOf(chosen ?? '')
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: keys.length - 1 }[event.key]
    const key = to === undefined ? undefined : keys[Math.max(0, Math.min(keys.length - 1, to))]
    if (key === undefined) return
    event.preventDefault()
    onChoose(key)
  }
  return (
    <div ref={box} className={`${plot.box} ${styles.box}`}>
      {width && height ? (
        <svg
          width={width}
          height={height}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, keys.length - 1)}
          aria-valuenow={Math.max(0, at)}
          aria-valuetext={[chosen ?? '', ...lines.map((line) => `${line.name} ${format(line.values[at])}`)].join(', ')}
          onKeyDown={onKeyDown}
          onPointerMove={(event) => setOver(placeOf(event.clientX, event.currentTarget.getBoundingClientRect().left))}
          onPointerLeave={() => setOver(null)}
          onClick={(event) => {
            const key = keys[placeOf(event.clientX, event.currentTarget.getBoundingClientRect().left)]
            if (key) onChoose(key)
          }}
        >
          <g transform={`translate(${LEFT} ${ABOVE})`}>
            {scale.ticks.map((tick) => (
              <line
                key={tick}
                className={tick === 0 ? plot.zero : plot.grid}
                x1={0}
                x2={inner}
                y1={y(tick)}
                y2={y(tick)}
              />
            ))}
            {scale.ticks.map((tick) => (
              <text key={tick} x={-6} y={y(tick) + 4} textAnchor="end">
                {format(tick)}
              </text>
            ))}
            {at >= 0 ? <line className={styles.chosen} x1={x(at)} x2={x(at)} y1={0} y2={tall} /> : null}
            {over === null ? null : <line className={styles.over} x1={x(over)} x2={x(over)} y1={0} y2={tall} />}
            {drawn.map((line, place) =>
              line.parts.map((part) => (
                <polyline
                  key={`${line.key} ${part[0]?.x ?? 0}`}
                  points={part.map((point) => `${point.x},${point.y}`).join(' ')}
                  style={{ stroke: colour(place) }}
                />
              )),
            )}
            {lines.map((line, place) => {
              const value = line.values[at]
              return value === null || value === undefined ? null : (
                <circle key={line.key} cx={x(at)} cy={y(value)} r={3.5} style={{ fill: colour(place) }} />
              )
            })}
            {labelled(keys.length, Math.max(1, Math.floor(inner / 46))).map((index) => (
              <text
                key={index}
                x={x(index)}
                y={tall + 14}
                textAnchor="middle"
                className={keys[index] === chosen ? plot.now : undefined}
              >
                {shortQuarter(keys[index] ?? '')}
              </text>
            ))}
          </g>
        </svg>
      ) : null}
      {over === null ? null : (
        <dl className={plot.tip} data-side={over < keys.length / 2 ? 'right' : 'left'} aria-hidden="true">
          <div>
            <dt>{keys[over]}</dt>
            <dd />
          </div>
          {lines.map((line, place) => (
            <div key={line.key}>
              <dt>
                <i style={{ background: colour(place) }} />
                {line.name}
              </dt>
              <dd>{format(line.values[over])}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
