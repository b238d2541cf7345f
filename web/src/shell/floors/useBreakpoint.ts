import { useSyncExternalStore } from 'react'
import type { Breakpoint } from '@pandora/contract/domains/floors/grid'

const large = matchMedia('(min-width: 1200px)')
const middle = matchMedia('(min-width: 768px)')
const subscribe = (heard: () => void) => {
  large.addEventListener('change', heard)
  middle.addEventListener('change', heard)
  return () => {
    large.removeEventListener('change', heard)
    middle.removeEventListener('change', heard)
  }
}

/** The width that the window is laid out for at this moment. */
export const breakpointNow = (): Breakpoint => (large.matches ? 'lg' : middle.matches ? 'md' : 'sm')

/** The width that the window is laid out for: `lg` from 1200 px, `md` from 768, `sm` below. */
export function useBreakpoint(): Breakpoint {
  return useSyncExternalStore(subscribe, breakpointNow)
}
