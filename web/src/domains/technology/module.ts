import { Radar } from 'lucide-react'
import { technologyRooms } from '@pandora/contract/domains/technology/rooms'
import { defineScreens } from '../../lib/module.ts'
import { explanationView, newsView, productsView, searchView, technologiesView } from './views.ts'

export const technologyModule = defineScreens({
  key: 'technology',
  uses: ['documents', 'financing', 'themes'],
  palette: [
    {
      key: 'keywords',
      name: { zh: '技术与产品', en: 'Technologies and products' },
      order: 75,
      load: async () => ({ find: (await import('./palette.ts')).findKeywords }),
    },
  ],
  screens: [
    {
      key: 'technology',
      path: 'technology',
      name: { zh: '技术寻企', en: 'Technology finder' },
      icon: Radar,
      rail: 'main',
      group: 'research',
      order: 66,
      load: () => import('./Technology.tsx'),
    },
  ],
  rooms: technologyRooms,
  views: {
    huakong: {
      search: searchView,
      explanation: explanationView,
      technologies: technologiesView,
      products: productsView,
      news: newsView,
    },
  },
})
