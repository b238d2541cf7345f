import type { ReactNode } from 'react'
import { writtenIn } from './language/writtenIn.ts'
import styles from './StateWord.module.css'

/** A table cell of a phone: what matters, and under it in small what a desk shows in columns of their own. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className={styles.two}>
      <span lang={writtenIn(first)}>{first}</span>
      <small lang={writtenIn(second)}>{second}</small>
    </span>
  )
}
