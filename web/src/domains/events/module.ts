import { lazy } from 'react'
import { CalendarClock, Star } from 'lucide-react'
import { useEventCount } from './company/useEventCount.ts'
import { defineScreens } from '../../lib/module.ts'

export const eventsModule = defineScreens({
  key: 'events',
  uses: ['analysis', 'impact', 'price-events', 'watch'],
  palette: [
    {
      key: 'events',
      name: { zh: '事件', en: 'Events' },
      order: 65,
      load: async () => ({ find: (await import('./palette.ts')).findEvents }),
    },
  ],
  screens: [
    {
      key: 'event',
      path: 'event/:eventId',
      name: { zh: '事件详情', en: 'Event' },
      icon: CalendarClock,
      rail: null,
      under: 'search',
      load: () => import('./EventScreen.tsx'),
    },
    {
      key: 'watchedEvents',
      path: 'watch/events',
      name: { zh: '关注的事件', en: 'Watched events' },
      icon: Star,
      rail: null,
      under: 'watch',
      load: () => import('./watched/WatchedEvents.tsx'),
    },
  ],
  slots: {
    companyTab: [
      {
        key: 'events',
        name: { zh: '事件', en: 'Events' },
        order: 20,
        view: lazy(() => import('./company/EventsTab.tsx')),
        useCount: useEventCount,
      },
    ],
  },
})
