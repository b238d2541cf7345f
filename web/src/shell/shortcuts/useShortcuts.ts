import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { useGo } from '../../lib/address.ts'
import { addressOf, useScreens } from '../rail/railScreens.ts'

/** Whether the list of keys is open. */
export const useShortcutList = create<{ open: boolean }>(() => ({ open: false }))
export const listShortcuts = (open: boolean): void => useShortcutList.setState({ open })

/** How long `g` waits for the letter of a screen, in ms. */
const WAIT = 1500

/** Whether keys are words here, or somebody else's: in a field, in a dialog, with a key of the system held. */
const taken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  document.querySelector('[role="dialog"], [role="menu"], dialog[open]') !== null ||
  (event.target instanceof HTMLElement &&
    (event.target.isContentEditable || event.target.matches('input, textarea, select')))

/** `?` opens the list of keys; `g` and a letter lead to a screen. */
export function useShortcuts(): void {
  const go = useGo()
  const offered = useScreens()
  const screens = useRef(offered)
  useEffect(() => void (screens.current = offered))
  useEffect(() => {
    let begun = -Infinity
    const onKey = (event: KeyboardEvent) => {
      if (taken(event)) return
      const waits = event.timeStamp - begun < WAIT
      begun = -Infinity
      const screen = waits ? screens.current.find((one) => one.go === event.key) : undefined
      if (screen) go(addressOf(screen, location.search))
      else if (event.key === '?') listShortcuts(true)
      else if (event.key === 'g') {
        begun = event.timeStamp
        return
      } else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [go])
}
