import { create } from 'zustand'
import { live } from '@pandora/contract/domains/live/operations'
import type { LiveEvent } from '@pandora/contract/domains/live/operations'
import type { LiveTopic } from '@pandora/contract/live-topics'
import { send } from '../api/call.ts'
import { backOff, liveReader } from './parse.ts'

export type LiveState = 'off' | 'connecting' | 'on' | 'lost' | 'paused'
interface Live {
  state: LiveState
  /** ms at which the last event came; null before the first. */
  lastAt: number | null
}
type Message =
  | { kind: 'event'; market: string | null; event: LiveEvent }
  | { kind: 'state'; market: string | null; state: LiveState }
type Handler = (event: LiveEvent) => void

/** State of the stream, for the status bar. */
export const useLiveState = create<Live>(() => ({ state: 'off', lastAt: null }))
const handlers = new Map<LiveTopic, Set<Handler>>()
/** No word for so long means that the connection is dead; the server's heartbeat is far more often. */
const SILENCE = 60_000

function deliver(event: LiveEvent): void {
  useLiveState.setState({ lastAt: Date.now() })
  for (const handler of handlers.get(event.topic as LiveTopic) ?? []) handler(event)
}

/** Hears the events of a topic. Answers how to stop hearing. */
export function listen(topic: LiveTopic, handler: Handler): () => void {
  const set = handlers.get(topic) ?? new Set()
  handlers.set(topic, set.add(handler))
  return () => {
    set.delete(handler)
  }
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })

interface ReadTo {
  signal: AbortSignal
  lastEventId: number | undefined
  onOpen: () => void
  onEvent: (event: LiveEvent) => void
}

/** Reads one connection until it ends. Throws when it does not open. */
async function readOnce({ signal, lastEventId, onOpen, onEvent }: ReadTo): Promise<void> {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), SILENCE)
  try {
    const answer = await send(live.stream, lastEventId === undefined ? {} : { lastEventId }, {
      signal: AbortSignal.any([signal, silent.signal]),
    })
    if (!answer.ok || !answer.body || !answer.headers.get('content-type')?.startsWith('text/event-stream'))
      throw new Error(`live ${answer.status}`)
    onOpen()
    const read = liveReader(onEvent)
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(), SILENCE)
      read(value)
    }
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Keeps one stream a browser and market, shared by its tabs: one tab reads, all hear (decisions 13). Answers how to
 * stop.
 */
export function startLive(market: string | null): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const channel = new BroadcastChannel('pandora-live')
  const setState = (state: LiveState) => {
    useLiveState.setState({ state })
    channel.postMessage({ kind: 'state', market, state } satisfies Message)
  }
  let lastEventId: number | undefined
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.market !== market) return
    if (data.kind === 'state') useLiveState.setState({ state: data.state })
    else {
      // A tab that takes over the reading goes on after the last event that any of them heard.
      lastEventId = data.event.id
      deliver(data.event)
    }
  }
  const lead = async () => {
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      setState(attempt === 0 ? 'connecting' : 'lost')
      try {
        await readOnce({
          signal,
          lastEventId,
          onOpen: () => {
            attempt = 0
            setState('on')
          },
          onEvent: (event) => {
            lastEventId = event.id
            channel.postMessage({ kind: 'event', market, event } satisfies Message)
            deliver(event)
          },
        })
      } catch {
        // Told by the state; the next try comes after the wait.
      }
      if (signal.aborted) return
      setState('lost')
      await wait(backOff(attempt, Math.random()), signal)
    }
  }
  useLiveState.setState({ state: 'connecting' })
  const led = navigator.locks ? navigator.locks.request(`pandora-live:${market ?? ''}`, { signal }, lead) : lead()
  led.catch(() => undefined).finally(() => channel.close())
  return () => stop.abort()
}
