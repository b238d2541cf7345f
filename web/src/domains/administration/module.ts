import { ShieldCheck } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'
import './slots.ts'

export const administrationModule = defineScreens({
  key: 'administration',
  screens: [
    {
      key: 'administration',
      path: 'administration/:section?',
      start: 'administration/users',
      name: { zh: '管理', en: 'Administration' },
      icon: ShieldCheck,
      rail: 'end',
      order: 240,
      admin: true,
      load: () => import('./Administration.tsx'),
    },
  ],
})
