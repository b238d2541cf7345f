import { Suspense, useCallback, useEffect, useState } from 'react'
import { slot } from '../lib/installed.ts'
import type { BesidePanel } from './slots.ts'
import styles from './Shell.module.css'

/** The panel that stands beside the screen: Ctrl or ⌘ and its letter opens and closes it. */
export function Beside() {
  const [open, setOpen] = useState<string | null>(null)
  const close = useCallback(() => setOpen(null), [])
  useEffect(() => {
    const panels: readonly BesidePanel[] = slot('beside')
    const onKey = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      const panel = panels.find((one) => one.letter === event.key.toLowerCase())
      if (!panel) return
      event.preventDefault()
      setOpen((key) => (key === panel.key ? null : panel.key))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const panel = (slot('beside') as readonly BesidePanel[]).find((one) => one.key === open)
  if (!panel) return null
  const { view: View } = panel
  return (
    <div className={styles.beside}>
      <Suspense fallback={null}>
        <View close={close} />
      </Suspense>
    </div>
  )
}
