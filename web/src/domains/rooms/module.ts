import { DoorOpen } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const roomsModule = defineScreens({
  key: 'rooms',
  palette: [
    {
      key: 'rooms',
      name: { zh: '房间', en: 'Rooms' },
      order: 45,
      load: async () => ({ find: (await import('../../shell/lobby/palette.ts')).findRooms }),
    },
  ],
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
