import { Landmark } from 'lucide-react'
import { lazy } from 'react'
import { policyRooms } from '@pandora/contract/domains/policy/rooms'
import { defineScreens } from '../../lib/module.ts'
import { usePolicyCount } from './company/usePolicyCount.ts'
import { changesView } from '../policy-meetings/offers/changesView.ts'
import { mapView, parseView } from './views.ts'

export const policyModule = defineScreens({
  key: 'policy',
  uses: ['documents', 'flash', 'policy-meetings'],
  screens: [
    {
      key: 'policy',
      path: 'policy/:tab?',
      start: 'policy',
      name: { zh: '政策分析', en: 'Policy analysis' },
      icon: Landmark,
      rail: 'main',
      order: 142,
      shows: ['policy_header'],
      load: () => import('./Policy.tsx'),
    },
  ],
  rooms: policyRooms,
  views: { policyAnalysis: { parse: parseView, changes: changesView, map: mapView } },
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
