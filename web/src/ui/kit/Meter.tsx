import { classes } from './classes.ts'
import styles from './Meter.module.css'

interface Props {
  /** What is measured, for those who do not see it; left out where the same stands beside it in words. */
  label?: string
  /** null = on its way, nobody knows how far. */
  value: number | null
  max?: number
  /** `progress`: of something that goes on; else a share that stands. */
  as?: 'meter' | 'progress'
  tone?: 'accent' | 'quiet' | 'plain' | 'ok' | 'stale' | 'error' | 'risk' | 'opportunity'
  /** Its value in words where the number alone says too little. */
  words?: string | undefined
  className?: string | undefined
}

/** How much of a whole, as a bar. */
export function Meter({ label, value, max = 100, as = 'meter', tone = 'accent', words, className }: Props) {
  const share = value === null ? 1 : max > 0 ? Math.max(0, Math.min(1, value / max)) : 0
  const told = label
    ? {
        role: as === 'progress' ? 'progressbar' : 'meter',
        'aria-label': label,
        'aria-valuemin': 0,
        'aria-valuemax': max,
        'aria-valuenow': value ?? undefined,
        'aria-valuetext': words,
      }
    : { 'aria-hidden': true }
  return (
    <span className={classes(styles.meter, value === null ? styles.unknown : styles[tone], className)} {...told}>
      <i style={{ width: `${share * 100}%` }} />
    </span>
  )
}
