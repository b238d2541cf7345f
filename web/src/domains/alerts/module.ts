import { lazy } from 'react'
import { BellRing } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'
import { useUnread } from './bell/useUnread.ts'

export const alertsModule = defineScreens({
  key: 'alerts',
  uses: ['analysis', 'documents', 'policy', 'policy-meetings', 'policy-topics', 'search', 'themes', 'watch'],
  screens: [
    {
      key: 'alerts',
      path: 'alerts/:tab?',
      start: 'alerts',
      name: { zh: '提醒', en: 'Alerts' },
      icon: BellRing,
      rail: 'main',
      group: 'own',
      order: 115,
      load: () => import('./Alerts.tsx'),
    },
  ],
  slots: {
    bell: [{ key: 'alerts', order: 10, useCount: useUnread, view: lazy(() => import('./bell/AlertList.tsx')) }],
    companyAction: [{ key: 'alert', order: 20, view: lazy(() => import('./CompanyAlert.tsx')) }],
    keywordAction: [{ key: 'alert', order: 10, view: lazy(() => import('./KeywordAlert.tsx')) }],
    policyAction: [{ key: 'alert', order: 10, view: lazy(() => import('./PolicyFollow.tsx')) }],
    themeAction: [{ key: 'alert', order: 10, view: lazy(() => import('./ThemeAlert.tsx')) }],
  },
})
