import { z } from 'zod'
import { defineOperation } from './operation.ts'

/** What a live event is about. Events carry ids only; a reader re-reads what it shows (decisions 13). */
export const liveTopics = [
  'documents',
  'prices',
  'companies',
  'series',
  'import-run',
  'analysis',
  'figures',
  'feeds',
  'comments',
  'watch',
  'floors',
  'session',
  'user',
] as const
export type LiveTopic = (typeof liveTopics)[number]

/** One live event as it stands in the stream's `data`. */
export const liveEvent = z.object({
  id: z.int(),
  topic: z.enum(liveTopics),
  /** Ids concerned, at most 200; empty with `count` when there are more. */
  ids: z.array(z.string()),
  count: z.int(),
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
    input: z.object({ lastEventId: z.int().min(0).optional() }),
    output: liveEvent,
  }),
}
