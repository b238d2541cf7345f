import { useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { number, short } from '../../lib/formats.ts'
import { useLanguage } from '../../lib/texts.ts'
import { useHeight } from '../../lib/useHeight.ts'
import { useWidth } from '../../lib/useWidth.ts'
import { labelled, quarterLayout } from './layout.ts'
import type { QuarterBars } from './layout.ts'
import { shortQuarter } from './quarter.ts'
import plot from './Plot.module.css'
import styles from './QuarterChart.module.css'

interface Props {
  /** What is shown, for those who do not see it. */
  label: string
  /** Oldest first. */
  quarters: readonly QuarterBars[]
  names: { left: string; right: string; line: string }
  /** On the right axis, said behind the names. */
  rightNote: string
  chosen: string | undefined
  onChoose: (key: string) => void
}

const LEFT = 48
const RIGHT = 56
const BELOW = 18
const ABOVE = 8

/**
 * Quarters as bars and a line with two axes, in the room there is; the chosen one in full colour, its figures in a
 * fixed corner while the pointer is over it or by arrows.
 */
export function QuarterChart({ label, quarters, names, rightNote, chosen, onChoose }: Props) {
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const height = useHeight(box)
  const [over, setOver] = useState<number | null>(null)
  const inner = Math.max(0, width - LEFT - RIGHT)
  const tall = Math.max(40, height - ABOVE - BELOW)
  const { left, right, places, lines, yLeft, yRight } = useMemo(
    () => quarterLayout(quarters, { width: inner, height: tall }),
    [quarters, inner, tall],
  )
  const at = quarters.findIndex(({ key }) => key === chosen)
  const shown = quarters[over ?? -1] ?? null
  const place = (event: PointerEvent<SVGSVGElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - LEFT
    return Math.max(0, Math.min(quarters.length - 1, Math.floor((x / inner) * quarters.length)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: quarters.length - 1 }[event.key]
    const next = to === undefined ? undefined : quarters[Math.max(0, Math.min(quarters.length - 1, to))]
    if (!next) return
    event.preventDefault()
    onChoose(next.key)
  }
  const axis = (value: number) => short(value, language, { digits: 0 })
  const figures = [
    ['left', names.left],
    ['right', names.right],
    ['line', names.line],
  ] as const
  return (
    <div className={styles.chart}>
      <p className={styles.legend} aria-hidden="true">
        {figures.map(([kind, name]) => (
          <span key={kind}>
            <i data-kind={kind} />
            {name}
            {kind === 'left' ? '' : rightNote}
          </span>
        ))}
      </p>
      <div ref={box} className={`${plot.box} ${styles.box}`}>
        {width && height ? (
          <svg
            width={width}
            height={height}
            role="slider"
            aria-label={label}
            aria-valuemin={0}
            aria-valuemax={Math.max(0, quarters.length - 1)}
            aria-valuenow={Math.max(0, at)}
            aria-valuetext={
              at < 0
                ? ''
                : [
                    chosen,
                    ...figures.map(
                      ([kind, name]) => `${name} ${short(quarters[at]?.[kind], language, { loose: false })}`,
                    ),
                  ].join(', ')
            }
            tabIndex={0}
            onKeyDown={onKeyDown}
            onPointerMove={(event) => setOver(place(event))}
            onPointerLeave={() => setOver(null)}
            onClick={(event) => {
              const one = quarters[place(event as unknown as PointerEvent<SVGSVGElement>)]
              if (one) onChoose(one.key)
            }}
          >
            <g transform={`translate(${LEFT} ${ABOVE})`}>
              {left.ticks.map((tick) => (
                <line
                  key={tick}
                  className={tick === 0 ? plot.zero : plot.grid}
                  x1={0}
                  x2={inner}
                  y1={yLeft(tick)}
                  y2={yLeft(tick)}
                />
              ))}
              {left.ticks.map((tick) => (
                <text key={tick} x={-6} y={yLeft(tick) + 4} textAnchor="end">
                  {axis(tick)}
                </text>
              ))}
              {right.ticks.map((tick) => (
                <text key={tick} x={inner + 6} y={yRight(tick) + 4}>
                  {axis(tick)}
                </text>
              ))}
              {places.map((one, index) => (
                <g key={one.key} data-chosen={one.key === chosen || undefined}>
                  {one.key === chosen || index === over ? (
                    <rect className={styles.column} x={one.x} y={0} width={one.width} height={tall} />
                  ) : null}
                  {one.left ? <rect className={styles.left} rx={2} {...one.left} /> : null}
                  {one.right ? <rect className={styles.right} rx={1.5} {...one.right} /> : null}
                </g>
              ))}
              {lines.map((line) => (
                <polyline
                  key={line[0]?.x}
                  className={styles.line}
                  points={line.map(({ x, y }) => `${x},${y}`).join(' ')}
                />
              ))}
              {places.map(({ key, point }) =>
                point ? (
                  <circle key={key} className={styles.point} cx={point.x} cy={point.y} r={key === chosen ? 3.5 : 2.5} />
                ) : null,
              )}
              {labelled(places.length, Math.max(1, Math.floor(inner / 44))).map((index) => (
                <text
                  key={index}
                  x={(places[index]?.x ?? 0) + (places[index]?.width ?? 0) / 2}
                  y={tall + 14}
                  textAnchor="middle"
                  className={places[index]?.key === chosen ? plot.now : undefined}
                >
                  {shortQuarter(places[index]?.key ?? '')}
                </text>
              ))}
            </g>
          </svg>
        ) : null}
        {shown ? (
          <dl className={plot.tip} data-side={(over ?? 0) < quarters.length / 2 ? 'right' : 'left'} aria-hidden="true">
            <div>
              <dt>{shown.key}</dt>
              <dd />
            </div>
            {figures.map(([kind, name]) => (
              <div key={kind}>
                <dt>
                  <i data-kind={kind} />
                  {name}
                </dt>
                <dd title={number(shown[kind], { digits: 0 })}>{short(shown[kind], language, { loose: false })}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </div>
  )
}
