import { number } from '../../../lib/formats.ts'
import styles from './Charts.module.css'

/** Counts side by side, one a column, each with its number. */
export function ColumnsChart({
  name,
  columns,
  values,
}: {
  name: string
  columns: readonly string[]
  values: readonly number[]
}) {
  const most = Math.max(1, ...values)
  return (
    <div className={styles.counts} role="img" aria-label={name}>
      {columns.map((column, at) => {
        const value = values[at] ?? 0
        return (
          <div key={column} className={styles.column} title={`${column} · ${number(value, { digits: 0 })}`}>
            <div className={styles.bar}>
              <span>{value > 0 ? number(value, { digits: 0 }) : ''}</span>
              <i style={{ flexBasis: `${(value / most) * 100}%` }} />
            </div>
            <small>{at % 4 === (columns.length - 1) % 4 ? column : ''}</small>
          </div>
        )
      })}
    </div>
  )
}
