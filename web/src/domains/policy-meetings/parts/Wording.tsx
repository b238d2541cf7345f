import styles from './Wording.module.css'
import { partsOf, type Row } from '../words.ts'

/** One side of a row: what only this side has is struck through or underlined. */
export function Wording({ row, side }: { row: Row; side: 'before' | 'after' }) {
  const parts = partsOf(row, side)
  if (parts.length === 0) return <span className={styles.none}>–</span>
  return parts.map(({ kind, text }, at) => {
    const key = `${at} ${kind}`
    if (kind === 'deleted') return <del key={key}>{text}</del>
    if (kind === 'inserted') return <ins key={key}>{text}</ins>
    return (
      <span key={key} className={kind === 'same' ? undefined : styles.moved}>
        {text}
      </span>
    )
  })
}
