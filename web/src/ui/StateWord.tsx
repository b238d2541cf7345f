import type { ReactNode } from 'react'
import styles from './StateWord.module.css'

interface Props {
  colour: 'ok' | 'stale' | 'error' | 'info' | 'none'
  title?: string
  children: ReactNode
}

/** A state in a word, with its dot: never the colour alone. */
export function StateWord({ colour, title, children }: Props) {
  return (
    <span className={styles.state} title={title}>
      <i className={styles[colour]} aria-hidden="true" />
      {children}
    </span>
  )
}
