import { lazy } from 'react'
import { Landmark, Network } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const industriesModule = defineScreens({
  key: 'industries',
  uses: ['analysis', 'figures'],
  palette: [
    {
      key: 'industries',
      name: { zh: '行业', en: 'Industries' },
      order: 30,
      awaited: true,
      load: async () => ({ find: (await import('./palette.ts')).findIndustries }),
    },
  ],
  slots: {
    directoryTile: [
      {
        key: 'industries',
        name: { zh: '按行业', en: 'By industry' },
        order: 30,
        view: lazy(() => import('./ByIndustry.tsx')),
      },
    ],
  },
  screens: [
    {
      key: 'industries',
      path: 'industries/:code?/:tab?',
      go: 'i',
      start: 'industries',
      name: { zh: '行业', en: 'Industries' },
      icon: Network,
      rail: 'main',
      group: 'research',
      order: 150,
      shows: ['industry', 'industry_membership', 'industry_relation', 'product_relation', 'supply_edge'],
      load: () => import('./Industries.tsx'),
    },
    {
      key: 'exchanges',
      path: 'exchanges',
      name: { zh: '交易所', en: 'Exchanges' },
      icon: Landmark,
      rail: null,
      under: 'industries',
      load: () => import('./Exchanges.tsx'),
    },
  ],
})
