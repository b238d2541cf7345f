import { live } from '@pandora/contract/live'
import { Readable } from 'node:stream'
import type { LiveEvent } from '@pandora/contract/live'
import { serve, type Route } from '../../http/route.ts'

/** Comment line that keeps proxies from closing a quiet stream, in ms. */
const HEARTBEAT_MS = 15_000
/** A stream ends by itself before its access token does, so that the reader comes back with a fresh one. */
const LONGEST_MS = 10 * 60_000

/** Bytes that may wait for a reader. One that takes nothing is cut off, and comes back by its last event id. */
const MOST_WAITING = 1 << 20

const text = (event: LiveEvent): string => `id: ${event.id}\nevent: ${event.topic}\ndata: ${JSON.stringify(event)}\n\n`

export const liveRoutes: readonly Route[] = [
  serve(live.stream, async ({ input, user, view, services, reply, request }) => {
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
    const stop = services.live.listen(audience, (event) => (replayed ? send(text(event)) : void waiting.push(event)))
    const beat = setInterval(() => send(': beat\n\n'), HEARTBEAT_MS)
    const end = setTimeout(finish, LONGEST_MS)
    // Who signs out, or is signed out, hears no more.
    const forgetEnd = services.access.onEnded(user.sessionId, finish)
    request.raw.once('close', () => stream.destroy())
    stream.once('close', () => {
      stop()
      forgetEnd()
      clearInterval(beat)
      clearTimeout(end)
    })
    stream.push('retry: 2000\n: connected\n\n')
    const missed = input.lastEventId === undefined ? [] : await services.live.since(services.sql, audience, input.lastEventId)
    const last = missed.at(-1)?.id ?? input.lastEventId ?? 0
    for (const event of missed) stream.push(text(event))
    for (const event of waiting) if (event.id > last) stream.push(text(event))
    replayed = true
    void reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no')
    return reply.send(stream) as never
  }),
]
