import { PanelsTopLeft } from 'lucide-react'
import { defineScreens } from '../lib/module.ts'

export const shellModule = defineScreens({
  key: 'shell',
  screens: [
    {
      key: 'overview',
      path: 'overview',
      name: { zh: '总览', en: 'Overview' },
      icon: PanelsTopLeft,
      rail: 'main',
      order: 50,
      load: () => import('./overview/Overview.tsx'),
    },
  ],
})
