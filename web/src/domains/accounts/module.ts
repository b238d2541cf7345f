import { Settings } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'
import './slots.ts'

export const accountsModule = defineScreens({
  key: 'accounts',
  uses: ['consumer', 'landing', 'markets', 'udf'],
  palette: [
    {
      key: 'settings',
      name: { zh: '设置', en: 'Settings' },
      order: 55,
      load: async () => ({ find: (await import('./settings/palette.ts')).findSettings }),
    },
  ],
  screens: [
    {
      key: 'settings',
      path: 'settings/:section?',
      go: ',',
      start: 'settings/appearance',
      name: { zh: '设置', en: 'Settings' },
      icon: Settings,
      rail: 'end',
      order: 250,
      load: () => import('./settings/Settings.tsx'),
    },
  ],
  userPages: [
    { type: 'login', leadsOn: 'everybody', load: () => import('./login/Login.tsx') },
    { type: 'register', leadsOn: 'members', load: () => import('./Register.tsx') },
    { type: 'reset', leadsOn: 'nobody', load: () => import('./Reset.tsx') },
    { type: 'demo', leadsOn: 'everybody', load: () => import('./Demo.tsx') },
    { type: 'activate', leadsOn: 'nobody', load: () => import('./Activate.tsx') },
  ],
})
