import { HandCoins } from 'lucide-react'
import { financingRooms } from '@pandora/contract/domains/financing/rooms'
import { defineScreens } from '../../lib/module.ts'
import { rotationView, roundsView, survivalView, topView } from './views.ts'

export const financingModule = defineScreens({
  key: 'financing',
  uses: ['documents'],
  screens: [
    {
      key: 'financing',
      path: 'financing/:tab?',
      start: 'financing',
      name: { zh: '投融资监测', en: 'Financing monitor' },
      icon: HandCoins,
      rail: 'main',
      group: 'supply',
      order: 148,
      shows: ['financing_round', 'unlisted_company'],
      load: () => import('./Financing.tsx'),
    },
    {
      key: 'investor',
      path: 'investor/:orgId',
      name: { zh: '投资机构', en: 'Investor' },
      icon: HandCoins,
      rail: null,
      under: 'financing',
      load: () => import('./organisation/Organisation.tsx'),
    },
    {
      key: 'financing-company',
      path: 'financing-company/:ventureId',
      name: { zh: '融资公司', en: 'Company in financing' },
      icon: HandCoins,
      rail: null,
      under: 'financing',
      load: () => import('./venture/Venture.tsx'),
    },
  ],
  rooms: financingRooms,
  views: {
    investmentFinancingMonitor: {
      rounds: roundsView,
      rotation: rotationView,
      top: topView,
      survival: survivalView,
    },
  },
})
