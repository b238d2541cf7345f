import { number } from '../../../lib/formats.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import styles from './Charts.module.css'
import { marksApart, stepPoints } from './places.ts'

/** A step curve with its band. */
export interface StepLine {
  key: string
  name: string
  times: readonly number[]
  values: readonly number[]
  low: readonly (number | null)[]
  high: readonly (number | null)[]
  /** Until when it is known. */
  end: number
  colour: string
}

interface Props {
  name: string
  lines: readonly StepLine[]
  end: number
  /** Times that are named below, with their names. */
  marks: readonly { at: number; text: string }[]
  /** The one whose band is drawn. */
  chosen: string | null
}

const joined = (points: readonly (readonly [number, number])[], end: number): string =>
  points.map(([x, y]) => `${((x / end) * 100).toFixed(2)},${(100 - y).toFixed(2)}`).join(' ')

/** Curves that go down in steps, from 100 %, with the band of the one chosen. */
export function StepChart({ name, lines, end, marks, chosen }: Props) {
  const named = marksApart(marks, end * (usePhone() ? 0.15 : 0.06))
  return (
    <div className={styles.steps} role="img" aria-label={name}>
      <div className={styles.plot}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {[0, 25, 50, 75, 100].map((y) => (
            <line key={y} className={y === 50 ? styles.half : styles.grid} x1={0} x2={100} y1={y} y2={y} />
          ))}
          {lines.map((line) => {
            const last = Math.min(end, line.end)
            if (line.key !== chosen) return null
            const upper = stepPoints(line.times, line.high, last)
            const lower = stepPoints(line.times, line.low, last).toReversed()
            return (
              <polygon
                key={line.key}
                className={styles.band}
                style={{ fill: `var(--${line.colour})` }}
                points={joined([...upper, ...lower], end)}
              />
            )
          })}
          {lines.map((line) => (
            <polyline
              key={line.key}
              className={styles.step}
              data-faint={chosen !== null && chosen !== line.key ? '' : undefined}
              style={{ stroke: `var(--${line.colour})` }}
              points={joined(stepPoints(line.times, line.values, Math.min(end, line.end)), end)}
            />
          ))}
        </svg>
      </div>
      <div className={styles.scale} aria-hidden="true">
        {[100, 75, 50, 25, 0].map((value) => (
          <span key={value} style={{ top: `${100 - value}%` }}>
            {number(value, { digits: 0 })}%
          </span>
        ))}
      </div>
      <div className={styles.marks} aria-hidden="true">
        {named.map(({ at, text }) => (
          <span key={at} style={{ left: `${(at / end) * 100}%` }}>
            {text}
          </span>
        ))}
      </div>
    </div>
  )
}
