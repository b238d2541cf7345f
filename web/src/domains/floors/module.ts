import { LayoutDashboard } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const floorsModule = defineScreens({
  key: 'floors',
  shortcuts: [
    {
      where: { zh: '楼层', en: 'Floors' },
      keys: ['Ctrl Z'],
      does: { zh: '撤销上一次布局改动', en: 'Take the last change of the layout back' },
    },
  ],
  palette: [
    {
      key: 'floors',
      name: { zh: '楼层', en: 'Floors' },
      order: 40,
      load: async () => ({ find: (await import('../../shell/floors/palette.ts')).findFloors }),
    },
  ],
  screens: [
    {
      key: 'floors',
      path: '',
      go: 'f',
      name: { zh: '楼层', en: 'Floors' },
      icon: LayoutDashboard,
      rail: 'main',
      order: 10,
      phone: 1,
      load: () => import('../../shell/floors/Floors.tsx'),
    },
    {
      key: 'floor',
      path: 'floor/:floorId/:tileId?',
      name: { zh: '楼层', en: 'Floors' },
      icon: LayoutDashboard,
      rail: null,
      under: 'floors',
      load: () => import('../../shell/floors/Floors.tsx'),
    },
    {
      key: 'shared',
      path: 'shared/:token',
      name: { zh: '分享的楼层', en: 'Shared floor' },
      icon: LayoutDashboard,
      rail: null,
      under: 'floors',
      load: () => import('../../shell/floors/Shared.tsx'),
    },
  ],
})
