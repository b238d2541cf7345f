import { lazy } from 'react'
import { ListFilter } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const screeningModule = defineScreens({
  key: 'screening',
  uses: ['figures', 'industries', 'watch'],
  slots: {
    directoryTile: [
      { key: 'movers', name: { zh: '涨跌居前', en: 'Movers' }, order: 10, view: lazy(() => import('./Movers.tsx')) },
    ],
  },
  screens: [
    {
      key: 'screening',
      path: 'screening',
      go: 's',
      name: { zh: '筛选', en: 'Screening' },
      icon: ListFilter,
      rail: 'main',
      group: 'research',
      order: 70,
      load: () => import('./Screening.tsx'),
    },
  ],
})
