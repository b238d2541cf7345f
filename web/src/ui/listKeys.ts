import type { KeyboardEvent } from 'react'

/**
 * Up, down, Home and End move the focus between the items (`data-item`) of the list around (`data-list`). For
 * `onKeyDown` of each item.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const items = [...(event.currentTarget.closest('[data-list]')?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
  const at = items.indexOf(event.currentTarget)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
  if (to === undefined || at < 0) return
  event.preventDefault()
  items[Math.max(0, Math.min(items.length - 1, to))]?.focus()
}
