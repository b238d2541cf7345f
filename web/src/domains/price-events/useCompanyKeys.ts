import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Alt with ↑ or ↓, anywhere inside the view: the company before or after in the watch list. */
export function useCompanyKeys(
  view: RefObject<HTMLElement | null>,
  previous: string | undefined,
  next: string | undefined,
  onCompany: (companyId: string) => void,
): void {
  useEffect(() => {
    const element = view.current
    const onKey = (event: KeyboardEvent) => {
      const to = event.altKey ? { ArrowUp: previous, ArrowDown: next }[event.key] : undefined
      if (!to) return
      event.preventDefault()
      event.stopPropagation()
      onCompany(to)
    }
    // Before the table and the chart, which move by the arrows themselves.
    element?.addEventListener('keydown', onKey, true)
    return () => element?.removeEventListener('keydown', onKey, true)
  }, [view, previous, next, onCompany])
}
