/** The list with the item at `from` at place `to`. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list]
  const [item] = next.splice(from, 1)
  if (item !== undefined) next.splice(to, 0, item)
  return next
}

/**
 * Page to ask for after `loaded` items where pages hold `size`; the first reload brings two of them at once (WATCH-08).
 */
export function nextPage(loaded: number, size: number): number {
  return Math.ceil(loaded / size)
}
