import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { writtenIn } from '../language/writtenIn.ts'
import { classes } from './classes.ts'
import styles from './Facts.module.css'

export interface Fact {
  label: ReactNode
  value: ReactNode
  /** Tells two facts of one label apart; else the label does. */
  key?: string
}

interface Props {
  items?: readonly Fact[]
  /** `lines`: label, then value, line by line; `cells`: cells side by side, the value large below its label. */
  as?: 'lines' | 'cells'
  small?: boolean
  className?: string | undefined
  /** In place of items: `dt` and `dd` of its own, in cells each pair in a `div`. */
  children?: ReactNode
}

const none: readonly Fact[] = []

/** What is known of one thing, each with its name. */
export function Facts({ items = none, as = 'lines', small = false, className, children }: Props) {
  return (
    <dl className={classes(styles[as], small && styles.small, className)}>
      {items.map(({ key, label, value }, place) => {
        const Around = as === 'cells' ? 'div' : Fragment
        return (
          <Around key={key ?? (typeof label === 'string' ? label : place)}>
            <dt>{label}</dt>
            <dd lang={writtenIn(value)}>{value}</dd>
          </Around>
        )
      })}
      {children}
    </dl>
  )
}
