import { Activity } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'
import { kindsView } from './views.ts'

export const healthModule = defineScreens({
  key: 'health',
  uses: ['analysis'],
  screens: [
    {
      key: 'health',
      path: 'health/:tab?',
      go: 'h',
      start: 'health',
      name: { zh: '数据健康', en: 'Data health' },
      icon: Activity,
      rail: 'data',
      group: 'data',
      order: 200,
      load: () => import('./Health.tsx'),
    },
  ],
  slots: {
    overviewTile: [
      {
        key: 'health',
        column: 'side',
        order: 20,
        view: kindsView,
        title: { zh: '数据健康', en: 'Data health' },
        screen: 'health',
        leads: ['kind'],
        height: 'rest',
      },
    ],
  },
})
