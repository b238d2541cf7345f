import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * What stands beside or over a part of a screen, without hiding the rest: it takes the focus and gives it back, and
 * Escape within it closes it alone. Before the first picture, so that no key of one who is quick is lost. What is
 * marked `data-first` in it is ready to be written in. A quiet one takes no focus.
 */
export function usePane(onClose: () => void, quiet = false): RefObject<HTMLElement | null> {
  const pane = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (quiet) return undefined
    const before = document.activeElement
    const first = pane.current?.querySelector<HTMLElement>('[data-first]')
    ;(first ?? pane.current)?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [quiet])
  useLayoutEffect(() => {
    const element = pane.current
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onClose()
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [onClose])
  return pane
}
