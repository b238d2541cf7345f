import type { ReactNode } from 'react'
import { Popup } from '../../../ui/Popup.tsx'
import styles from './Price.module.css'

interface Props {
  label: string
  face: ReactNode
  width?: number
  /** Something of it is chosen. */
  on?: boolean
  children: (close: () => void) => ReactNode
}

/** A button of the chart's bar with its choices below it. */
export function ChartMenu({ label, face, width = 240, on = false, children }: Props) {
  return (
    <Popup label={label} width={width} className={on ? `${styles.menu} ${styles.on}` : styles.menu} face={face}>
      {children}
    </Popup>
  )
}
