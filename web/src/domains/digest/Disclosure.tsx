import type { ReactNode } from 'react'
import styles from './Digest.module.css'

interface Props {
  label: string
  open: boolean
  onToggle: (open: boolean) => void
  children: ReactNode
}

/** A line that opens what stands behind it. */
export function Disclosure({ label, open, onToggle, children }: Props) {
  return (
    <div className={styles.why}>
      <button type="button" aria-expanded={open} onClick={() => onToggle(!open)}>
        {label}
      </button>
      {open ? children : null}
    </div>
  )
}
