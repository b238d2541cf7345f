import { lazy } from 'react'
import { useScoreOpen } from './company/scoreBeside.ts'
import { defineScreens } from '../../lib/module.ts'

export const impactModule = defineScreens({
  key: 'impact',
  uses: ['analysis'],
  slots: {
    companyPanel: [
      {
        key: 'score',
        order: 30,
        useOpen: useScoreOpen,
        view: lazy(() => import('./company/ScorePanel.tsx')),
        on: 'overview',
      },
    ],
  },
})
