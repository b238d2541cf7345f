import { lazy } from 'react'
import { defineScreens } from '../../lib/module.ts'
import { usePolicyCount } from './company/usePolicyCount.ts'

export const policyModule = defineScreens({
  key: 'policy',
  uses: ['documents'],
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
