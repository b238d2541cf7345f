import { Zap } from 'lucide-react'
import { flashRooms } from '@pandora/contract/domains/flash/rooms'
import { defineScreens } from '../../lib/module.ts'
import { flashView, headlinesView } from './views.ts'

export const flashModule = defineScreens({
  key: 'flash',
  uses: ['analysis', 'documents', 'figures'],
  screens: [
    {
      key: 'flash',
      path: 'flash/:newsId?',
      go: 'n',
      start: 'flash',
      name: { zh: '快讯', en: 'Daily flash' },
      icon: Zap,
      rail: 'main',
      order: 100,
      phone: 2,
      shows: ['document', 'document_company'],
      load: () => import('./Flash.tsx'),
    },
  ],
  rooms: flashRooms,
  views: { dailyFlash: { flash: flashView, headlines: headlinesView } },
  slots: {
    overviewTile: [
      {
        key: 'flash',
        column: 'news',
        order: 10,
        view: flashView,
        given: { edition: '', date: '', kind: '' },
        screen: 'flash',
        height: 'rest',
      },
    ],
  },
})
