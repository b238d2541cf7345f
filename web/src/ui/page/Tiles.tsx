import type { ReactNode } from 'react'
import styles from './Tiles.module.css'

/**
 * The tiles of a screen: in the grid of its class on a desktop, one alone where it has none; below each other on a
 * phone, each as high as what it holds.
 */
export function Tiles({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={`${styles.tiles} ${className}`}>{children}</div>
}
