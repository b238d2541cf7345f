import { calendarViews } from '@pandora/contract/domains/calendar/views'
import { defineView } from '../../lib/view.ts'

export const calendarView = defineView({
  title: { zh: '日历', en: 'Calendar' },
  parameters: calendarViews.calendar,
  waiting: 'picture',
  load: () => import('./views/CalendarView.tsx'),
})
