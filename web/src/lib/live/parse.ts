import type { LiveEvent } from '@pandora/contract/domains/live/operations'

/** One event of a stream as it is written: its `event`, its `data` lines joined, its `id`. */
export interface StreamEvent {
  event: string
  data: string
  id: string | null
}

/** Reads server-sent events out of text that comes in pieces of any size. Comments and heartbeats give no event. */
export function eventReader(): (piece: string) => StreamEvent[] {
  let rest = ''
  let event = ''
  let id: string | null = null
  let data: string[] = []
  const line = (text: string, out: StreamEvent[]) => {
    if (text === '') {
      if (data.length) out.push({ event: event || 'message', data: data.join('\n'), id })
      event = ''
      data = []
      return
    }
    const colon = text.indexOf(':')
    if (colon === 0) return
    const field = colon < 0 ? text : text.slice(0, colon)
    const value = colon < 0 ? '' : text.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    else if (field === 'event') event = value
    else if (field === 'id' && !value.includes('\0')) id = value
  }
  return (piece) => {
    rest += piece
    const out: StreamEvent[] = []
    // A piece may end between CR and LF: that CR waits for what follows.
    for (;;) {
      const end = rest.search(/\r\n|\n|\r(?!$)/)
      if (end < 0) return out
      line(rest.slice(0, end), out)
      rest = rest.slice(end + (rest.startsWith('\r\n', end) ? 2 : 1))
    }
  }
}

/** The product's event in a stream event; undefined for what is none. */
export function liveEventOf({ data, id }: StreamEvent): LiveEvent | undefined {
  try {
    const {
      topic,
      ids = [],
      count = 0,
      id: own = id === null ? Number.NaN : Number(id),
    } = JSON.parse(data) as Partial<LiveEvent>
    if (typeof topic !== 'string' || topic === '' || !Array.isArray(ids) || !Number.isInteger(own)) return undefined
    return { id: own, topic, ids: ids.map(String), count: Number(count) }
  } catch {
    return undefined
  }
}

/**
 * ms to wait before the n-th try in a row: 1 s, 2 s, 4 s … 30 s, spread so that tabs and readers do not come together.
 * `random` in 0…1.
 */
export function backOff(attempt: number, random: number): number {
  return Math.min(30_000, 1_000 * 2 ** Math.min(attempt, 5)) * (0.75 + random / 2)
}
