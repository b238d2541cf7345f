/** An event's place in the list: newest first. */
interface Placed {
  happenedAt: number
  eventId: string
}
interface Page<Event> {
  dataList: readonly Event[]
  hasMore: boolean
}

/** Most events asked for at once, and most answers read: an eye on 500 events is long enough. */
const MOST_AT_ONCE = 100
const MOST_PAGES = 5
/** Asked for beyond those shown, for what came since. */
const BEYOND = 10

const byPlace = (a: Placed, b: Placed): number =>
  b.happenedAt - a.happenedAt || (a.eventId < b.eventId ? 1 : a.eventId > b.eventId ? -1 : 0)

/** A list with what came, each at its place: an event that was read late stands where it happened. */
export function withLate<Event extends Placed>(held: readonly Event[], came: readonly Event[]): Event[] {
  const there = new Set(held.map(({ eventId }) => eventId))
  return [...held, ...came.filter(({ eventId }) => !there.has(eventId))].toSorted(byPlace)
}

/**
 * Reads the span of a list that is shown once more, from its beginning down to its last, and answers what is not in it:
 * newer events, and those that were read
 * late but happened between. `older`: whether the list goes on behind its last; what lies there is not wanted.
 */
export async function unseenIn<Event extends Placed>(
  held: readonly Event[],
  older: boolean,
  read: (from: Event | undefined, size: number) => Promise<Page<Event>>,
): Promise<Event[]> {
  const there = new Set(held.map(({ eventId }) => eventId))
  const last = older ? held.at(-1) : undefined
  const unseen: Event[] = []
  let from: Event | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { dataList, hasMore } = await read(from, Math.min(held.length + BEYOND, MOST_AT_ONCE))
    unseen.push(...dataList.filter((one) => !there.has(one.eventId) && (last === undefined || byPlace(one, last) < 0)))
    from = dataList.at(-1)
    if (!hasMore || from === undefined || (last !== undefined && byPlace(from, last) >= 0)) break
  }
  return unseen
}
