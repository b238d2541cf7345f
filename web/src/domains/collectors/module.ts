import { lazy } from 'react'
import { defineScreens } from '../../lib/module.ts'

export const collectorsModule = defineScreens({
  key: 'collectors',
  uses: ['administration'],
  slots: {
    administrationSection: [
      {
        key: 'collectors',
        name: { zh: '采集接口', en: 'Collectors' },
        order: 90,
        view: lazy(() => import('./Collectors.tsx')),
      },
    ],
  },
})
