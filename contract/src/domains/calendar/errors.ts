import { defineErrors } from '../../errors.ts'

/** Why the calendar is not read, or a note not kept. */
export const calendarErrors = defineErrors({
  SPAN_TOO_LONG: {
    status: 400,
    zh: '一次最多查看 {limit} 天。',
    en: 'At most {limit} days can be asked for at once.',
  },
  SPAN_BACKWARDS: { status: 400, zh: '{to} 早于 {from}。', en: '{to} is before {from}.' },
})
