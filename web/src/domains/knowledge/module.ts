import { LibraryBig } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const knowledgeModule = defineScreens({
  key: 'knowledge',
  uses: ['floors'],
  screens: [
    {
      key: 'knowledge',
      path: 'knowledge/:baseId?',
      start: 'knowledge',
      name: { zh: '知识库', en: 'Knowledge bases' },
      icon: LibraryBig,
      rail: 'main',
      group: 'research',
      order: 66,
      load: () => import('./Knowledge.tsx'),
    },
  ],
})
