import type { LiveEvent } from '@pandora/contract/domains/live/operations'

/** A live event as a line of the stream: its id, by which a reader that comes back says what it has, its topic, itself. */
export const writeEvent = (event: LiveEvent): string =>
  `id: ${event.id}\nevent: ${event.topic}\ndata: ${JSON.stringify(event)}\n\n`
