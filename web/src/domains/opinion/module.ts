import { lazy } from 'react'
import { defineScreens } from '../../lib/module.ts'

export const opinionModule = defineScreens({
  key: 'opinion',
  uses: ['analysis', 'documents', 'mentions'],
  slots: {
    companyTab: [
      {
        key: 'opinion',
        name: { zh: '舆情', en: 'Opinion' },
        order: 90,
        view: lazy(() => import('./company/OpinionTab.tsx')),
      },
    ],
  },
})
