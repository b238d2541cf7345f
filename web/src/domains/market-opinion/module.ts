import { MessagesSquare } from 'lucide-react'
import { lazy } from 'react'
import { marketOpinionRooms } from '@pandora/contract/domains/market-opinion/rooms'
import { defineScreens } from '../../lib/module.ts'
import { barsView, heatView, topicsView, treeView, windowsView } from './views.ts'

export const marketOpinionModule = defineScreens({
  key: 'market-opinion',
  uses: ['documents', 'opinion', 'search'],
  screens: [
    {
      key: 'market-opinion',
      path: 'market-opinion/:tab?',
      start: 'market-opinion',
      name: { zh: '市场舆情', en: 'Market opinion' },
      icon: MessagesSquare,
      rail: 'main',
      group: 'opinion',
      order: 144,
      shows: ['post', 'hot_topic'],
      load: () => import('./MarketOpinion.tsx'),
    },
    {
      key: 'market-opinion-company',
      path: 'market-opinion/company/:companyId',
      name: { zh: '公司舆情', en: 'A company’s opinion' },
      icon: MessagesSquare,
      rail: null,
      under: 'market-opinion',
      order: 145,
      load: () => import('./company/CompanyOpinion.tsx'),
    },
  ],
  rooms: marketOpinionRooms,
  slots: { companyAction: [{ key: 'opinion', order: 30, view: lazy(() => import('./company/OpinionLink.tsx')) }] },
  views: {
    marketOpinion: { tree: treeView, heat: heatView, windows: windowsView, topics: topicsView, bars: barsView },
  },
})
