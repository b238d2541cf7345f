import { direction } from '../lib/formats.ts'
import styles from './Sparkline.module.css'

interface Props {
  /** Oldest first, evenly spaced; null where there is none, whose place stays empty. */
  values: readonly (number | null)[]
  width?: number
  height?: number
}
/** Changes that a figure beside it says as 0.0 % have no direction. */
const NO_CHANGE = 0.0005

/**
 * The course of a few values beside their figure, with a line at the first one; coloured by first to last. Not for
 * reading values.
 */
export function Sparkline({ values, width = 52, height = 18 }: Props) {
  const known = values.filter((one) => one !== null)
  const first = known[0]
  const last = known.at(-1)
  if (first === undefined || last === undefined || known.length < 2) return null
  const low = Math.min(...known)
  const span = Math.max(...known) - low || 1
  const x = (index: number) => 1 + (index / (values.length - 1)) * (width - 2)
  const y = (value: number) => height - 2 - ((value - low) / span) * (height - 4)
  const points = values
    .flatMap((value, index) => (value === null ? [] : `${x(index).toFixed(1)},${y(value).toFixed(1)}`))
    .join(' ')
  const way = Math.abs(last - first) < Math.abs(first) * NO_CHANGE ? 0 : last - first
  return (
    <svg className={`${styles.line} ${direction(way)}`} width={width} height={height} aria-hidden="true">
      <line x1="0" x2={width} y1={y(first)} y2={y(first)} className={styles.base} />
      <polyline points={points} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  )
}
