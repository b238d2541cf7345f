import { PencilLine } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const correctionsModule = defineScreens({
  key: 'corrections',
  uses: ['analysis'],
  screens: [
    {
      key: 'corrections',
      path: 'corrections',
      name: { zh: '更正', en: 'Corrections' },
      icon: PencilLine,
      rail: null,
      under: 'health',
      load: () => import('./Corrections.tsx'),
    },
  ],
})
