import { PanelsTopLeft } from 'lucide-react'
import { defineScreens } from '../lib/module.ts'
import { frameShortcuts } from './shortcuts/frame.ts'
import { indexView, marketView } from './overview/views.ts'

export const shellModule = defineScreens({
  key: 'shell',
  screens: [
    {
      key: 'overview',
      path: 'overview',
      go: 'o',
      name: { zh: '总览', en: 'Overview' },
      icon: PanelsTopLeft,
      rail: 'main',
      order: 50,
      load: () => import('./overview/Overview.tsx'),
    },
  ],
  shortcuts: frameShortcuts,
  slots: {
    overviewTile: [
      { key: 'index', column: 'middle', order: 20, view: indexView, height: 'rest' },
      { key: 'market', column: 'side', order: 10, view: marketView, height: 304 },
    ],
  },
})
