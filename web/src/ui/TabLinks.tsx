import { ScreenLink } from './ScreenLink.tsx'
import styles from './TabLinks.module.css'

interface Props {
  label: string
  /** Address of the tab that is open. */
  current: string
  tabs: readonly { to: string; text: string; count?: string | undefined }[]
}

/** Tabs that are addresses. */
export function TabLinks({ label, current, tabs }: Props) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ to, text, count }) => (
        <ScreenLink key={to} to={to} className={styles.tab} aria-current={to === current ? 'page' : undefined}>
          {text}{count === undefined ? null : <span className={styles.count}>{count}</span>}
        </ScreenLink>
      ))}
    </nav>
  )
}
