import { Activity } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const healthModule = defineScreens({
  key: 'health',
  uses: ['analysis'],
  screens: [
    {
      key: 'health',
      path: 'health/:section?',
      start: 'health',
      name: { zh: '数据健康', en: 'Data health' },
      icon: Activity,
      rail: 'data',
      order: 200,
      load: () => import('./Health.tsx'),
    },
  ],
})
