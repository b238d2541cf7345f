import { Unplug } from 'lucide-react'
import { lazy } from 'react'
import { defineScreens } from '../../lib/module.ts'
import { scenarioView } from './views.ts'

export const scenariosModule = defineScreens({
  key: 'scenarios',
  uses: ['analysis', 'chains', 'price-events', 'risk', 'search', 'supply'],
  screens: [
    {
      key: 'scenarios',
      path: 'scenarios/:tab?',
      start: 'scenarios',
      name: { zh: '情景', en: 'What if' },
      icon: Unplug,
      rail: 'main',
      group: 'supply',
      order: 118,
      load: () => import('./Scenarios.tsx'),
    },
  ],
  views: { supplyChain: { scenario: scenarioView } },
  slots: {
    riskTopicAction: [{ key: 'whatif', order: 10, view: lazy(() => import('./FromTopic.tsx')) }],
    chainPanel: [
      {
        key: 'whatif',
        order: 10,
        name: { zh: '情景', en: 'What if' },
        view: lazy(() => import('./chain/WhatIfPanel.tsx')),
        screenOf: (chainId) =>
          `/index/scenarios?what=${encodeURIComponent(JSON.stringify({ basis: { chainId }, shock: { kind: 'stop' } }))}`,
      },
    ],
  },
})
