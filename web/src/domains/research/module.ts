import { lazy } from 'react'
import { defineScreens } from '../../lib/module.ts'
import { useReportCount } from './company/useReportCount.ts'

export const researchModule = defineScreens({
  key: 'research',
  uses: ['analysis', 'documents'],
  slots: {
    companyTab: [
      {
        key: 'reports',
        name: { zh: '研报', en: 'Research' },
        order: 50,
        view: lazy(() => import('./company/ReportsTab.tsx')),
        useCount: useReportCount,
      },
    ],
  },
})
