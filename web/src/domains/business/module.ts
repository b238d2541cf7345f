import { lazy } from 'react'
import { useRowOpen } from './company/row/useRowOpen.ts'
import { defineScreens } from '../../lib/module.ts'
import { reportView } from './views.ts'

export const businessModule = defineScreens({
  key: 'business',
  uses: ['figures'],
  slots: {
    companyTile: [
      {
        key: 'business',
        on: 'overview',
        area: 'business',
        order: 20,
        view: reportView,
      },
    ],
    companyPanel: [
      {
        key: 'row',
        order: 20,
        useOpen: useRowOpen,
        view: lazy(() => import('./company/row/RowPanel.tsx')),
        on: 'overview',
      },
    ],
    companyTab: [
      {
        key: 'business',
        name: { zh: '业务', en: 'Business' },
        order: 70,
        view: lazy(() => import('./company/BusinessTab.tsx')),
      },
    ],
  },
})
