/** A list as a screen holds it. */
export interface HeldPage<Item> {
  dataList: readonly Item[]
  total: number
  hasMore: boolean
}

/**
 * What a screen holds of a theme's members after an answer, or after a failure (null): then nothing, and nothing more
 * (THEME-07; elsewhere a failure leaves what was there, CONV-12).
 */
export function afterThemeById<Item>(
  held: HeldPage<Item>,
  answer: (HeldPage<Item> & { page: number }) | null,
): HeldPage<Item> {
  if (answer === null) return { dataList: [], total: 0, hasMore: false }
  const { dataList, total, hasMore, page } = answer
  return { dataList: page === 0 ? dataList : [...held.dataList, ...dataList], total, hasMore }
}

/**
 * A list of latest events with what came: upward before it, downward behind it (THEME-08). An event that is there
 * already stays once, as it came last.
 */
export function withLatest<Event extends { eventId: string }>(
  held: readonly Event[],
  came: readonly Event[],
  direction: 'up' | 'down',
): Event[] {
  const fresh = new Set(came.map((one) => one.eventId))
  const rest = held.filter((one) => !fresh.has(one.eventId))
  return direction === 'up' ? [...came, ...rest] : [...rest, ...came]
}
