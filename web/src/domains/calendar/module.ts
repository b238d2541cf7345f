import { lazy } from 'react'
import { CalendarDays } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'
import { useTodayNotes } from './bell/useTodayNotes.ts'
import { calendarView } from './views.ts'

export const calendarModule = defineScreens({
  key: 'calendar',
  uses: ['industries', 'search'],
  screens: [
    {
      key: 'calendar',
      path: 'calendar',
      name: { zh: '日历', en: 'Calendar' },
      icon: CalendarDays,
      rail: 'main',
      group: 'research',
      order: 118,
      shows: ['scheduled_event', 'lock_up_release', 'corporate_action'],
      load: () => import('./Calendar.tsx'),
    },
  ],
  views: { portfolioDashboard: { calendar: calendarView } },
  slots: {
    companyTab: [
      {
        key: 'calendar',
        name: { zh: '日历', en: 'Calendar' },
        order: 66,
        view: lazy(() => import('./company/CalendarTab.tsx')),
      },
    ],
    bell: [{ key: 'notes', order: 20, useCount: useTodayNotes, view: lazy(() => import('./bell/TodayNotes.tsx')) }],
  },
})
