import { Waypoints } from 'lucide-react'
import { chainRooms } from '@pandora/contract/domains/chains/rooms'
import { defineScreens } from '../../lib/module.ts'
import { editorKeys } from './editor/keys.ts'
import './slots.ts'
import { eventView, exposureView, newsView } from './views.ts'

export const chainsModule = defineScreens({
  key: 'chains',
  uses: ['analysis', 'companies', 'impact', 'risk', 'search', 'supply', 'themes'],
  shortcuts: editorKeys,
  screens: [
    {
      key: 'chains',
      path: 'chains',
      name: { zh: '供应链', en: 'Supply chains' },
      icon: Waypoints,
      rail: 'main',
      group: 'supply',
      order: 118,
      load: () => import('./list/Chains.tsx'),
    },
    {
      key: 'chain',
      path: 'chains/:chainId',
      name: { zh: '供应链编辑', en: 'Supply chain editor' },
      icon: Waypoints,
      rail: null,
      under: 'chains',
      load: () => import('./editor/screen/ChainScreen.tsx'),
    },
    {
      key: 'chain-report',
      path: 'chains/:chainId/report',
      name: { zh: '供应链风险报告', en: 'Supply chain risk report' },
      icon: Waypoints,
      rail: null,
      under: 'chains',
      load: () => import('./report/Report.tsx'),
    },
    {
      key: 'shared-chain',
      path: 'shared-chain/:token',
      name: { zh: '分享的供应链', en: 'Shared supply chain' },
      icon: Waypoints,
      rail: null,
      under: 'chains',
      load: () => import('./share/SharedChain.tsx'),
    },
  ],
  rooms: chainRooms,
  views: { supplyChain: { event: eventView, news: newsView, exposure: exposureView } },
})
