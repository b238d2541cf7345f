import { Orbit } from 'lucide-react'
import { lazy } from 'react'
import { themesRooms } from '@pandora/contract/domains/themes/rooms'
import { defineScreens } from '../../lib/module.ts'
import { themeEvents, themeIndex, themeMap, themeMembers } from './views.ts'

export const themesModule = defineScreens({
  key: 'themes',
  uses: ['analysis', 'events', 'figures', 'flash', 'impact', 'industries', 'landing', 'screening', 'watch'],
  palette: [
    {
      key: 'themes',
      name: { zh: '主题', en: 'Themes' },
      order: 20,
      load: async () => ({ find: (await import('./palette.ts')).findThemes }),
    },
  ],
  screens: [
    {
      key: 'themes',
      path: 'themes',
      go: 't',
      name: { zh: '主题', en: 'Themes' },
      icon: Orbit,
      rail: 'main',
      order: 130,
      shows: ['theme', 'theme_membership'],
      load: () => import('./Themes.tsx'),
    },
    {
      key: 'theme',
      path: 'themes/:themeId/:tab?',
      name: { zh: '主题', en: 'Themes' },
      icon: Orbit,
      rail: null,
      under: 'themes',
      load: () => import('./Theme.tsx'),
    },
  ],
  userPages: [{ type: 'themes', leadsOn: 'nobody', load: () => import('./visitor/ThemesPage.tsx') }],
  rooms: themesRooms,
  views: { bigTheme: { theme: themeMap, events: themeEvents, members: themeMembers, index: themeIndex } },
  slots: {
    companyTile: [
      { key: 'themes', on: 'profile', area: 'themes', order: 10, view: lazy(() => import('./company/ThemesTile.tsx')) },
    ],
  },
})
