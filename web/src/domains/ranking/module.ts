import { Trophy } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const rankingModule = defineScreens({
  key: 'ranking',
  uses: ['analysis', 'documents'],
  screens: [
    {
      key: 'ranking',
      path: 'ranking/:tab?',
      start: 'ranking',
      name: { zh: '榜单', en: 'Rankings' },
      icon: Trophy,
      rail: 'main',
      order: 148,
      group: 'opinion',
      shows: ['rank_list', 'rank_list_entry'],
      load: () => import('./Ranking.tsx'),
    },
  ],
})
