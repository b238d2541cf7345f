import { ListFilter } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const screeningModule = defineScreens({
  key: 'screening',
  uses: ['figures', 'impact', 'industries', 'watch'],
  screens: [
    {
      key: 'screening',
      path: 'screening',
      go: 's',
      name: { zh: '筛选', en: 'Screening' },
      icon: ListFilter,
      rail: 'main',
      order: 70,
      load: () => import('./Screening.tsx'),
    },
  ],
})
