import { PanelsTopLeft } from 'lucide-react'
import { defineScreens } from '../lib/module.ts'
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
  palette: [
    {
      key: 'commands',
      name: { zh: '命令', en: 'Commands' },
      order: 60,
      awaited: true,
      load: async () => ({ find: (await import('./palette/commands.ts')).findCommands }),
    },
    {
      key: 'screens',
      name: { zh: '页面', en: 'Screens' },
      order: 50,
      awaited: true,
      load: async () => ({ find: (await import('./palette/commands.ts')).findScreens }),
    },
  ],
  slots: {
    overviewTile: [
      { key: 'index', column: 'middle', order: 20, view: indexView, height: 'rest' },
      { key: 'market', column: 'side', order: 10, view: marketView, height: 304 },
    ],
  },
})
