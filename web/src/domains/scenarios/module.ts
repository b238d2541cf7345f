import { Unplug } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const scenariosModule = defineScreens({
  key: 'scenarios',
  uses: ['analysis', 'chains', 'risk', 'search', 'supply'],
  screens: [
    {
      key: 'scenarios',
      path: 'scenarios/:tab?',
      start: 'scenarios',
      name: { zh: '情景', en: 'What if' },
      icon: Unplug,
      rail: 'main',
      order: 118,
      load: () => import('./Scenarios.tsx'),
    },
  ],
})
