import { lazy } from 'react'
import { Star } from 'lucide-react'
import { StarButton } from './offers/star/StarButton.tsx'
import { defineScreens } from '../../lib/module.ts'

import './slots.ts'

export const watchModule = defineScreens({
  key: 'watch',
  uses: ['analysis', 'companies', 'figures', 'impact', 'search'],
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
  ],
  slots: {
    companyAction: [{ key: 'star', order: 10, view: lazy(() => import('./company/CompanyStar.tsx')) }],
    foundSign: [{ key: 'star', order: 10, view: StarButton }],
  },
})
