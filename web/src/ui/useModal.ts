import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Shows a dialog over everything as long as its component stands; the focus returns to where it was. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = box.current
    const before = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return box
}
