import type { ReactNode } from 'react'
import styles from './StateWord.module.css'

/** A table cell of a phone: what matters, and under it in small what a desk shows in columns of their own. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className={styles.two}>
      <span>{first}</span>
      <small>{second}</small>
    </span>
  )
}
