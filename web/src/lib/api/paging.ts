/** More may follow only where a full page came back (CONV-14, A25). */
export function hasMore(received: number, requested: number): boolean {
  return received >= requested
}

/** The list after a page arrived: page 0 replaces, any later page is appended (CONV-14). */
export function withPage<Item>(list: readonly Item[], page: number, items: readonly Item[]): readonly Item[] {
  return page > 0 ? [...list, ...items] : items
}
