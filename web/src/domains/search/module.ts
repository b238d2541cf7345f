import { Building2 } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'
import './slots.ts'

export const searchModule = defineScreens({
  key: 'search',
  screens: [
    {
      key: 'search',
      path: 'search',
      go: 'c',
      name: { zh: '公司', en: 'Companies' },
      icon: Building2,
      rail: 'main',
      order: 60,
      phone: 4,
      load: () => import('./Search.tsx'),
    },
  ],
})
