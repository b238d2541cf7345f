import { ShieldAlert } from 'lucide-react'
import { lazy } from 'react'
import { riskRooms } from '@pandora/contract/domains/risk/rooms'
import { defineScreens } from '../../lib/module.ts'
import {
  cloudView,
  countriesView,
  eventView,
  newsView,
  pandemicView,
  portfolioView,
  sentimentView,
  trendView,
} from './views.ts'
import { useMovedCount } from './bell/useMoved.ts'
import './slots.ts'

export const riskModule = defineScreens({
  key: 'risk',
  uses: ['documents', 'flash'],
  screens: [
    {
      key: 'risk',
      path: 'risk/:tab?',
      start: 'risk',
      name: { zh: '风险管理', en: 'Risk management' },
      icon: ShieldAlert,
      rail: 'main',
      group: 'supply',
      order: 145,
      shows: ['country_relation'],
      load: () => import('./Risk.tsx'),
    },
    {
      key: 'risk-topic',
      path: 'risk-topic/:topicId',
      name: { zh: '风险话题', en: 'Topic of risk' },
      icon: ShieldAlert,
      rail: null,
      under: 'risk',
      load: () => import('./RiskTopic.tsx'),
    },
  ],
  slots: {
    bell: [{ key: 'risk', order: 15, useCount: useMovedCount, view: lazy(() => import('./bell/MovedRisks.tsx')) }],
  },
  rooms: riskRooms,
  views: {
    riskManagement: {
      event: eventView,
      cloud: cloudView,
      trend: trendView,
      sentiment: sentimentView,
      news: newsView,
      portfolio: portfolioView,
      pandemic: pandemicView,
      countries: countriesView,
    },
  },
})
