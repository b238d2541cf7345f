import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  title: 'Watch list',
  events: 'Events',
  company: 'Company',
  event: 'Event',
  eventDay: 'Day',
  eventType: 'Type',
  eventCount_one: '{count} event',
  eventCount_other: '{count} events',
  noEvents: 'No event is watched yet. Star one in the events of a company, or on its own page.',
  noEventsAction: 'Find a company',
}
