import { ChartLine, Landmark } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'
import { latestRates } from './views.ts'

export const macroModule = defineScreens({
  key: 'macro',
  screens: [
    {
      key: 'rates',
      path: 'rates',
      go: 'm',
      name: { zh: '利率与汇率', en: 'Rates & FX' },
      icon: ChartLine,
      rail: 'main',
      group: 'policy',
      order: 190,
      shows: ['series', 'observation'],
      load: () => import('./Rates.tsx'),
    },
    {
      key: 'economy',
      path: 'economy',
      name: { zh: '经济指标', en: 'Economic indicators' },
      icon: Landmark,
      rail: 'main',
      group: 'policy',
      order: 192,
      shows: ['series', 'observation'],
      load: () => import('./Economy.tsx'),
    },
  ],
  slots: {
    overviewTile: [{ key: 'rates', column: 'middle', order: 30, view: latestRates, screen: 'rates', height: 203 }],
  },
})
