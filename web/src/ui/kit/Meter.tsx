import { classes } from './classes.ts'
import styles from './Meter.module.css'

interface Props {
  /** What is measured, for those who do not see it. */
  label: string
  value: number
  max?: number
  tone?: 'accent' | 'quiet' | 'ok' | 'stale' | 'error' | 'risk' | 'opportunity'
  /** Its value in words where the number alone says too little. */
  words?: string | undefined
  className?: string | undefined
}

/** How much of a whole, as a bar. */
export function Meter({ label, value, max = 100, tone = 'accent', words, className }: Props) {
  const share = max > 0 ? Math.max(0, Math.min(1, value / max)) : 0
  return (
    <span
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={words}
      className={classes(styles.meter, styles[tone], className)}
    >
      <i style={{ width: `${share * 100}%` }} />
    </span>
  )
}
