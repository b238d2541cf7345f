import type { ReactNode } from 'react'
import { moveByArrows } from '../../../ui/listKeys.ts'
import styles from '../Reports.module.css'

/** A list that reads more as its end comes near, and whose items the arrows move through. */
export function Rows({
  label,
  onEnd,
  children,
  end,
}: {
  label: string
  onEnd: () => void
  children: ReactNode
  /** Below the last of them. */
  end?: ReactNode
}) {
  return (
    <ul
      className={styles.list}
      data-list
      aria-label={label}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        if (scrollHeight - scrollTop - clientHeight < 200) onEnd()
      }}
    >
      {children}
      {end}
    </ul>
  )
}

/** One of them: two lines of two cells. */
export function RowOf({
  current,
  onChoose,
  children,
}: {
  current?: boolean
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <li>
      <button
        type="button"
        data-item
        className={styles.row}
        aria-current={current}
        onKeyDown={moveByArrows}
        onClick={onChoose}
      >
        {children}
      </button>
    </li>
  )
}
