import { DatabaseZap } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const importsModule = defineScreens({
  key: 'imports',
  screens: [
    {
      key: 'imports',
      path: 'imports/:runId?',
      go: 'p',
      start: 'imports',
      name: { zh: '导入', en: 'Imports' },
      icon: DatabaseZap,
      rail: 'data',
      group: 'data',
      order: 220,
      admin: true,
      load: () => import('./Imports.tsx'),
    },
  ],
})
