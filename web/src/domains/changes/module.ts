import { GitCompare } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const changesModule = defineScreens({
  key: 'changes',
  uses: ['analysis', 'floors', 'screening', 'search', 'themes', 'watch'],
  screens: [
    {
      key: 'changes',
      path: 'changes',
      name: { zh: '两个日期对比', en: 'Two dates compared' },
      icon: GitCompare,
      rail: null,
      under: 'search',
      load: () => import('./Changes.tsx'),
    },
  ],
})
