import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Legend.module.css'

interface Item {
  key: string
  /** A colour as CSS says it: `var(--series-1)`, say. */
  colour: string
  text: ReactNode
  /** As it is drawn: a line, an area, a point. */
  as?: 'line' | 'square' | 'dot'
}

/** What the colours of a picture stand for. */
export function Legend({
  items,
  label,
  className,
}: {
  items: readonly Item[]
  label?: string
  className?: string | undefined
}) {
  return (
    <ul className={classes(styles.legend, className)} aria-label={label}>
      {items.map(({ key, colour, text, as = 'square' }) => (
        <li key={key}>
          <i className={styles[as]} style={{ background: colour }} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  )
}
