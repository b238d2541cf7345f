import { Target } from 'lucide-react'
import { lazy } from 'react'
import { defineScreens } from '../../lib/module.ts'

export const callsModule = defineScreens({
  key: 'calls',
  screens: [
    {
      key: 'calls',
      path: 'calls',
      name: { zh: '我的判断', en: 'My calls' },
      icon: Target,
      rail: 'main',
      group: 'own',
      order: 116,
      load: () => import('./Calls.tsx'),
    },
  ],
  slots: { companyAction: [{ key: 'call', order: 25, view: lazy(() => import('./CompanyCall.tsx')) }] },
})
