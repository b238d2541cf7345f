import { lazy } from 'react'
import { Star } from 'lucide-react'
import { StarButton } from './offers/star/StarButton.tsx'
import { defineScreens } from '../../lib/module.ts'

export const watchModule = defineScreens({
  key: 'watch',
  uses: ['analysis', 'companies', 'events', 'figures', 'impact', 'search'],
  screens: [
    {
      key: 'watch',
      path: 'watch/:groupId?',
      go: 'w',
      start: 'watch',
      name: { zh: '自选', en: 'Watch lists' },
      icon: Star,
      rail: 'main',
      order: 110,
      phone: 3,
      load: () => import('./Watch.tsx'),
    },
    {
      key: 'watchedEvents',
      path: 'watch/events',
      name: { zh: '关注的事件', en: 'Watched events' },
      icon: Star,
      rail: null,
      under: 'watch',
      load: () => import('./WatchedEvents.tsx'),
    },
  ],
  slots: {
    companyAction: [{ key: 'star', order: 10, view: lazy(() => import('./company/CompanyStar.tsx')) }],
    foundSign: [{ key: 'star', order: 10, view: StarButton }],
  },
})
