import { Newspaper } from 'lucide-react'
import { digestRooms } from '@pandora/contract/domains/digest/rooms'
import { defineScreens } from '../../lib/module.ts'
import { figuresView, newsView, weeklyView, weeksView } from './views.ts'

export const digestModule = defineScreens({
  key: 'digest',
  uses: ['documents', 'flash', 'floors', 'themes', 'watch'],
  screens: [
    {
      key: 'digest',
      path: 'digest/:tab?',
      start: 'digest',
      name: { zh: '资讯摘要', en: 'Digests' },
      icon: Newspaper,
      rail: 'main',
      group: 'research',
      order: 105,
      load: () => import('./Digest.tsx'),
    },
  ],
  rooms: digestRooms,
  views: { hejun: { weekly: weeklyView, weeks: weeksView, figures: figuresView }, heJunNews: { news: newsView } },
})
