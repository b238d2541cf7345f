import { LayoutDashboard } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const floorsModule = defineScreens({
  key: 'floors',
  screens: [
    {
      key: 'floors',
      path: '',
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
