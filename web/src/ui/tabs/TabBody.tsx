import type { ReactNode } from 'react'
import { InPage } from '../page/inPage.ts'
import styles from './TabBody.module.css'

/**
 * The tiles of a tab: one below the other where the window is narrow, in the tab's own grid (`@media (min-width:
 * 1024px)`) where it is not.
 */
export function TabBody({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={`${styles.tiles} ${className}`}>
      <InPage value={true}>{children}</InPage>
    </div>
  )
}
