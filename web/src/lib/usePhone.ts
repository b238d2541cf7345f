import { useSyncExternalStore } from 'react'

const query = matchMedia('(max-width: 767px)')
const subscribe = (changed: () => void) => {
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the page is laid out for a phone: under 768 px. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query.matches,
    () => false,
  )
}
