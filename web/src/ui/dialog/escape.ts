/**
 * Whether Escape closes what stands over the screen. It closes the topmost alone: what is around it learns from the
 * prevented event that the key was meant for another, and a card pinned inside of it is closed before it.
 */
export function forThisAlone(event: KeyboardEvent | { nativeEvent: KeyboardEvent }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event
  if (key.target instanceof Element && key.target.closest('[popover]')) return false
  key.preventDefault()
  return true
}
