/**
 * Where the next older insights are asked from: up to an instant (ms), and a page where more than one page falls on it.
 */
export interface Cursor {
  endTimestamp?: number
  page: number
}

/**
 * The cursor after a page, or none where it was not full (CONV-14). The instant of the oldest is asked for again, for
 * what shares it.
 */
export function nextCursor(items: readonly { happenedAt: number }[], cursor: Cursor, size: number): Cursor | undefined {
  const oldest = items.at(-1)?.happenedAt
  if (oldest === undefined || items.length < size) return undefined
  return oldest === cursor.endTimestamp
    ? { endTimestamp: oldest, page: cursor.page + 1 }
    : { endTimestamp: oldest, page: 0 }
}

/** The pages as one list, each event once. */
export function joined<Item extends { eventId: string }>(pages: readonly { dataList: readonly Item[] }[]): Item[] {
  return [...new Map(pages.flatMap(({ dataList }) => dataList).map((item) => [item.eventId, item] as const)).values()]
}
