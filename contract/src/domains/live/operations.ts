import { z } from 'zod'
import { publicId } from '../../records/ids.ts'
import { defineOperation } from '../../operation.ts'

/** Most ids that an event carries; a reader of more re-reads what it shows. */
export const MOST_IDS = 200

/**
 * One live event as it stands in the stream's `data`. It carries ids only; a reader re-reads what it shows (decisions
 * 13).
 */
export const liveEvent = z.strictObject({
  id: z.int().min(1),
  /** One of the domains' topics. */ topic: z.string().min(1).max(40),
  /** Ids concerned, at most 200; empty with `count` when there are more. */
  ids: z.array(z.string()).max(MOST_IDS),
  count: z.int().min(0),
})
export type LiveEvent = z.infer<typeof liveEvent>

export const live = {
  stream: defineOperation({
    id: 'live.stream',
    method: 'GET',
    path: '/api/live',
    transport: 'live',
    rate: 'live',
    summary: 'Server-sent events of the market and of the user; replays after `lastEventId`',
    input: z.object({ lastEventId: publicId('liveEvent', z.int().min(0)).optional() }),
    output: liveEvent,
  }),
}
