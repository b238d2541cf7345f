import type { LiveTopic } from '@pandora/contract/live'
import type { View } from '@pandora/store/as-of'
import { LRUCache } from 'lru-cache'
import type { LiveHub } from '../live/hub.ts'

/** Most answers held in a process; some 60 MB of the largest kind. */
const MOST = 20_000
/** Most answers about a whole market at past instants: some seven parts an instant, 5 MB together. */
const MOST_PAST = 28

/**
 * Answers about the present that a process holds until it hears that a topic they rest on has changed in their market. Only what is the
 * same for every reader is held, never what is a user's own; the past is always read. A lost notification cannot outlast `longestMs`.
 */
export interface Held {
  /** The held value, or what `load` gives. A failure is not held. */
  one: <T extends object>(view: View, topics: readonly LiveTopic[], key: string, load: () => Promise<T>) => Promise<T>
  /** The same for an answer about a whole market, held at past instants too: of those the few asked for last. */
  whole: <T extends object>(view: View, topics: readonly LiveTopic[], key: string, load: () => Promise<T>) => Promise<T>
  /** The same for many ids at once: `load` gets those not held and answers by id; an id it leaves out is held as absent. */
  many: <T extends object>(view: View, topics: readonly LiveTopic[], kind: string, ids: readonly string[], load: (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>) => Promise<Map<string, T>>
}

interface Entry {
  stamp: string
  value: Promise<object> | object
}

const ABSENT = {}

/** What a process holds. `longestMs` 0 holds nothing. */
export function makeHeld(live: Pick<LiveHub, 'watch'>, longestMs: number): Held {
  const entries = new LRUCache<string, Entry>({ max: MOST, ttl: Math.max(longestMs, 1) })
  const past = new LRUCache<string, Entry>({ max: MOST_PAST, ttl: Math.max(longestMs, 1) })
  const generations = new Map<string, number>()
  let epoch = 0
  live.watch({
    changed: (marketId, topic) => void generations.set(`${marketId} ${topic}`, (generations.get(`${marketId} ${topic}`) ?? 0) + 1),
    // While the connection was away news may have been missed.
    reconnected: () => void epoch++,
  })
  const holds = (view: View) => longestMs > 0 && view.asOf === null
  // Taken before loading: what changes meanwhile makes the entry out of date at once.
  const stampOf = (view: View, topics: readonly LiveTopic[]) => `${epoch} ${topics.map((topic) => generations.get(`${view.marketId} ${topic}`) ?? 0).join(' ')}`

  const within = <T extends object>(entered: LRUCache<string, Entry>, view: View, topics: readonly LiveTopic[], place: string, load: () => Promise<T>): Promise<T> => {
    const stamp = stampOf(view, topics)
    const held = entered.get(place)
    if (held?.stamp === stamp) return held.value as Promise<T>
    const value = load()
    entered.set(place, { stamp, value })
    value.catch(() => void (entered.peek(place)?.value === value && entered.delete(place)))
    return value
  }

  return {
    one: async (view, topics, key, load) => (holds(view) ? within(entries, view, topics, `${view.marketId} ${key}`, load) : load()),
    async whole(view, topics, key, load) {
      if (longestMs <= 0) return load()
      return view.asOf === null ? within(entries, view, topics, `${view.marketId} ${key}`, load) : within(past, view, topics, `${view.marketId} ${view.asOf} ${key}`, load)
    },
    async many(view, topics, kind, ids, load) {
      if (!holds(view)) return new Map(await load(ids))
      const stamp = stampOf(view, topics)
      const found = new Map<string, Awaited<ReturnType<typeof load>> extends ReadonlyMap<string, infer T> ? T : never>()
      const missing: string[] = []
      for (const id of ids) {
        const held = entries.get(`${view.marketId} ${kind} ${id}`)
        if (held?.stamp !== stamp) missing.push(id)
        else if (held.value !== ABSENT) found.set(id, held.value as never)
      }
      if (missing.length === 0) return found
      const loaded = await load(missing)
      for (const id of missing) {
        const value = loaded.get(id)
        entries.set(`${view.marketId} ${kind} ${id}`, { stamp, value: value ?? ABSENT })
        if (value) found.set(id, value)
      }
      return found
    },
  }
}
