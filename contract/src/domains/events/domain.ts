import { defineDomain } from '../../domain.ts'
import { event, eventCompany } from './records.ts'

export const eventsDomain = defineDomain({
  key: 'events',
  uses: ['analysis', 'impact'],
  name: { zh: '事件', en: 'Events' },
  operations: async () => (await import('./operations.ts')).events,
  records: [event, eventCompany],
  derived: { event_evidence: ['analysis'], event_taken_over: ['analysis', 'companies'] },
})
