import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { LiveTopic } from '@pandora/contract/live-topics'
import type { View } from '@pandora/store/as-of'
import { LRUCache } from 'lru-cache'
import type { LiveHub } from '../live/hub.ts'

/** Most answers held in a process; some 60 MB of the largest kind. */
const MOST = 20_000
/** Most answers about a whole market at past instants: some seven parts an instant, 5 MB together. */
const MOST_PAST = 28
/**
 * Bytes of answers held as they go out, keys and all; the largest known has 0.6 MB, and what is larger than a part of
 * this is not held.
 */
const MOST_BYTES = 32 * 2 ** 20
/** What an entry costs beside its bytes. */
const ENTRY_BYTES = 300
/** From so many bytes on an answer that is asked for again is packed: shorter ones gain nothing by it. */
const LEAST_PACKED = 4096
const pack = promisify(gzip)

/**
 * Answers about the present that a process holds until it hears that a topic they rest on has changed in their market.
 * Only what is the
 * same for every reader is held, never what is a user's own; the past is always read. A lost notification cannot
 * outlast `longestMs`.
 */
export interface Held {
  /**
   * The held value, or what `load` gives. A failure is not held. `key` names all that it depends on besides market and
   * facts.
   */
  one: <T extends object>(view: View, read: Reading, key: string, load: () => Promise<T>) => Promise<T>
  /** The same for an answer about a whole market, held at past instants too: of those the few asked for last. */
  whole: <T extends object>(view: View, read: Reading, key: string, load: () => Promise<T>) => Promise<T>
  /**
   * The same for many ids at once: `load` gets those not held and answers by id; an id it leaves out is held as absent.
   */
  many: <T extends object>(
    view: View,
    read: Reading,
    ids: readonly string[],
    load: (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  ) => Promise<Map<string, T>>
  /** The same for an answer as it goes out, in UTF-8: held by its bytes, those asked for last. */
  text: (view: View, read: Reading, key: string, load: () => Promise<string>) => Promise<HeldText>
  /** Lets go of everything. */
  forget: () => void
}

/** An answer as it goes out. */
export interface HeldText {
  bytes: Buffer
  /** The same by gzip: null of what is short, and until it has been asked for again. */
  packed: Buffer | null
}

/**
 * What is read, as it was declared: by `defineHeld`, or by an operation that is shared. Two readings of one process
 * never have the same id.
 */
export interface Reading {
  readonly id: string
  /** What tells that it may have changed. */
  readonly topics: readonly LiveTopic[]
  /** The same for an answer of the past, where that looks at more. */
  readonly pastTopics?: readonly LiveTopic[]
}

interface Entry {
  read: Reading
  stamp: string
  value: Promise<object> | object
}
interface Text extends HeldText {
  stamp: string
  packing: boolean
}

const ABSENT = {}

/** What a process holds. `longestMs` 0 holds nothing. */
export function makeHeld(live: Pick<LiveHub, 'watch'>, longestMs: number): Held {
  const entries = new LRUCache<string, Entry>({ max: MOST, ttl: Math.max(longestMs, 1) })
  const past = new LRUCache<string, Entry>({ max: MOST_PAST, ttl: Math.max(longestMs, 1) })
  const texts = new LRUCache<string, Text>({
    maxSize: MOST_BYTES,
    maxEntrySize: MOST_BYTES / 8,
    ttl: Math.max(longestMs, 1),
    sizeCalculation: ({ bytes, packed }, key) => bytes.length + (packed?.length ?? 0) + 2 * key.length + ENTRY_BYTES,
  })
  /** Texts that are being made: who asks meanwhile waits for the same. */
  const making = new Map<string, { stamp: string; text: Promise<HeldText> }>()
  const generations = new Map<string, number>()
  let epoch = 0
  live.watch({
    changed: (marketId, topic) =>
      void generations.set(`${marketId} ${topic}`, (generations.get(`${marketId} ${topic}`) ?? 0) + 1),
    // While the connection was away news may have been missed.
    reconnected: () => void epoch++,
  })
  const holds = (view: View) => longestMs > 0 && view.asOf === null
  // Taken before loading: what changes meanwhile makes the entry out of date at once.
  const stampOf = (view: View, { topics, pastTopics = topics }: Reading) =>
    `${epoch} ${(view.asOf === null ? topics : pastTopics).map((topic) => generations.get(`${view.marketId} ${topic}`) ?? 0).join(' ')}`

  const within = <T extends object>(
    entered: LRUCache<string, Entry>,
    view: View,
    read: Reading,
    place: string,
    load: () => Promise<T>,
  ): Promise<T> => {
    const stamp = stampOf(view, read)
    const held = entered.get(place)
    // What was read by the same declaration is of the type that it answers.
    if (held?.stamp === stamp && held.read === read) return held.value as Promise<T>
    const value = load()
    entered.set(place, { read, stamp, value })
    value.catch(() => void (entered.peek(place)?.value === value && entered.delete(place)))
    return value
  }

  const make = async (
    place: string,
    stamp: string,
    current: () => string,
    load: () => Promise<string>,
  ): Promise<HeldText> => {
    try {
      const text: Text = { stamp, bytes: bytesOf(await load()), packed: null, packing: false }
      // What changes overtook is out of date already, and a newer one may stand there.
      if (current() === stamp) texts.set(place, text)
      return text
    } finally {
      if (making.get(place)?.stamp === stamp) making.delete(place)
    }
  }

  /** Packs a text beside the calls: who asks meanwhile gets it as it is, and nobody waits for it. */
  const packBeside = async (place: string, text: Text): Promise<void> => {
    if (text.packing || text.bytes.length < LEAST_PACKED) return
    text.packing = true
    // What cannot be packed goes out as it is, as before.
    const packed = await pack(text.bytes).catch(() => null)
    // Another entry, for of the same one the size would not be counted anew.
    if (packed && texts.peek(place) === text)
      texts.set(place, { ...text, packed: ofOwn(packed) }, { noUpdateTTL: true })
  }

  return {
    one: async (view, read, key, load) =>
      holds(view) ? within(entries, view, read, placeOf(view, read, key), load) : load(),
    async whole(view, read, key, load) {
      if (longestMs <= 0) return load()
      return view.asOf === null
        ? within(entries, view, read, placeOf(view, read, key), load)
        : within(past, view, read, `${view.asOf} ${placeOf(view, read, key)}`, load)
    },
    async many<T extends object>(
      view: View,
      read: Reading,
      ids: readonly string[],
      load: (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>,
    ) {
      if (!holds(view)) return new Map(await load(ids))
      const stamp = stampOf(view, read)
      const found = new Map<string, T>()
      const missing: string[] = []
      for (const id of ids) {
        const held = entries.get(placeOf(view, read, id))
        if (held?.stamp !== stamp || held.read !== read) missing.push(id)
        else if (held.value !== ABSENT) found.set(id, held.value as T)
      }
      if (missing.length === 0) return found
      const loaded = await load(missing)
      for (const id of missing) {
        const value = loaded.get(id)
        entries.set(placeOf(view, read, id), { read, stamp, value: value ?? ABSENT })
        if (value) found.set(id, value)
      }
      return found
    },
    async text(view, read, key, load) {
      if (!holds(view)) return { bytes: bytesOf(await load()), packed: null }
      const [place, stamp] = [placeOf(view, read, key), stampOf(view, read)]
      const held = texts.get(place)
      if (held?.stamp === stamp) {
        void packBeside(place, held)
        return held
      }
      const made = making.get(place)
      if (made?.stamp === stamp) return made.text
      const text = make(place, stamp, () => stampOf(view, read), load)
      making.set(place, { stamp, text })
      return text
    },
    forget: () => void epoch++,
  }
}

/**
 * What is held, asked for by nobody who holds a transaction: it may have to be read from the pool, by this call or by
 * one that came before.
 */
export function heldOutside(held: Held, outside: (what: string) => void): Held {
  const watched = <Name extends keyof Held>(name: Name): Held[Name] => {
    const ask = held[name] as (...given: unknown[]) => unknown
    return ((...given: unknown[]) => {
      outside('what is held')
      return ask(...given)
    }) as Held[Name]
  }
  return {
    one: watched('one'),
    whole: watched('whole'),
    many: watched('many'),
    text: watched('text'),
    forget: held.forget,
  }
}

/** Ids hold no space, so that no key of one can be taken for another's. */
const placeOf = (view: View, { id }: Reading, key: string): string => `${view.marketId} ${id} ${key}`

/** Of its own memory: a slice of a shared piece would keep the whole piece. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

function ofOwn(piece: Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(piece.length)
  piece.copy(bytes)
  return bytes
}
