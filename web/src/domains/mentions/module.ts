import { lazy } from 'react'
import { defineScreens } from '../../lib/module.ts'

export const mentionsModule = defineScreens({
  key: 'mentions',
  uses: ['analysis', 'documents', 'financing'],
  slots: {
    companyTab: [
      {
        key: 'technology',
        name: { zh: '技术与产品', en: 'Technology' },
        order: 110,
        view: lazy(() => import('./company/TechnologyTab.tsx')),
      },
    ],
  },
})
