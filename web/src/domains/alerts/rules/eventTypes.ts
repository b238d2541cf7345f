import { zh } from '../../analysis/offers/vocabulary/texts.zh.ts'

/** Types of events that rules are made of: those that have a name. */
export const eventTypes: readonly string[] = Object.keys(zh).flatMap((key) =>
  key.startsWith('event_') ? [key.slice('event_'.length)] : [],
)
