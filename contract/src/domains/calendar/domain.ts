import { defineDomain } from '../../domain.ts'
import { calendarErrors } from './errors.ts'
import { lockUpRelease, scheduledEvent } from './records.ts'

export const calendarDomain = defineDomain({
  key: 'calendar',
  uses: ['markets'],
  name: { zh: '日历', en: 'Calendar' },
  operations: async () => (await import('./operations.ts')).calendar,
  records: [scheduledEvent, lockUpRelease],
  topics: { calendar: 'everyone' },
  errors: calendarErrors,
})
