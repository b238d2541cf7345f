import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Facts.module.css'

export interface Fact {
  label: ReactNode
  value: ReactNode
  /** Tells two facts of one label apart; else the label does. */
  key?: string
}

interface Props {
  items: readonly Fact[]
  /** `lines`: label, then value, line by line; `cells`: cells side by side, the value large below its label. */
  as?: 'lines' | 'cells'
  /** Values stand at the right edge: numbers that are compared. */
  right?: boolean
  className?: string | undefined
}

/** What is known of one thing, each with its name. */
export function Facts({ items, as = 'lines', right = false, className }: Props) {
  const keyOf = ({ key, label }: Fact, place: number) => key ?? (typeof label === 'string' ? label : String(place))
  return (
    <dl className={classes(styles[as], right && styles.right, className)}>
      {items.map((item, place) => {
        const pair = (
          <>
            <dt>{item.label}</dt>
            <dd>{item.value}</dd>
          </>
        )
        const key = keyOf(item, place)
        return as === 'cells' ? <div key={key}>{pair}</div> : <Fragment key={key}>{pair}</Fragment>
      })}
    </dl>
  )
}
