import { direction } from '../lib/formats.ts'
import styles from './Sparkline.module.css'

interface Props {
  /** Oldest first. */
  values: readonly number[]
  width?: number
  height?: number
}

/**
 * The course of a few values beside their figure, with a line at the first one; coloured by first to last. Not for
 * reading values.
 */
export function Sparkline({ values, width = 52, height = 18 }: Props) {
  const first = values[0]
  const last = values.at(-1)
  if (first === undefined || last === undefined || values.length < 2) return null
  const low = Math.min(...values)
  const span = Math.max(...values) - low || 1
  const x = (index: number) => 1 + (index / (values.length - 1)) * (width - 2)
  const y = (value: number) => height - 2 - ((value - low) / span) * (height - 4)
  const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
  return (
    <svg className={`${styles.line} ${direction(last - first)}`} width={width} height={height} aria-hidden="true">
      <line x1="0" x2={width} y1={y(first)} y2={y(first)} className={styles.base} />
      <polyline points={points} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  )
}
