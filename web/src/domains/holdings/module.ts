import { WalletCards } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'
import { exposureView, positionsView } from './views.ts'

export const holdingsModule = defineScreens({
  key: 'holdings',
  uses: ['figures', 'impact', 'search'],
  screens: [
    {
      key: 'holdings',
      path: 'holdings/:tab?',
      start: 'holdings',
      name: { zh: '持仓', en: 'Holdings' },
      icon: WalletCards,
      rail: 'main',
      group: 'own',
      order: 115,
      load: () => import('./Holdings.tsx'),
    },
  ],
  views: { portfolioDashboard: { positions: positionsView, exposure: exposureView } },
})
