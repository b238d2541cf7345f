import { createParser } from 'eventsource-parser'
import type { EventSourceMessage } from 'eventsource-parser'
import type { LiveEvent } from '@pandora/contract/domains/live/operations'

/** The product's event in a stream event; undefined for what is none. */
export function liveEventOf({ data, id }: EventSourceMessage): LiveEvent | undefined {
  try {
    const {
      topic,
      ids = [],
      count = 0,
      id: own = id === undefined ? Number.NaN : Number(id),
    } = JSON.parse(data) as Partial<LiveEvent>
    if (typeof topic !== 'string' || topic === '' || !Array.isArray(ids) || !Number.isInteger(own)) return undefined
    return { id: own, topic, ids: ids.map(String), count: Number(count) }
  } catch {
    return undefined
  }
}

/** Reads the product's events out of a stream whose text comes in pieces of any size. */
export function liveReader(onEvent: (event: LiveEvent) => void): (piece: string) => void {
  const parser = createParser({
    onEvent: (message) => {
      const event = liveEventOf(message)
      if (event) onEvent(event)
    },
  })
  return (piece) => parser.feed(piece)
}

/**
 * ms to wait before the n-th try in a row: 1 s, 2 s, 4 s … 30 s, spread so that tabs and readers do not come together.
 * `random` in 0…1.
 */
export function backOff(attempt: number, random: number): number {
  return Math.min(30_000, 1_000 * 2 ** Math.min(attempt, 5)) * (0.75 + random / 2)
}
