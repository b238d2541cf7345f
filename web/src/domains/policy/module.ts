import { Landmark } from 'lucide-react'
import { lazy } from 'react'
import { policyRooms } from '@pandora/contract/domains/policy/rooms'
import { defineScreens } from '../../lib/module.ts'
import { usePolicyCount } from './company/usePolicyCount.ts'
import { indicatorsView } from '../macro/offers/indicatorsView.ts'
import { changesView } from '../policy-meetings/offers/changesView.ts'
import { cloudView, rankingView, topicsView } from '../policy-topics/offers/views.ts'
import { involvedView, mapView, parseView } from './views.ts'

export const policyModule = defineScreens({
  key: 'policy',
  uses: ['documents', 'flash', 'macro', 'policy-meetings', 'policy-topics'],
  screens: [
    {
      key: 'policy',
      path: 'policy/:tab?',
      start: 'policy',
      name: { zh: '政策分析', en: 'Policy analysis' },
      icon: Landmark,
      rail: 'main',
      group: 'policy',
      order: 142,
      shows: ['policy_header'],
      load: () => import('./Policy.tsx'),
    },
  ],
  rooms: policyRooms,
  views: {
    policyAnalysis: {
      parse: parseView,
      changes: changesView,
      map: mapView,
      topics: topicsView,
      ranking: rankingView,
      indicators: indicatorsView,
      cloud: cloudView,
      involved: involvedView,
    },
  },
  slots: {
    companyTab: [
      {
        key: 'policy',
        name: { zh: '政策', en: 'Policy' },
        order: 100,
        view: lazy(() => import('./company/PolicyTab.tsx')),
        useCount: usePolicyCount,
      },
    ],
  },
})
