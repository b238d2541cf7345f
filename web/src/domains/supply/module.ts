import { lazy } from 'react'
import { defineScreens } from '../../lib/module.ts'

export const supplyModule = defineScreens({
  key: 'supply',
  uses: ['documents'],
  slots: {
    companyTab: [
      {
        key: 'supply',
        name: { zh: '供应链', en: 'Supply chain' },
        order: 75,
        view: lazy(() => import('./company/SupplyTab.tsx')),
      },
    ],
  },
})
