import { errors, Refusal } from '@pandora/contract/errors'
import { live } from '@pandora/contract/domains/live/operations'
import { Readable } from 'node:stream'
import type { LiveEvent } from '@pandora/contract/domains/live/operations'
import { serve, type Route } from '../../http/route.ts'
import { writeEvent } from './present.ts'

/** Comment line that keeps proxies from closing a quiet stream, in ms. */
const HEARTBEAT_MS = 15_000
/** A stream ends by itself before its access token does, so that the reader comes back with a fresh one. */
const LONGEST_MS = 10 * 60_000

/** Bytes that may wait for a reader. One that takes nothing is cut off, and comes back by its last event id. */
const MOST_WAITING = 1 << 20

/** Live connections that one user may hold in a process: a page open in as many tabs, and some on their way out. */
export const MOST_STREAMS = 30
const streams = new Map<number, number>()

/** Counts a connection of a user; answers how to count it off. Throws TOO_MANY_STREAMS. */
function counted(uid: number): () => void {
  const open = streams.get(uid) ?? 0
  if (open >= MOST_STREAMS) throw new Refusal(errors.TOO_MANY_STREAMS, { limit: MOST_STREAMS })
  streams.set(uid, open + 1)
  return () => {
    const left = (streams.get(uid) ?? 1) - 1
    if (left > 0) streams.set(uid, left)
    else streams.delete(uid)
  }
}

export const liveRoutes: readonly Route[] = [
  serve(live.stream, async ({ input, user, view, services, reply, request }) => {
    const gone = counted(user.uid)
    const audience = { marketId: view.marketId, uid: user.uid, admin: user.role === 'admin' }
    const stream = new Readable({ read() {} })
    const waiting: LiveEvent[] = []
    let replayed = false
    let ended = false
    const send = (piece: string): void => {
      if (stream.readableLength > MOST_WAITING) stream.destroy()
      else if (!ended) stream.push(piece)
    }
    const finish = (): void => {
      // A reader that takes nothing would never see the end either.
      if (ended || stream.readableLength > 0) return void stream.destroy()
      ended = true
      stream.push(null)
    }
    // Listen first, replay second: an event between the two is sent once, by its id.
    const stop = services.live.listen(audience, (event) =>
      replayed ? send(writeEvent(event)) : void waiting.push(event),
    )
    const beat = setInterval(() => send(': beat\n\n'), HEARTBEAT_MS)
    const end = setTimeout(finish, LONGEST_MS)
    // Who signs out, or is signed out, hears no more.
    const forgetEnd = services.access.onEnded(user.sessionId, finish)
    request.raw.once('close', () => stream.destroy())
    stream.once('close', () => {
      gone()
      stop()
      forgetEnd()
      clearInterval(beat)
      clearTimeout(end)
    })
    stream.push('retry: 2000\n: connected\n\n')
    const missed =
      input.lastEventId === undefined
        ? []
        : await services.live.since(services.sql, audience, input.lastEventId).catch((error: unknown) => {
            stream.destroy()
            throw error
          })
    const last = missed.at(-1)?.id ?? input.lastEventId ?? 0
    for (const event of missed) stream.push(writeEvent(event))
    for (const event of waiting) if (event.id > last) stream.push(writeEvent(event))
    replayed = true
    void reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no')
    return reply.send(stream) as never
  }),
]
