import { DoorOpen } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const roomsModule = defineScreens({
  key: 'rooms',
  screens: [
    {
      key: 'lobby',
      path: 'lobby',
      go: 'l',
      name: { zh: '大厅', en: 'Lobby' },
      icon: DoorOpen,
      rail: 'main',
      order: 40,
      load: () => import('../../shell/lobby/Lobby.tsx'),
    },
  ],
})
