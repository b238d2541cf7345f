import { Trophy } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const rankingModule = defineScreens({
  key: 'ranking',
  uses: ['analysis', 'documents', 'impact', 'search'],
  screens: [
    {
      key: 'ranking',
      path: 'ranking/:tab?',
      start: 'ranking',
      name: { zh: '榜单', en: 'Rankings' },
      icon: Trophy,
      rail: 'main',
      group: 'opinion',
      order: 146,
      shows: ['rank_list', 'rank_list_entry'],
      load: () => import('./Ranking.tsx'),
    },
  ],
})
