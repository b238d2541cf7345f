import { Rss } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const feedsModule = defineScreens({
  key: 'feeds',
  uses: ['documents'],
  screens: [
    {
      key: 'feeds',
      path: 'feeds/:feedId?',
      start: 'feeds',
      name: { zh: '订阅源', en: 'Feeds' },
      icon: Rss,
      rail: 'data',
      group: 'data',
      order: 230,
      admin: true,
      load: () => import('./Feeds.tsx'),
    },
  ],
})
