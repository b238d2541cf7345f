import { X } from 'lucide-react'
import type { HTMLAttributes, ReactNode } from 'react'
import styles from './Chips.module.css'
import { writtenIn } from '../language/writtenIn.ts'
import { classes } from './classes.ts'

/** Short things side by side, broken into lines where there is no room. */
export function Chips({ className, ...rest }: HTMLAttributes<HTMLUListElement>) {
  return <ul className={classes(styles.chips, className)} {...rest} />
}

interface ChipProps {
  tone?: 'plain' | 'accent' | 'ok' | 'stale' | 'error' | 'info'
  /** With a cross that takes it away; `label` says so to those who do not see it. */
  remove?: { label: string; run: () => void } | undefined
  title?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** One of Chips: a name in a frame, in a tone, with or without a cross. */
export function Chip({ tone = 'plain', remove, title, className, children }: ChipProps) {
  return (
    <li className={classes(styles.chip, styles[tone], className)} title={title} lang={writtenIn(children)}>
      {children}
      {remove ? (
        <button
          type="button"
          className={styles.cross}
          aria-label={remove.label}
          title={remove.label}
          onClick={remove.run}
        >
          <X size={12} aria-hidden="true" />
        </button>
      ) : null}
    </li>
  )
}
