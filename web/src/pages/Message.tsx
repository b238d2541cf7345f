import type { ReactNode } from 'react'
import { Brand } from '../ui/Brand.tsx'
import styles from './Message.module.css'

interface Props {
  /** The large sign: a status, say. */
  sign: string
  title: string
  text: string
  detail?: string | undefined
  children?: ReactNode
}

/** A whole page that says one thing and offers what to do. */
export function Message({ sign, title, text, detail, children }: Props) {
  return (
    <main className={styles.page}>
      <div className={styles.brand}>
        <Brand />
      </div>
      <div className={styles.box}>
        <p className={styles.sign} aria-hidden="true">
          {sign}
        </p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {detail ? <p className={styles.detail}>{detail}</p> : null}
        <div className={styles.actions}>{children}</div>
      </div>
    </main>
  )
}
