import { useEffect, useRef } from 'react'
import { useGo } from '../../lib/address.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { ScreenLink } from '../ScreenLink.tsx'
import styles from './TabLinks.module.css'
import { useSwipe } from './useSwipe.ts'

interface Props {
  label: string
  /** Address of the tab that is open. */
  current: string
  tabs: readonly { to: string; text: string; count?: string | undefined }[]
}

/**
 * Tabs that are addresses; the one that is open is brought into sight where there are more than fit. On a phone a swipe
 * leads to the one beside it.
 */
export function TabLinks({ label, current, tabs }: Props) {
  const nav = useRef<HTMLElement>(null)
  const go = useGo()
  const turn = (step: 1 | -1) => {
    const next = tabs[tabs.findIndex(({ to }) => to === current) + step]
    if (next) go(next.to)
  }
  useSwipe(usePhone() ? turn : null)
  // Counts come late and move the tabs: what is open is brought into sight again.
  const shape = tabs.map(({ text, count = '' }) => `${text} ${count}`).join()
  useEffect(() => {
    if (shape === '') return
    const open = nav.current?.querySelector<HTMLElement>(`[data-to="${CSS.escape(current)}"]`)
    if (nav.current && open)
      nav.current.scrollLeft =
        open.offsetLeft - nav.current.offsetLeft - (nav.current.clientWidth - open.offsetWidth) / 2
  }, [current, shape])
  return (
    <nav ref={nav} aria-label={label} className={styles.tabs}>
      {tabs.map(({ to, text, count }) => (
        <ScreenLink
          key={to}
          to={to}
          data-to={to}
          className={styles.tab}
          aria-current={to === current ? 'page' : undefined}
        >
          {text}
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </ScreenLink>
      ))}
    </nav>
  )
}
